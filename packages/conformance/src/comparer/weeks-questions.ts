import { PriceGroup, type ReportPeriod } from '@vitrina/contract';
import { formatWeek, weekOrdinal } from '../computation/calendar.ts';
import type { ReportParams, SeveralWeeksName } from '../computation/reports.ts';
import type { EntityId, MarketWeek, Offer } from '../computation/week.ts';
import { type Rng, shuffle } from '../rng.ts';
import { sectionsOf, UNKNOWN_ID } from './week-questions.ts';

/** Reports that depend on several weeks: a card's profile reads all before its own. */
type WeeksName = SeveralWeeksName | 'product.info';

/** Params with which to request each report of several weeks. A report without an entry does not compile. */
type WeeksQuestions = { readonly [Name in WeeksName]: readonly ReportParams<Name>[] };

/** The params of a window, and of a comparison. */
type Window = ReportPeriod & { readonly weeks: number };
type Comparison = ReportPeriod & { readonly against?: string };
type BodyComparison = ReportPeriod & { readonly against?: string | null };

const isPublished = (weeks: readonly ReportPeriod[], week: ReportPeriod): boolean =>
  weeks.some((other) => weekOrdinal(other) === weekOrdinal(week));

/** The week of the calendar after one. */
function nextWeek({ year, weekNumber }: ReportPeriod): ReportPeriod {
  const next = { year, weekNumber: weekNumber + 1 };
  return weekOrdinal(next) === undefined ? { year: year + 1, weekNumber: 1 } : next;
}

/** The weeks that windows and comparisons name: the first, the one before the last, the last, and an unpublished one. */
function namedWeeks(weeks: readonly ReportPeriod[]) {
  const [first, previous, last] = [weeks.at(0), weeks.at(-2) ?? weeks.at(-1), weeks.at(-1)].map((week) => ({
    year: week?.year ?? 1,
    weekNumber: week?.weekNumber ?? 1,
  })) as [ReportPeriod, ReportPeriod, ReportPeriod];
  const gap = weeks.map(nextWeek).find((week) => !isPublished(weeks, week)) ?? last;
  return { first, previous, last, gap };
}

/** Windows that end in published weeks, in one that is not, and beyond the calendar. */
function createWindows(weeks: readonly ReportPeriod[]): Window[] {
  const { previous, last, gap } = namedWeeks(weeks);
  return [
    { ...last, weeks: 26 },
    { ...previous, weeks: 3 },
    { ...gap, weeks: 2 },
    { ...last, weekNumber: 54, weeks: 26 },
    { year: last.year + 1, weekNumber: 10, weeks: 2 },
    { year: 4_294_967_295, weekNumber: 1, weeks: 160 },
    { ...last, weeks: 160 },
  ];
}

/** Weeks compared with the one before, a named one, and incomparable ones. */
function createComparisons(weeks: readonly ReportPeriod[]): Comparison[] {
  const { first, previous, last, gap } = namedWeeks(weeks);
  const earlier = weeks.at(-3) ?? first;
  return [
    last,
    previous,
    { ...previous, against: formatWeek(earlier) },
    gap,
    { ...previous, against: formatWeek(previous) },
    { ...last, against: formatWeek(first) },
    { ...last, against: formatWeek(gap) },
  ];
}

/** Draws ids of entities that any of the weeks has. */
const sampleIds = (offers: readonly Offer[], id: EntityId, limit: number, rng: Rng): number[] =>
  shuffle([...new Set(offers.map((offer) => offer[id]))], rng)
    .filter((one) => one !== 0)
    .slice(0, limit);

/** Pairs each subject with the first of the settings and another one in turn, the first two subjects with all. */
const inTurn = <Subject extends object, Setting extends object>(
  subjects: readonly Subject[],
  settings: readonly Setting[],
): (Subject & Setting)[] =>
  subjects.flatMap((subject, at) =>
    settings
      .filter((_, index) => at < 2 || index === 0 || index === 1 + (at % (settings.length - 1)))
      .map((setting) => ({ ...subject, ...setting })),
  );

const kinds = [
  ['seller', 'sellerId'],
  ['brand', 'brandId'],
  ['category', 'categoryId'],
  ['product', 'productId'],
] as const;

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
const noScope = { sellerId: 0, brandId: 0, categoryId: 0 };

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
) =>
  inTurn(sellers, comparisons).map((question, at) => {
    const rivals = sellers.slice(at % 4, (at % 4) + 1 + (at % 5)).map(({ sellerId }) => sellerId);
    const rivalIds = [...rivals, UNKNOWN_ID, question.sellerId, ...rivals.slice(0, 1)];
    return { ...question, rivalIds, inMyCategories: at % 2 === 0 };
  });

/** Requests each category of many weeks in the last of them, in one with few before it and in one between. */
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

/** Creates the questions about several weeks, with up to `limit` entities of each kind. */
export function createWeeksQuestions(weeks: readonly MarketWeek[], limit: number, rng: Rng): WeeksQuestions {
  const offers = weeks.flatMap((week) => week.offers);
  const sample = (id: EntityId) => [...sampleIds(offers, id, limit, rng), UNKNOWN_ID];
  const sellers = sample('sellerId').map((sellerId) => ({ sellerId }));
  const brands = sample('brandId').map((brandId) => ({ brandId }));
  const categories = sample('categoryId').map((categoryId) => ({ categoryId }));
  const products = sample('productId').map((productId) => ({ productId }));
  const [windows, comparisons] = [createWindows(weeks), createComparisons(weeks)];
  const inBody = [...comparisons, { ...namedWeeks(weeks).last, against: null }];
  const pricePositions = (['', ...PriceGroup.options] as const).flatMap((only) =>
    comparisons.slice(0, 3).map((comparison) => ({ ...comparison, only })),
  );
  const offered = shuffle(offers, rng)
    .slice(0, Math.min(2 * limit, MAX_OFFERS))
    .map(({ productId, sellerId }) => ({ productId, sellerId }));
  return {
    'seller.history': inTurn(sellers, windows),
    'seller.changes': inTurn(sellers, comparisons),
    'seller.prices': inTurn(sellers, pricePositions),
    'seller.assortmentGap': createGapQuestions(sellers, inBody),
    'brand.changes': inTurn(brands, comparisons),
    'brand.history': inTurn(brands, windows),
    'category.history': inTurn(categories, windows),
    'category.entry': inTurn(categories, comparisons),
    'section.history': inTurn(
      weeks.slice(-2).flatMap((week) => sectionsOf(week, Math.ceil(limit / 3), rng)),
      windows,
    ),
    'product.info': inTurn(
      products,
      weeks.map(({ year, weekNumber }) => ({ year, weekNumber })).toReversed(),
    ),
    'product.offers': inTurn(products, comparisons),
    'product.history': inTurn(products, windows),
    'product.offerHistory': inTurn(offered, windows),
    'market.history': windows,
    'market.movers': createMoversQuestions(inBody, [
      ['sellers', sellers.slice(-2)],
      ['brands', brands.slice(-2)],
      ['categories', categories.slice(-2)],
    ]),
    'market.revenueSeries': createSeriesQuestions(offers, windows, limit, rng),
  };
}
