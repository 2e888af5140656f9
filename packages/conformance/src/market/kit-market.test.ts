import { FollowEvent } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { settleWeeks } from '../comparer/compare-answers.ts';
import type { FeedOffer } from '../computation/feed-offer.ts';
import { sumRevenue } from '../computation/figures.ts';
import { openMarket } from '../computation/market.ts';
import { type EntityId, type Offer, openWeek } from '../computation/week.ts';
import { createKitMarket } from './kit-market.ts';

const feed = createKitMarket();
const settled = settleWeeks(feed);
const weeks = settled.map(openWeek);
const ids: readonly EntityId[] = ['sellerId', 'brandId', 'categoryId', 'productId'];

/** Whether something holds in one of the weeks. */
const isInSome = (holds: (week: (typeof weeks)[number], at: number) => boolean): boolean => weeks.some(holds);

/** Whether two sold entities of a kind have equal revenue in a week. */
const hasTies = (id: EntityId) => isInSome(({ ranks }) => new Set(ranks[id].values()).size < ranks[id].size);

/** Whether a card has such offers. */
const hasCard = (holds: (offers: readonly Offer[]) => boolean) =>
  isInSome(({ offersBy }) => [...offersBy.productId.values()].some(holds));

/** Whether rows of one id in a week disagree about a column. */
const isDisputed = (id: 'seller_id' | 'product_id', column: keyof FeedOffer) =>
  feed.some(({ rows }) =>
    [...Map.groupBy(rows, (row) => row[id]).values()].some(
      (same) => new Set(same.map((row) => row[column])).size > 1,
    ),
  );

/** Whether a product has another value of a field than in a week before. */
const isMoved = (id: 'brandId' | 'categoryId') =>
  isInSome(({ offersBy }, at) =>
    [...offersBy.productId].some(([product, [own]]) => {
      const before = weeks[at - 1]?.offersBy.productId.get(product)?.[0];
      return before !== undefined && own !== undefined && before[id] !== own[id];
    }),
  );

const minimum = (offers: readonly Offer[]) =>
  offers.reduce<bigint>((least, { price }) => (price < least ? price : least), offers[0]?.price ?? 0n);

const count = feed.reduce((sum, { rows }) => sum + rows.length, 0);

const rules: readonly (readonly [name: string, isThere: boolean])[] = [
  ['some 3,000 offers', count > 2_800 && count < 3_200],
  [
    '14 weeks, week 53 and week 1 among them',
    weeks.length === 14 && isInSome((week) => week.weekNumber === 53),
  ],
  ...ids.map((id) => [`equal revenues (${id})`, hasTies(id)] as const),
  ...ids.map(
    (id) =>
      [
        `one that sold nothing (${id})`,
        isInSome(({ offersBy }) => [...offersBy[id].values()].some((offers) => sumRevenue(offers) === 0n)),
      ] as const,
  ),
  ...ids.map(
    (id) =>
      [
        `one that left and came back (${id})`,
        [...new Set(weeks.flatMap(({ offersBy }) => [...offersBy[id].keys()]))].some((one) =>
          /10+1/.test(weeks.map(({ offersBy }) => (offersBy[id].has(one) ? 1 : 0)).join('')),
        ),
      ] as const,
  ),
  ['goods without a brand', isInSome(({ offersBy }) => offersBy.brandId.has(0))],
  ['a card with one seller', hasCard((offers) => offers.length === 1)],
  [
    'a tie at the smallest price',
    hasCard((offers) => offers.filter(({ price }) => price === minimum(offers)).length > 1),
  ],
  [
    'a card whose cheapest seller sold nothing',
    hasCard(
      (offers) =>
        offers.length > 1 &&
        offers.some(({ price, salesCount }) => price === minimum(offers) && salesCount === 0),
    ),
  ],
  ['a card that moves to another category', isMoved('categoryId')],
  ['a card that moves to another brand', isMoved('brandId')],
  [
    'a revenue that is not price × units',
    feed.some(({ rows }) => rows.some((row) => row.revenue !== row.price * BigInt(row.sales_count))),
  ],
  ['a seller’s rows that disagree about its title', isDisputed('seller_id', 'seller_title')],
  ['a seller’s rows that disagree about its rating', isDisputed('seller_id', 'seller_rating')],
  ['a product’s rows that disagree about its rating', isDisputed('product_id', 'product_rating')],
  ['a product’s rows that disagree about its link', isDisputed('product_id', 'product_link')],
];

test.each(rules)('the kit’s own market has %s', (_, isThere) => {
  expect(isThere).toBe(true);
});

test('the kit’s own market has an event of every type', () => {
  const market = openMarket(settled);
  const follows = (['seller', 'brand', 'category', 'product'] as const).flatMap((kind, at) =>
    [...new Set(weeks.flatMap(({ offersBy }) => [...offersBy[ids[at] ?? 'sellerId'].keys()]))]
      .filter((id) => id !== 0)
      .slice(0, 25)
      .map((id, index) => ({ kind, id, note: '', isMine: kind === 'seller' && index === 0 })),
  );
  const seen = new Set(
    weeks.flatMap((week) => market.followEvents(week, follows)?.events.map(({ type }) => type) ?? []),
  );
  expect([...seen].toSorted()).toEqual([...FollowEvent.shape.type.options].toSorted());
});
