import { contract, type CreatedShare, type ReportPeriod, SHARE_TOKEN_HEADER } from '@vitrina/contract';
import { type Kit, readReport } from '../kit.ts';
import { type AccountClient, createAccountClient } from './account-client.ts';
import { checkLimit } from './request-limit.ts';

const { auth, key, period, seller, share: route } = contract;

/** A link that no server has made. */
const DEAD_TOKEN = `link_${'x'.repeat(43)}`;

/** The requests of somebody who opened a link. */
const createReader = (kit: Kit, token: string) => createAccountClient(kit, { [SHARE_TOKEN_HEADER]: token });

/** The seller and week of a link. */
type SellerWeek = ReportPeriod & { sellerId: number };

const toPath = ({ year, weekNumber, sellerId }: SellerWeek): string =>
  `/seller?sellerId=${sellerId}&year=${year}&weekNumber=${weekNumber}`;

/** The largest seller of the latest week; undefined without one. */
async function chooseSeller(kit: Kit): Promise<SellerWeek | undefined> {
  const [week] = (await readReport(kit, period.list))?.body.reportPeriods ?? [];
  const info = week && (await readReport(kit, period.weekInfo, { ...week }))?.body.weekInfo;
  const [first] = info?.topSellers ?? [];
  return week && first && { ...week, sellerId: first.id };
}

/** Makes a link, which the list has and whose token it never shows. */
async function makeLink(send: AccountClient, path: string): Promise<CreatedShare | undefined> {
  const malformed = [
    { path: '/account', expiresInDays: 1 },
    { path: `/${path}`, expiresInDays: 1 },
    { path: path.replace(/&weekNumber.*/, ''), expiresInDays: 1 },
    { path, expiresInDays: 91 },
    { path },
  ];
  for (const body of malformed) (await send(route.create, body))?.be('validation', 400);
  const made = await send(route.create, { path, expiresInDays: 1 });
  made?.be('links', 200);
  if (!made?.body) return undefined;
  const { token, url, ...listed } = made.body;
  made.equal('links', 'the address has the token', true, url.endsWith(`/s/${token}`));
  const list = await send(route.list);
  const found = list?.body?.shares.find(({ id }) => id === listed.id);
  list?.equal('links', 'the new link in the list', listed, found);
  list?.equal('links', 'the list shows the token', false, list.text.includes(token));
  return made.body;
}

/** Checks that a link opens its screen and says its limit, and opens no other week, seller, report or call of an account. */
async function checkScope(kit: Kit, { token, path }: CreatedShare, own: SellerWeek): Promise<void> {
  const send = createReader(kit, token);
  const opened = await createAccountClient(kit, '')(route.open, { token });
  opened?.be('links', 200);
  opened?.equal('links', 'path', path, opened.body?.path);
  const stranger = await createAccountClient(kit, '')(seller.info, { ...own });
  const info = await send(seller.info, { ...own });
  info?.be('links', 200);
  info?.equal('links', 'the body', stranger?.body, info.body);
  const changes = await send(seller.changes, { ...own });
  changes?.be('links', 200);
  checkLimit('links', info, changes);
  (await send(seller.info, { ...own, sellerId: own.sellerId + 1 }))?.be('links', 401);
  (await send(seller.info, { ...own, year: own.year - 1 }))?.be('links', 401);
  (await send(contract.category.list, { ...own }))?.be('links', 401);
  for (const guarded of [auth.me, key.list, route.list]) (await send(guarded))?.be('unauthorized', 401);
}

/** Checks that a link opens nothing. */
async function checkDead(kit: Kit, token: string, own: SellerWeek): Promise<void> {
  (await createReader(kit, token)(seller.info, { ...own }))?.be('links', 401);
  (await createAccountClient(kit, '')(route.open, { token }))?.be('links', 404);
}

/** Checks the links for others of a signed-in person, and leaves none. */
export async function checkLinks(kit: Kit, accessToken: string, foreignToken?: string): Promise<void> {
  for (const one of [route.list, route.create])
    (await createAccountClient(kit, 'Bearer x')(one))?.be('unauthorized', 401);
  const own = await chooseSeller(kit);
  if (!own) return;
  const send = createAccountClient(kit, `Bearer ${accessToken}`);
  const made = await makeLink(send, toPath(own));
  if (!made) return;
  await checkScope(kit, made, own);
  await checkDead(kit, DEAD_TOKEN, own);
  if (foreignToken !== undefined) {
    const foreign = createAccountClient(kit, `Bearer ${foreignToken}`);
    const list = await foreign(route.list);
    list?.equal('links', 'the list has links of another person', false, list.text.includes(made.id));
    (await foreign(route.revoke, { id: made.id }))?.be('links', 404);
  }
  (await send(route.revoke, { id: made.id }))?.be('links', 200);
  await checkDead(kit, made.token, own);
  (await send(route.revoke, { id: made.id }))?.be('links', 404);
}
