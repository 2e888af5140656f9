/** Fields whose value comes out of a division, a root or a power, so that its last bits are the engine's own. */
const derived = new Set([
  'averagePrice',
  'averageRating',
  'brandSellersHHI',
  'categoryBrandsHHI',
  'categorySellersHHI',
  'demandIndex',
  'potentialProfitIndex',
  'shareRevenueFromBrand',
  'shareRevenueFromCategory',
  'shareRevenueFromSeller',
  'shareRevenueFromTotal',
]);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function isClose(expected: unknown, actual: unknown): boolean {
  if (typeof expected !== 'number' || typeof actual !== 'number') return expected === actual;
  return Math.abs(expected - actual) <= 1e-9 * Math.max(Math.abs(expected), Math.abs(actual));
}

/**
 * Where an answer differs from what it should be, a line for each place, at most ten: everything to the letter
 * and in order, derived figures to one part in a thousand million.
 */
export function differences(expected: unknown, actual: unknown, path = ''): string[] {
  if (!isObject(expected) || !isObject(actual)) {
    const field = path.split('.').at(-1) ?? '';
    const same = derived.has(field) ? isClose(expected, actual) : expected === actual;
    return same ? [] : [`${path}: should be ${JSON.stringify(expected)}, is ${JSON.stringify(actual)}`];
  }
  const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  const found: string[] = [];
  for (const key of keys) {
    if (found.length >= 10) break;
    found.push(...differences(expected[key], actual[key], path === '' ? key : `${path}.${key}`));
  }
  return found.slice(0, 10);
}
