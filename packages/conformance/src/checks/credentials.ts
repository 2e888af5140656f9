import { assertionsOn, sendRequest, type Kit } from '../kit.ts';
import type { Rule } from '../rules.ts';
import { endpointNamed, buildRequest } from '../wire/endpoints.ts';

/** An address that nobody has: the name is reserved. */
const nobody = 'conformance@vitrina.invalid';

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

/** A request that must come to this status, under this rule. */
type Refusal = readonly [call: string, values: Record<string, unknown>, status: number, rule: Rule];

const refusals: readonly Refusal[] = [
  ...notAddresses.map((email): Refusal => ['auth.requestCode', { email }, 400, 'validation']),
  ...notAddresses.map((email): Refusal => ['auth.verifyCode', { email, code: '123456' }, 400, 'validation']),
  ...notCodes.map((code): Refusal => ['auth.verifyCode', { email: nobody, code }, 400, 'validation']),
  ['auth.verifyCode', { email: nobody, code: '123456' }, 401, 'bad-code'],
  ['auth.verifyCode', { email: nobody, code: 'abcdef' }, 401, 'bad-code'],
  ['auth.verifyCode', { email: nobody, code: '      ' }, 401, 'bad-code'],
  ...notTokens.map((refreshToken): Refusal => ['auth.refresh', { refreshToken }, 400, 'validation']),
  ...deadTokens.map((refreshToken): Refusal => ['auth.refresh', { refreshToken }, 401, 'bad-refresh-token']),
];

/** Everything that sign-in refuses without knowing anybody. */
export async function checkCredentials(kit: Kit): Promise<void> {
  for (const [name, values, status, rule] of refusals) {
    const call = endpointNamed(name);
    const asked = buildRequest(call, values);
    const answer = await sendRequest(kit, call, asked);
    if (answer)
      assertionsOn(kit, { endpoint: name, request: asked }).equal(rule, 'status', status, answer.came.status);
  }
  for (const header of deadHeaders) {
    const headers = header === undefined ? {} : { authorization: header };
    const [logout, me] = [endpointNamed('auth.logout'), endpointNamed('auth.me')];
    const requests = [
      ...bodies.map((raw) => ({
        call: logout,
        asked: {
          ...buildRequest(logout),
          body: undefined,
          raw,
          headers: { 'content-type': 'application/json', ...headers },
        },
      })),
      { call: me, asked: { ...buildRequest(me), headers } },
    ];
    for (const { call, asked } of requests) {
      const answer = await sendRequest(kit, call, asked);
      if (answer)
        assertionsOn(kit, { endpoint: call.name, request: asked }).equal(
          'unauthorized',
          'status',
          401,
          answer.came.status,
        );
    }
  }
}
