import { type CategoryEntry, type CategoryRow, contract, MAX_HISTORY_WEEKS } from '@vitrina/contract';
import type { Assertions } from '../assertions.ts';
import { parseWeek, weekOrdinal } from '../computation/calendar.ts';
import {
  cohortsOf,
  MAX_WEEKS,
  notCheapestShare,
  priceBandsOf,
  weeksUpTo,
} from '../computation/category-entry.ts';
import { concentration, groupOffers } from '../computation/figures.ts';
import { toHundredths } from '../computation/money.ts';
import type { Offer } from '../computation/offer.ts';
import { assertionsOn, readReport, type Report } from '../kit.ts';
import { type Period, readOffersOf, type ServerWeek } from '../server-week.ts';
import type { ResponseBodyOf } from '../wire/endpoints.ts';
import { MAX_SELLERS } from './category.ts';
import { sampleSome } from './sample-rows.ts';

const LEADERS = 5;

/** How many categories of a large week are checked: each reads its sellers in up to 27 weeks. */
const CATEGORIES = 3;

type Entry = Report<ResponseBodyOf<typeof contract.category.entry>>;
type Sellers = Report<ResponseBodyOf<typeof contract.category.sellers>>;

/** Compares nested figures with the expected ones: quotients and money to their precision, the rest exactly. */
function compareFigures(assert: Assertions, label: string, expected: unknown, actual: unknown): void {
  if (typeof expected === 'number' && typeof actual === 'number')
    return assert.ratio('category-entry', label, expected, actual);
  if (typeof expected !== 'object' || typeof actual !== 'object' || expected === null || actual === null)
    return assert.equal('category-entry', label, expected, actual);
  const names = [expected, actual].map((value) => Object.keys(value).toSorted());
  assert.equal('category-entry', `${label}: fields`, names[0], names[1]);
  for (const [name, value] of Object.entries(expected))
    compareFigures(assert, `${label}.${name}`, value, (actual as Record<string, unknown>)[name]);
}

/** The sums of a category's sellers as one offer each. */
const summedOffers = ({ body }: Sellers, categoryId: number): Offer[] =>
  body.categorySellers.map(({ sellerId, salesCount, revenue }) => ({
    sellerId,
    categoryId,
    salesCount,
    revenue: toHundredths(revenue),
    productId: 0,
    brandId: 0,
    price: 0n,
    commentsCount: 0,
    rating: null,
  }));

/** Reads the category's sellers in each week that has it; undefined where one is missing. */
async function readSellers(week: ServerWeek, categoryId: number, weeks: readonly Period[]) {
  const history = await week.read(contract.category.history, { categoryId, weeks: MAX_HISTORY_WEEKS });
  const present = history?.body.categoryHistory.weeks.filter(({ isPresent }) => isPresent) ?? [];
  const sellers = new Map<Period, Sellers>();
  for (const period of weeks) {
    const has = present.some((one) => weekOrdinal(one) === weekOrdinal(period));
    if (!has) continue;
    const { year, weekNumber } = period;
    const report = await readReport(week.kit, contract.category.sellers, { year, weekNumber, categoryId });
    if (!report) return undefined;
    sellers.set(period, report);
  }
  return history && sellers;
}

/** Checks the cohorts of a category against its lists of sellers; not where the weeks reach beyond a history. */
async function checkCohorts(
  week: ServerWeek,
  { categoryId }: CategoryRow,
  entry: Entry,
  published: readonly Period[],
): Promise<void> {
  const now = weekOrdinal(week) ?? 0;
  const weeks = weeksUpTo(published, week).slice(-MAX_WEEKS - 1);
  const [first = week] = weeks;
  if (now - (weekOrdinal(first) ?? 0) >= MAX_HISTORY_WEEKS) return;
  const sellers = await readSellers(week, categoryId, weeks);
  if (!sellers) return;
  const offersIn = (period: Period) => {
    const list = sellers.get(period);
    return list ? summedOffers(list, categoryId) : [];
  };
  const assert = assertionsOn(week.kit, entry, ...sellers.values());
  const { cohorts } = entry.body.categoryEntry;
  compareFigures(assert, 'cohorts', cohortsOf(weeks, offersIn), cohorts);
}

/** The share of a seller in a category's list; null where the list or the seller is not there, or nothing sold. */
function shareIn(list: Sellers | undefined, sellerId: number): number | null {
  const rows = list?.body.categorySellers ?? [];
  const own = rows.find((row) => row.sellerId === sellerId);
  return own && rows.some(({ revenue }) => revenue > 0) ? own.shareRevenueFromCategory : null;
}

/** Checks who leads, by the category's sellers of the week, and what is left without the first. */
function checkLeaders(week: ServerWeek, entry: Entry, sellers: Sellers, before: Sellers | undefined): void {
  const assert = assertionsOn(week.kit, entry, sellers, ...(before ? [before] : []));
  const rows = sellers.body.categorySellers;
  const { leaders, sellersHHIWithoutLeader } = entry.body.categoryEntry;
  const expected = rows.slice(0, LEADERS).map(({ sellerId, sellerTitle, lastRating }) => ({
    sellerId,
    sellerTitle,
    lastRating,
    shareRevenueFromCategory: shareIn(sellers, sellerId),
    shareRevenueFromCategoryBefore: shareIn(before, sellerId),
  }));
  const shown = leaders.map(
    ({ notCheapestShare: _part, shareRevenueFromCategoryFourWeeksBefore: _share, ...row }) => row,
  );
  compareFigures(assert, 'leaders', expected, shown);
  const others = concentration(rows.slice(1).map(({ revenue }) => revenue));
  assert.ratio('category-entry', 'sellersHHIWithoutLeader', others, sellersHHIWithoutLeader);
}

/** Checks the shares of the leaders four calendar weeks before. */
async function checkFourWeeksBefore(
  week: ServerWeek,
  { categoryId }: CategoryRow,
  entry: Entry,
  published: readonly Period[],
) {
  const then = (weekOrdinal(week) ?? 0) - 4;
  const weeks = published.filter((period) => weekOrdinal(period) === then);
  const sellers = await readSellers(week, categoryId, weeks);
  if (!sellers) return;
  const [list] = sellers.values();
  const assert = assertionsOn(week.kit, entry, ...sellers.values());
  for (const { sellerId, shareRevenueFromCategoryFourWeeksBefore } of entry.body.categoryEntry.leaders)
    assert.ratio(
      'category-entry',
      `seller ${sellerId}: shareRevenueFromCategoryFourWeeksBefore`,
      shareIn(list, sellerId),
      shareRevenueFromCategoryFourWeeksBefore,
    );
}

/** Checks the price bands, and on what cards leaders are not the cheapest, by all offers of the category. */
function checkOffers(assert: Assertions, { priceBands, leaders }: CategoryEntry, offers: readonly Offer[]) {
  compareFigures(assert, 'priceBands', priceBandsOf(offers), priceBands);
  const bySeller = groupOffers(offers, 'sellerId');
  for (const { sellerId, notCheapestShare: given } of leaders) {
    const expected = notCheapestShare(bySeller.get(sellerId) ?? [], offers);
    assert.ratio('category-entry', `seller ${sellerId}: notCheapestShare`, expected, given);
  }
}

async function checkEntry(week: ServerWeek, row: CategoryRow, published: readonly Period[]): Promise<void> {
  const { categoryId } = row;
  const entry = await week.read(contract.category.entry, { categoryId });
  const sellers = await week.read(contract.category.sellers, { categoryId });
  if (!entry || !sellers) return;
  const { against, categoryEntry } = entry.body;
  const before = await readSellers(week, categoryId, against === null ? [] : [parseWeek(against)]);
  if (before) checkLeaders(week, entry, sellers, [...before.values()][0]);
  await checkFourWeeksBefore(week, row, entry, published);
  await checkCohorts(week, row, entry, published);
  const rows = sellers.body.categorySellers;
  if (rows.length > MAX_SELLERS) return;
  const offers = await readOffersOf(
    week,
    rows.map(({ sellerId }) => sellerId),
  );
  const inCategory = offers?.filter((offer) => offer.categoryId === categoryId);
  if (inCategory) checkOffers(assertionsOn(week.kit, entry, sellers), categoryEntry, inCategory);
}

/** Checks what awaits a seller that enters some of the categories. */
export async function checkCategoryEntry(week: ServerWeek, published: readonly Period[]): Promise<void> {
  for (const row of sampleSome(week.categories.body.categories, CATEGORIES, week.kit.rng))
    await checkEntry(week, row, published);
}
