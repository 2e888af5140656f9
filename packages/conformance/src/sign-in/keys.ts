import { contract, type CreatedKey, MAX_KEY_DAYS } from '@vitrina/contract';
import { isOpenToKeys } from '@vitrina/contract/serving';
import { expectStatus, type Kit } from '../kit.ts';
import { buildRequest, type Endpoint, endpointOf, endpoints, paramNamesOf } from '../wire/endpoints.ts';
import { type AccountClient, createAccountClient } from './account-client.ts';
import { checkLimit } from './request-limit.ts';

const { auth, key: route, period } = contract;

/** A key that no server has made. */
const DEAD_KEY = `Bearer key_${'x'.repeat(43)}`;

const malformedNames = [undefined, null, 1, '', '  ', 'я'.repeat(61)];

/** Makes a key, which the list has by its name and never shows. */
async function makeKey(send: AccountClient): Promise<CreatedKey | undefined> {
  for (const name of malformedNames) (await send(route.create, { name }))?.be('validation', 400);
  for (const expiresInDays of [null, 0, 1.5, MAX_KEY_DAYS + 1, '1'])
    (await send(route.create, { name: 'x', expiresInDays }))?.be('validation', 400);
  const made = await send(route.create, { name: ' Проверка договора ', expiresInDays: 1 });
  made?.be('keys', 200);
  if (!made?.body) return undefined;
  const { key, ...listed } = made.body;
  made.equal('keys', 'name', 'Проверка договора', listed.name);
  const [from, until] = [listed.createdAt, listed.expiresAt ?? ''].map((moment) => Date.parse(moment));
  made.equal('keys', 'the lifetime of a key for a day, ms', 86_400_000, (until ?? 0) - (from ?? 0));
  const list = await send(route.list);
  list?.equal(
    'keys',
    'the new key in the list',
    listed,
    list.body?.keys.find(({ id }) => id === listed.id),
  );
  list?.equal('keys', 'the list shows the key itself', false, list.text.includes(key));
  return made.body;
}

/** Checks that a key gets what a stranger gets, and says its limit. */
async function checkUse(kit: Kit, { key }: CreatedKey): Promise<void> {
  const stranger = await createAccountClient(kit, '')(period.list);
  const program = createAccountClient(kit, `Bearer ${key}`);
  const [first, second] = [await program(period.list), await program(period.list)];
  first?.be('keys', 200);
  first?.equal('keys', 'the body', stranger?.body, first.body);
  checkLimit('keys', first, second);
  for (const guarded of [auth.me, route.list]) (await program(guarded))?.be('unauthorized', 401);
}

/** Checks that each report refuses a dead key before it validates the request, and ignores any other header. */
export async function checkDeadKey(kit: Kit): Promise<void> {
  const withHeader = (endpoint: Endpoint, authorization: string) => ({
    ...buildRequest(endpoint, Object.fromEntries(paramNamesOf(endpoint).map((name) => [name, 'malformed']))),
    headers: { authorization },
  });
  for (const endpoint of endpoints)
    if (kit.judged.has(endpoint.name) && isOpenToKeys(endpoint.route))
      await expectStatus(kit, endpoint, withHeader(endpoint, DEAD_KEY), 'dead-key', 401);
  const list = endpointOf(period.list);
  if (!kit.judged.has(list.name)) return;
  for (const [header, status] of [
    ['Bearer key_x', 401],
    ['Bearer x', 200],
    ['Basic a2V5XzE6', 200],
  ] as const)
    await expectStatus(kit, list, withHeader(list, header), 'dead-key', status);
}

/** Checks that another person neither sees nor revokes a key. */
async function checkForeign(kit: Kit, { id, key }: CreatedKey, foreignToken: string): Promise<void> {
  const foreign = createAccountClient(kit, `Bearer ${foreignToken}`);
  const list = await foreign(route.list);
  list?.equal('keys', 'the list has keys of another person', false, list.text.includes(id));
  (await foreign(route.revoke, { id }))?.be('keys', 404);
  (await createAccountClient(kit, `Bearer ${key}`)(period.list))?.be('keys', 200);
}

/** Checks the keys for programs of a signed-in person, and leaves none. */
export async function checkKeys(kit: Kit, accessToken: string, foreignToken?: string): Promise<void> {
  for (const one of [route.list, route.create])
    (await createAccountClient(kit, 'Bearer x')(one))?.be('unauthorized', 401);
  const send = createAccountClient(kit, `Bearer ${accessToken}`);
  const made = await makeKey(send);
  if (!made) return;
  await checkUse(kit, made);
  if (foreignToken !== undefined) await checkForeign(kit, made, foreignToken);
  const revoked = await send(route.revoke, { id: made.id });
  revoked?.be('keys', 200);
  revoked?.equal('keys', 'the list has a revoked key', false, revoked.text.includes(made.id));
  (await createAccountClient(kit, `Bearer ${made.key}`)(period.list))?.be('keys', 401);
  (await send(route.revoke, { id: made.id }))?.be('keys', 404);
}
