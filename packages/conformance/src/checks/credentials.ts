import { expectStatus, type Kit } from '../kit.ts';
import type { Rule } from '../rules.ts';
import { checkDeadKey } from '../sign-in/keys.ts';
import { endpointNamed, buildRequest } from '../wire/endpoints.ts';

/** An address without a mailbox: the domain is reserved. */
const unknownEmail = 'conformance@vitrina.invalid';

const notAddresses = [
  undefined,
  null,
  1,
  '',
  'a',
  'a@',
  '@b.kz',
  'a b@c.kz',
  'a@b',
  'a@b..kz',
  'ә@почта.каз',
  ['a@b.kz'],
  `${'a'.repeat(65)}@b.kz`,
  `${'a'.repeat(250)}@b.kz`,
];
const notCodes = [undefined, null, 123_456, '', '12345', '1234567', ' 123456 ', ['1'], {}];
const notTokens = [undefined, null, 1, [], {}];
const deadTokens = ['', 'x', '💥', 'a'.repeat(43), 'a'.repeat(5_000), 'null', "' OR 1=1 --"];
const deadHeaders = [
  undefined,
  'Bearer',
  'Bearer ',
  'Bearer x',
  `Bearer ${'a'.repeat(43)}`,
  'Basic YTpi',
  'x',
  'Bearer null',
];
const bodies = ['{}', '{', '', '{"refreshToken":"x"}', '{"refreshToken":1}'];

/** A request with its expected status, and the rule that demands it. */
type Refusal = readonly [endpoint: string, values: Record<string, unknown>, status: number, rule: Rule];

const rejections: readonly Refusal[] = [
  ...notAddresses.map((email): Refusal => ['auth.requestCode', { email }, 400, 'validation']),
  ...notAddresses.map((email): Refusal => ['auth.verifyCode', { email, code: '123456' }, 400, 'validation']),
  ...notCodes.map((code): Refusal => ['auth.verifyCode', { email: unknownEmail, code }, 400, 'validation']),
  ['auth.verifyCode', { email: unknownEmail, code: '123456' }, 401, 'bad-code'],
  ['auth.verifyCode', { email: unknownEmail, code: 'abcdef' }, 401, 'bad-code'],
  ['auth.verifyCode', { email: unknownEmail, code: '      ' }, 401, 'bad-code'],
  ...notTokens.map((refreshToken): Refusal => ['auth.refresh', { refreshToken }, 400, 'validation']),
  ...deadTokens.map((refreshToken): Refusal => ['auth.refresh', { refreshToken }, 401, 'bad-refresh-token']),
];

/** Checks what a server rejects without a session or a code sent. */
export async function checkCredentials(kit: Kit): Promise<void> {
  for (const [name, params, status, rule] of rejections) {
    const endpoint = endpointNamed(name);
    if (kit.judged.has(name)) await expectStatus(kit, endpoint, buildRequest(endpoint, params), rule, status);
  }
  const [logout, me] = [endpointNamed('auth.logout'), endpointNamed('auth.me')];
  for (const header of deadHeaders) {
    const headers = header === undefined ? {} : { authorization: header };
    const json = { 'content-type': 'application/json', ...headers };
    for (const raw of kit.judged.has(logout.name) ? bodies : []) {
      const request = { ...buildRequest(logout), body: undefined, raw, headers: json };
      await expectStatus(kit, logout, request, 'unauthorized', 401);
    }
    if (kit.judged.has(me.name))
      await expectStatus(kit, me, { ...buildRequest(me), headers }, 'unauthorized', 401);
  }
  await checkDeadKey(kit);
}
