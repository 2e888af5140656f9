import { openMarket } from '@vitrina/conformance/computation/market.ts';
import type { EntityId, MarketWeek } from '@vitrina/conformance/computation/week.ts';
import { type Follow, FollowEvent, type SectionFollow } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { closeAfterAll } from '../close-after-all.ts';
import { compareEvents } from '@vitrina/conformance/comparer/compare-events.ts';
import { formatDifference } from '@vitrina/conformance/comparer/compare-bodies.ts';
import { settleWeeks } from '@vitrina/conformance/comparer/compare-answers.ts';
import { sectionsOf, UNKNOWN_ID } from '@vitrina/conformance/comparer/week-questions.ts';
import type { Recipe } from '@vitrina/conformance/market/random-market.ts';
import { createRandomWeeks } from '@vitrina/conformance/market/random-weeks.ts';
import { createRng, type Rng, shuffle } from '@vitrina/conformance/rng.ts';
import { openTestAnalytics } from '../clickhouse.ts';
import { type PublishedMarket, publishMarket } from './published-market.ts';

const usual: Recipe = { seed: '', offers: 1_500, unsold: 0.2, noBrand: 0.2, rated: true, extremes: false };
const { signal } = new AbortController();

const analytics = await closeAfterAll(openTestAnalytics());

const idNames = {
  seller: 'sellerId',
  brand: 'brandId',
  category: 'categoryId',
  product: 'productId',
} as const;

/** Creates follows of up to 25 random entities of each kind and sections, and unknown ones; every second list has an own shop. */
function createFollows(weeks: readonly MarketWeek[], rng: Rng, hasShop: boolean): (Follow | SectionFollow)[] {
  const offers = weeks.flatMap((week) => week.offers);
  const sample = (kind: Follow['kind'], id: EntityId) =>
    shuffle(
      [...new Set(offers.map((offer) => offer[id]))].filter((one) => one !== 0),
      rng,
    )
      .slice(0, 24)
      .concat(UNKNOWN_ID)
      .map((own, at) => ({ kind, id: own, note: '', isMine: hasShop && kind === 'seller' && at === 0 }));
  const sections = new Set(
    weeks.flatMap((week) => sectionsOf(week, 12, rng)).map(({ sectionId }) => sectionId),
  );
  return shuffle(
    [
      ...Object.entries(idNames).flatMap(([kind, id]) => sample(kind as Follow['kind'], id)),
      ...[...sections].map((id) => ({ kind: 'section', id, note: '', isMine: false }) as const),
    ],
    rng,
  );
}

/** Reads the events of every week for several people and compares each field with the independent computation. */
async function compareEveryWeek(actual: PublishedMarket, weeks: readonly MarketWeek[], seed: string) {
  const expected = openMarket(weeks);
  const found: string[] = [];
  const types = new Set<string>();
  for (const [at, { year, weekNumber }] of weeks.flatMap((week) => [week, week]).entries()) {
    const follows = createFollows(weeks, createRng(`${seed} ${at}`), at % 2 === 0);
    const stored = follows.map((follow) => ({ ...follow, since: '' }));
    const told = expected.followEvents({ year, weekNumber }, follows);
    if (told === undefined) throw new Error('The week is published');
    const read = await actual.readEvents({ year, weekNumber }, stored, { signal });
    const lines = compareEvents(told, read).map(formatDifference);
    found.push(...lines.map((line) => `${year}-W${weekNumber} ${at}: ${line}`));
    for (const { kind, type } of [...told.events, ...told.sectionEvents]) types.add(nameType(kind, type));
  }
  return { found, types };
}

/** Those of sections are named apart. */
const nameType = (kind: string, type: string): string => (kind === 'section' ? `section ${type}` : type);

const seen = new Set<string>();

test.each([
  ['', { ...usual, seed: 'events', extremes: true }],
  [' of few sellers', { ...usual, seed: 'few in events', offers: 120 }],
])(
  'every field of the events of several random weeks%s equals the independent computation',
  async (_, recipe) => {
    const weeks = createRandomWeeks(recipe);
    const settled = settleWeeks(weeks);
    const { found, types } = await publishMarket(analytics, weeks, (market) =>
      compareEveryWeek(market, settled, recipe.seed),
    );
    expect(found).toEqual([]);
    for (const type of types) seen.add(type);
  },
  120_000,
);

test('these weeks have an event of every type, and those of sections that so few sections have', () => {
  const all = [...FollowEvent.shape.type.options, 'section revenue', 'section concentration'];
  expect([...seen].toSorted()).toEqual(all.toSorted());
});
