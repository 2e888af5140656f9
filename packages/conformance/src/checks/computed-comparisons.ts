import { contract } from '@vitrina/contract';
import type { Assertions } from '../assertions.ts';
import { parseWeek } from '../computation/calendar.ts';
import { type Market, openMarket } from '../computation/market.ts';
import type { Names } from '../computation/week.ts';
import { assertionsOn } from '../kit.ts';
import { readAllOffers, readServerWeek, type ServerWeek } from '../server-week.ts';
import type { EndpointRoute } from '../wire/endpoints.ts';
import { sampleRows } from './sample-rows.ts';

/** Offers have no names; other rules compare those. */
const noNames: Names = {
  seller: () => ({ sellerTitle: '', sellerKaspiId: '', onKaspiFrom: null, rating: null, commentsCount: 0 }),
  brand: () => '',
  category: () => '',
  parents: () => ({ category1LvlId: 0, category2LvlId: 0 }),
  product: () => ({ productName: '', kaspiId: '', productKaspiLink: '', productMainImgLink: null }),
};

/** Asserts that every figure, flag and state of a body is the computed one, whose other fields are ignored; names are not compared. */
function assertComputed(assert: Assertions, label: string, expected: unknown, actual: unknown): void {
  if (typeof expected === 'number' && typeof actual === 'number') {
    assert.ratio('computed', label, expected, actual);
  } else if (Array.isArray(expected) && Array.isArray(actual)) {
    assert.equal('computed', `${label}: rows`, expected.length, actual.length);
    for (const [at, row] of expected.entries()) assertComputed(assert, `${label}.${at}`, row, actual[at]);
  } else if (isObject(expected) && isObject(actual)) {
    for (const [name, value] of Object.entries(actual))
      if (name.endsWith('Effect')) assertEffect(assert, `${label}.${name}`, expected, actual, name);
      else assertComputed(assert, `${label}.${name}`, expected[name], value);
  } else if (typeof expected !== 'string' || label.endsWith('state')) {
    assert.equal('computed', label, expected, actual);
  }
}

/** Asserts an effect to the precision of the largest amount beside it, which it may be a small difference of. */
function assertEffect(assert: Assertions, label: string, expected: Row, actual: Row, name: string): void {
  const [right, given] = [expected[name], actual[name]];
  if (typeof right !== 'number' || typeof given !== 'number')
    return assert.equal('computed', label, right, given);
  const size = Math.max(...Object.values(expected).map((value) => Math.abs(Number(value)) || 0));
  assert.holds('computed', Math.abs(right - given) <= 0.004 + 1e-12 * size, `${label} ${right}`, given);
}

type Row = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toMarketWeek = (week: ServerWeek, offers: Awaited<ReturnType<typeof readAllOffers>>) =>
  offers && {
    year: week.year,
    weekNumber: week.weekNumber,
    isDemo: false,
    publishedAt: '',
    offers,
    names: noNames,
  };

/** Opens the week and the one it is compared with as a market; undefined where one is too large to read whole. */
async function openCompared(week: ServerWeek, against: string | null): Promise<Market | undefined> {
  const now = toMarketWeek(week, await readAllOffers(week));
  if (against === null || !now) return now && openMarket([now]);
  const earlier = await readServerWeek(week.kit, parseWeek(against));
  const before = earlier && toMarketWeek(earlier, await readAllOffers(earlier));
  return before && openMarket([now, before]);
}

/** Checks the changes and price positions of small weeks against what follows from all of their offers. */
export async function checkComputedComparisons(week: ServerWeek): Promise<void> {
  const { year, weekNumber, kit } = week;
  const compared = await week.read(contract.market.movers, { of: 'sellers' });
  const market = compared && (await openCompared(week, compared.body.against));
  if (!market) return;
  const check = async <Of extends EndpointRoute>(route: Of, params: object, expected: unknown) => {
    const report = await week.read(route, params);
    if (report) assertComputed(assertionsOn(kit, report), 'body', expected, report.body);
  };
  for (const { sellerId } of sampleRows(week.sellers.body, kit.rng)) {
    const params = { year, weekNumber, sellerId };
    await check(contract.seller.changes, { sellerId }, market.report('seller.changes', params));
    await check(
      contract.seller.prices,
      { sellerId },
      market.report('seller.prices', { ...params, only: '' }),
    );
  }
  for (const { brandId } of sampleRows(week.brands.body, kit.rng)) {
    const params = { year, weekNumber, brandId };
    await check(contract.brand.changes, { brandId }, market.report('brand.changes', params));
    const prices = market.report('brand.prices', { ...params, threshold: '0.05' });
    await check(contract.brand.prices, { brandId }, prices);
  }
}
