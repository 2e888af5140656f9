import { PriceGroup } from '@vitrina/contract';
import { formatWeek } from '../computation/calendar.ts';
import type { ReportParams, SeveralWeeksName } from '../computation/reports.ts';
import type { EntityId, MarketWeek, Offer } from '../computation/week.ts';
import { type Rng, shuffle } from '../rng.ts';
import {
  type BodyComparison,
  createComparisons,
  createWindows,
  namedWeeks,
  type Window,
} from './named-weeks.ts';
import { sectionsOf, UNKNOWN_ID } from './week-questions.ts';

/** Reports that depend on several weeks: a card's profile reads all before its own. */
type WeeksName = SeveralWeeksName | 'product.info';

/** Params with which to request each report of several weeks. A report without an entry does not compile. */
type WeeksQuestions = { readonly [Name in WeeksName]: readonly ReportParams<Name>[] };

/** Draws ids of entities that any of the weeks has. */
const sampleIds = (offers: readonly Offer[], id: EntityId, limit: number, rng: Rng): number[] =>
  shuffle([...new Set(offers.map((offer) => offer[id]))], rng)
    .filter((one) => one !== 0)
    .slice(0, limit);

/** Pairs each subject with the first `always` settings and another one in turn, the first two subjects with all. */
const inTurn = <Subject extends object, Setting extends object>(
  subjects: readonly Subject[],
  settings: readonly Setting[],
  always = 1,
): (Subject & Setting)[] =>
  subjects.flatMap((subject, at) =>
    settings
      .filter((_, index) => at < 2 || index < always || index === always + (at % (settings.length - always)))
      .map((setting) => ({ ...subject, ...setting })),
  );

const kinds = [
  ['seller', 'sellerId'],
  ['brand', 'brandId'],
  ['category', 'categoryId'],
  ['product', 'productId'],
] as const;

/** The most entities of one request for series, besides an unknown one and a repeated one. */
const MAX_SERIES = 198;

/** The most offers whose history is requested. */
const MAX_OFFERS = 200;

/** Requests series of each kind, with a repeated id and an unknown one. */
const createSeriesQuestions = (
  offers: readonly Offer[],
  windows: readonly Window[],
  limit: number,
  rng: Rng,
) =>
  kinds.flatMap(([kind, id]) => {
    const known = sampleIds(offers, id, limit, rng);
    const ids = [...known, UNKNOWN_ID, ...known.slice(0, 1)];
    return windows.map((window) => ({ ...window, weeks: Math.min(window.weeks, 53), kind, ids }));
  });

const moving = ['sellers', 'brands', 'categories', 'products'] as const;
const noScope = { sellerId: 0, brandId: 0, categoryId: 0, sectionId: 0 };

/** Requests movers of each kind in the market, and in scopes allowed for the kind. */
const createMoversQuestions = (
  comparisons: readonly BodyComparison[],
  scopes: readonly (readonly [own: string, subjects: readonly object[]])[],
) =>
  moving.flatMap((of) => {
    const inScopes = scopes.flatMap(([own, subjects]) =>
      own === of ? [] : subjects.flatMap((subject) => inTurn([subject], comparisons.slice(0, 3))),
    );
    return [...comparisons, ...inScopes].map((question) => ({ ...noScope, ...question, of }));
  });

/** Requests the gap of each seller to some of the others, itself, an unknown one and a repeated one. */
const createGapQuestions = (
  sellers: readonly { readonly sellerId: number }[],
  comparisons: readonly BodyComparison[],
  always: number,
) =>
  inTurn(sellers, comparisons, always).map((question, at) => {
    const rivals = sellers.slice(at % 4, (at % 4) + 1 + (at % 5)).map(({ sellerId }) => sellerId);
    const rivalIds = [...rivals, UNKNOWN_ID, question.sellerId, ...rivals.slice(0, 1)];
    return { ...question, rivalIds, inMyCategories: at % 2 === 0 };
  });

/** Requests each category in the last of many weeks, in one with few weeks before it, and in one between. */
export function createEntryQuestions(weeks: readonly MarketWeek[]): ReportParams<'category.entry'>[] {
  const ids = [...new Set(weeks.flatMap(({ offers }) => offers.map(({ categoryId }) => categoryId)))];
  const chosen = [weeks.at(-1), weeks[5], weeks[15]].flatMap((week) => week ?? []);
  const against = formatWeek(weeks[1] ?? namedWeeks(weeks).first);
  return chosen.flatMap(({ year, weekNumber }) =>
    ids.flatMap((categoryId) => [
      { year, weekNumber, categoryId },
      { year, weekNumber, categoryId, against },
    ]),
  );
}

/** Draws up to `limit` entities of each kind, and adds an unknown one. */
function drawSubjects(weeks: readonly MarketWeek[], limit: number, rng: Rng) {
  const offers = weeks.flatMap((week) => week.offers);
  const sample = (id: EntityId) => [...sampleIds(offers, id, limit, rng), UNKNOWN_ID];
  return {
    sellers: sample('sellerId').map((sellerId) => ({ sellerId })),
    brands: sample('brandId').map((brandId) => ({ brandId })),
    categories: sample('categoryId').map((categoryId) => ({ categoryId })),
    products: sample('productId').map((productId) => ({ productId })),
    sections: weeks.slice(-2).flatMap((week) => sectionsOf(week, limit, rng)),
  };
}

/** Requests the history of each subject, and of up to twice `limit` offers. */
function createHistoryQuestions(
  weeks: readonly MarketWeek[],
  limit: number,
  rng: Rng,
  { sellers, brands, categories, products, sections }: ReturnType<typeof drawSubjects>,
) {
  const offers = weeks.flatMap((week) => week.offers);
  const windows = createWindows(weeks);
  const offered = shuffle(offers, rng)
    .slice(0, Math.min(2 * limit, MAX_OFFERS))
    .map(({ productId, sellerId }) => ({ productId, sellerId }));
  return {
    'seller.history': inTurn(sellers, windows),
    'brand.history': inTurn(brands, windows),
    'category.history': inTurn(categories, windows),
    'section.history': inTurn(sections, windows),
    'product.history': inTurn(products, windows),
    'product.offerHistory': inTurn(offered, windows),
    'market.history': windows,
    'market.revenueSeries': createSeriesQuestions(offers, windows, Math.min(limit, MAX_SERIES), rng),
  };
}

/** Creates the questions about several weeks, with up to `limit` entities of each kind. */
export function createWeeksQuestions(weeks: readonly MarketWeek[], limit: number, rng: Rng): WeeksQuestions {
  const drawn = drawSubjects(weeks, limit, rng);
  const { sellers, brands, categories, products, sections } = drawn;
  const comparisons = createComparisons(weeks);
  const inBody = [...comparisons, { ...namedWeeks(weeks).last, against: null }];
  // Without a limit each entity is compared in every week.
  const always = limit === Infinity ? weeks.length : 1;
  const compare = <Subject extends object>(subjects: readonly Subject[]) =>
    inTurn(subjects, comparisons, always);
  const pricePositions = [
    ...comparisons.map((comparison) => ({ ...comparison, only: '' as const })),
    ...PriceGroup.options.flatMap((only) => comparisons.slice(0, 3).map((one) => ({ ...one, only }))),
  ];
  return {
    'seller.changes': compare(sellers),
    'seller.prices': inTurn(sellers, pricePositions, always),
    'seller.assortmentGap': createGapQuestions(sellers, inBody, always),
    'brand.changes': compare(brands),
    'category.entry': compare(categories),
    'product.info': inTurn(products, comparisons.slice(0, weeks.length)),
    'product.offers': compare(products),
    'market.movers': createMoversQuestions(inBody, [
      ['sellers', sellers.slice(-2)],
      ['brands', brands.slice(-2)],
      ['categories', categories.slice(-2)],
      ['sections', sections.slice(-4)],
    ]),
    ...createHistoryQuestions(weeks, limit, rng, drawn),
  };
}
