import {
  contract,
  type Follow,
  type Follows,
  type ReportPeriod,
  type SectionFollow,
} from '@vitrina/contract';
import { addDifferences } from '../checks/feed.ts';
import { compareEvents } from '../comparer/compare-events.ts';
import { type Kit, readReport } from '../kit.ts';
import { endpointOf } from '../wire/endpoints.ts';
import { type AccountClient, createAccountClient } from './account-client.ts';

const { follow } = contract;

const toFollow = (kind: Follow['kind'], id: number, isMine = false): Follow => ({
  kind,
  id,
  note: isMine ? '' : 'заметка',
  isMine,
});

/** One of the largest sellers, if possible one that is undercut in the week. */
async function chooseShop(kit: Kit, week: ReportPeriod, sellerIds: readonly number[]) {
  for (const sellerId of sellerIds) {
    const prices = await readReport(kit, contract.seller.prices, { ...week, sellerId, only: 'undercut-now' });
    if (prices && prices.body.sellerPrices.undercutNowCount > 0) return sellerId;
  }
  return sellerIds[0];
}

const toSection = (id: number): SectionFollow => ({ kind: 'section', id, note: 'заметка', isMine: false });

/** The own shop, one of its cards, the largest brand and category of the week, and the sections of this category. */
async function chooseFollows(kit: Kit, week: ReportPeriod): Promise<Follows> {
  const info = (await readReport(kit, contract.period.weekInfo, { ...week }))?.body.weekInfo;
  const list = (await readReport(kit, contract.category.list, { ...week }))?.body.categories ?? [];
  const shop = await chooseShop(kit, week, info?.topSellers.map(({ id }) => id) ?? []);
  const cards =
    shop === undefined
      ? []
      : ((await readReport(kit, contract.seller.products, { ...week, sellerId: shop }))?.body
          .sellerProducts ?? []);
  const sections = list.slice(0, 1).flatMap((row) => [row.category2LvlId, row.category1LvlId]);
  const follows = [
    ...list.slice(0, 1).map(({ categoryId }) => toFollow('category', categoryId)),
    ...cards.slice(0, 1).map(({ productId }) => toFollow('product', productId)),
    ...(info?.topBrands.slice(0, 1).map(({ id }) => toFollow('brand', id)) ?? []),
    ...(shop === undefined ? [] : [toFollow('seller', shop, true)]),
  ];
  return { follows, sections: sections.map(toSection) };
}

/** Lists that no server may keep. */
const malformedLists = (follows: readonly Follow[]): readonly (readonly object[])[] => [
  [...follows, ...follows.slice(0, 1)],
  [toFollow('seller', 1, true), toFollow('seller', 2, true)],
  [toFollow('brand', 1, true)],
  [toFollow('seller', 0)],
  [{ ...toFollow('seller', 1), note: 'я'.repeat(201) }],
  Array.from({ length: 101 }, (_, at) => toFollow('product', at + 1)),
];

/** Checks that a list is kept as it was sent, and changed only from the state that the request names. */
async function checkList(send: AccountClient, { follows, sections }: Follows): Promise<void> {
  const first = await send(follow.list);
  first?.be('follows', 200);
  if (!first) return;
  const replace = (list: readonly object[], etag: string, more: object = {}) =>
    send(follow.replace, { follows: list, ...more }, { 'if-match': etag });
  (await send(follow.replace, { follows: [] }))?.be('validation', 400);
  for (const list of malformedLists(follows.length > 0 ? follows : [toFollow('seller', 1)]))
    (await replace(list, first.header('etag')))?.be('validation', 400);
  for (const list of [[toSection(0)], [toSection(1), toSection(1)], [{ ...toSection(1), isMine: true }]])
    (await replace(follows, first.header('etag'), { sections: list }))?.be('validation', 400);
  const whole = await replace([], first.header('etag'), { sections });
  whole?.be('follows', 200);
  // A client that does not know sections sends none.
  const saved = await replace(follows, whole?.header('etag') ?? '');
  saved?.be('follows', 200);
  (await replace([], first.header('etag')))?.be('follows', 412);
  const kept = await send(follow.list);
  kept?.equal('follows', 'follows', follows, kept.body?.follows);
  kept?.equal('follows', 'sections', sections, kept.body?.sections);
  kept?.equal('follows', 'ETag', saved?.header('etag'), kept.header('etag'));
}

/** Checks the events of a week against those that follow from the feed, where it is known, and what is seen of them. */
async function checkEvents(
  kit: Kit,
  send: AccountClient,
  week: ReportPeriod,
  { follows, sections }: Follows,
) {
  const answer = await send(follow.events, { ...week });
  answer?.be('events', 200);
  const body = answer?.body;
  if (!answer || !body) return;
  const unseen = body.events.filter(({ isUnseen }) => isUnseen);
  answer.equal('events', 'unseenCount', unseen.length, body.unseenCount);
  const expected = kit.market?.followEvents(week, [...follows, ...sections]);
  const endpoint = endpointOf(follow.events);
  if (expected) addDifferences(kit, answer, endpoint, compareEvents(expected, body));
  for (const route of [follow.markSeen, follow.events]) {
    const seen = await send(route, { ...week });
    seen?.be('events', 200);
    seen?.equal('events', 'unseenCount of what is seen', 0, seen.body?.unseenCount);
  }
  const after = await send(follow.events, { ...week });
  const isNew = after?.body?.sectionEvents.some(({ isUnseen }) => isUnseen);
  after?.equal('events', 'isUnseen of a section’s event that is seen', false, isNew);
}

/** Checks that the letter can be begun and ended. */
async function checkLetter(send: AccountClient): Promise<void> {
  for (const isSubscribed of [true, false]) {
    (await send(follow.setLetter, { isSubscribed }))?.be('follows', 200);
    const letter = await send(follow.letter);
    letter?.equal('follows', 'isSubscribed', isSubscribed, letter.body?.isSubscribed);
  }
  (await send(follow.setLetter, { isSubscribed: 1 }))?.be('validation', 400);
}

/** Checks what is stored for a signed-in person, and leaves nothing stored. */
export async function checkFollows(kit: Kit, accessToken: string): Promise<void> {
  const stranger = createAccountClient(kit, 'Bearer x');
  for (const route of [follow.list, follow.letter]) (await stranger(route))?.be('unauthorized', 401);
  const periods = await readReport(kit, contract.period.list);
  const [week] = periods?.body.reportPeriods ?? [];
  const send = createAccountClient(kit, `Bearer ${accessToken}`);
  const follows = week ? await chooseFollows(kit, week) : { follows: [], sections: [] };
  await checkList(send, follows);
  if (week) await checkEvents(kit, send, week, follows);
  await checkLetter(send);
  const last = await send(follow.list);
  await send(follow.replace, { follows: [], sections: [] }, { 'if-match': last?.header('etag') ?? '' });
}
