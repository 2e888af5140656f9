import { PriceGroup } from '@vitrina/contract';
import type { ReportParams, SeveralWeeksName } from '@vitrina/conformance/computation/reports.ts';
import type { EntityId, MarketWeek, Offer } from '@vitrina/conformance/computation/week.ts';
import { type Rng, shuffle } from '../../src/demo/rng.ts';
import { sectionsOf, UNKNOWN_ID } from './questions.ts';

/** Reports that depend on several weeks: a card's profile reads all before its own. */
type WeeksName = SeveralWeeksName | 'product.info';

/** Params with which the oracle requests each report of several weeks. A report without an entry does not compile. */
type Questions = { readonly [Name in WeeksName]: readonly ReportParams<Name>[] };

/** Windows and comparisons of the weeks of `createRandomWeeks`: unpublished, beyond the calendar, with gaps. */
const windows = [
  { year: 2027, weekNumber: 3, weeks: 26 },
  { year: 2027, weekNumber: 1, weeks: 3 },
  { year: 2026, weekNumber: 52, weeks: 2 },
  { year: 2026, weekNumber: 54, weeks: 26 },
  { year: 2027, weekNumber: 10, weeks: 2 },
  { year: 4_294_967_295, weekNumber: 1, weeks: 160 },
];

/** Weeks compared with the one before, a named one, and incomparable ones. */
const comparisons = [
  { year: 2027, weekNumber: 1 },
  { year: 2026, weekNumber: 52 },
  { year: 2027, weekNumber: 1, against: '2026-W51' },
  { year: 2027, weekNumber: 1, against: '2026-W53' },
  { year: 2027, weekNumber: 1, against: '2027-W01' },
  { year: 2027, weekNumber: 3 },
  { year: 2027, weekNumber: 3, against: '2026-W50' },
];

/** The same for each group of price positions, and for all of them. */
const pricePositions = (['', ...PriceGroup.options] as const).flatMap((only) =>
  comparisons.slice(0, 3).map((comparison) => ({ ...comparison, only })),
);

/** Draws ids of entities that any of the weeks has. */
const sampleIds = (offers: readonly Offer[], id: EntityId, limit: number, rng: Rng): number[] =>
  shuffle([...new Set(offers.map((offer) => offer[id]))], rng)
    .filter((one) => one !== 0)
    .slice(0, limit);

/** Pairs each subject with one of the settings in turn, the first two subjects with all of them. */
const inTurn = <Subject extends object, Setting extends object>(
  subjects: readonly Subject[],
  settings: readonly Setting[],
): (Subject & Setting)[] =>
  subjects.flatMap((subject, at) =>
    settings
      .filter((_, index) => at < 2 || index === at % settings.length)
      .map((setting) => ({ ...subject, ...setting })),
  );

const kinds = [
  ['seller', 'sellerId'],
  ['brand', 'brandId'],
  ['category', 'categoryId'],
  ['product', 'productId'],
] as const;

/** Requests series of each kind, with a repeated id and an unknown one. */
const createSeriesQuestions = (offers: readonly Offer[], limit: number, rng: Rng) =>
  kinds.flatMap(([kind, id]) => {
    const known = sampleIds(offers, id, limit, rng);
    const ids = [...known, UNKNOWN_ID, ...known.slice(0, 1)];
    return windows.map((window) => ({ ...window, weeks: Math.min(window.weeks, 53), kind, ids }));
  });

const moving = ['sellers', 'brands', 'categories', 'products'] as const;
const noScope = { sellerId: 0, brandId: 0, categoryId: 0 };

/** Requests movers of each kind in the market, and in scopes allowed for the kind. */
const createMoversQuestions = (scopes: readonly (readonly [own: string, subjects: readonly object[]])[]) =>
  moving.flatMap((of) => {
    const inMarket = [...comparisons, { year: 2027, weekNumber: 3, against: null }];
    const inScopes = scopes.flatMap(([own, subjects]) =>
      own === of ? [] : subjects.flatMap((subject) => inTurn([subject], comparisons.slice(0, 3))),
    );
    return [...inMarket, ...inScopes].map((question) => ({ ...noScope, ...question, of }));
  });

/** Requests the gap of each seller to some of the others, itself, an unknown one and a repeated one. */
const createGapQuestions = (sellers: readonly { readonly sellerId: number }[]) =>
  inTurn(sellers, [...comparisons, { year: 2027, weekNumber: 3, against: null }]).map((question, at) => {
    const rivals = sellers.slice(at % 4, (at % 4) + 1 + (at % 5)).map(({ sellerId }) => sellerId);
    const rivalIds = [...rivals, UNKNOWN_ID, question.sellerId, ...rivals.slice(0, 1)];
    return { ...question, rivalIds, inMyCategories: at % 2 === 0 };
  });

/** Requests each category of many weeks in the last of them, in one with few before it and in one between. */
export function createEntryQuestions(weeks: readonly MarketWeek[]): ReportParams<'category.entry'>[] {
  const ids = [...new Set(weeks.flatMap(({ offers }) => offers.map(({ categoryId }) => categoryId)))];
  const chosen = [weeks.at(-1), weeks[5], weeks[15]].flatMap((week) => week ?? []);
  return chosen.flatMap(({ year, weekNumber }) =>
    ids.flatMap((categoryId) => [
      { year, weekNumber, categoryId },
      { year, weekNumber, categoryId, against: '2026-W21' },
    ]),
  );
}

/** Creates the questions about several weeks, with up to `limit` entities of each kind. */
export function createWeeksQuestions(weeks: readonly MarketWeek[], limit: number, rng: Rng): Questions {
  const offers = weeks.flatMap((week) => week.offers);
  const sample = (id: EntityId) => [...sampleIds(offers, id, limit, rng), UNKNOWN_ID];
  const sellers = sample('sellerId').map((sellerId) => ({ sellerId }));
  const brands = sample('brandId').map((brandId) => ({ brandId }));
  const categories = sample('categoryId').map((categoryId) => ({ categoryId }));
  const products = sample('productId').map((productId) => ({ productId }));
  const offered = shuffle(offers, rng)
    .slice(0, 2 * limit)
    .map(({ productId, sellerId }) => ({ productId, sellerId }));
  return {
    'seller.history': inTurn(sellers, windows),
    'seller.changes': inTurn(sellers, comparisons),
    'seller.prices': inTurn(sellers, pricePositions),
    'seller.assortmentGap': createGapQuestions(sellers),
    'brand.changes': inTurn(brands, comparisons),
    'brand.history': inTurn(brands, windows),
    'category.history': inTurn(categories, windows),
    'category.entry': inTurn(categories, comparisons),
    'section.history': inTurn(
      weeks.slice(-2).flatMap((week) => sectionsOf(week, Math.ceil(limit / 3), rng)),
      windows,
    ),
    'product.info': products.flatMap((product) =>
      weeks.map(({ year, weekNumber }) => ({ ...product, year, weekNumber })),
    ),
    'product.offers': inTurn(products, comparisons),
    'product.history': inTurn(products, windows),
    'product.offerHistory': inTurn(offered, windows),
    'market.history': windows,
    'market.movers': createMoversQuestions([
      ['sellers', sellers.slice(-2)],
      ['brands', brands.slice(-2)],
      ['categories', categories.slice(-2)],
    ]),
    'market.revenueSeries': createSeriesQuestions(offers, limit, rng),
  };
}
