/** Fields from a division, a root or a power: their last bits depend on the order of operations. */
const isQuotient = (field: string) =>
  /^(?:average|share|gap|deepestGap|loss$|value$|reference$)|(?:Index|HHI|WithoutLeader|Share|Effect)$/.test(
    field,
  );

/** Maximum number of differences listed for one report. */
const MAX_DIFFERENCES = 10;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function isClose(expected: unknown, actual: unknown): boolean {
  if (typeof expected !== 'number' || typeof actual !== 'number') return expected === actual;
  return Math.abs(expected - actual) <= 1e-9 * Math.max(Math.abs(expected), Math.abs(actual));
}

/**
 * Lists the fields in which a report differs from the expected one, at most ten: quotients to a relative
 * 1e-9, everything else exactly and in order.
 */
export function listDifferences(expected: unknown, actual: unknown, path = ''): string[] {
  if (!isObject(expected) || !isObject(actual)) {
    const field = path.split('.').at(-1) ?? '';
    const isSame = isQuotient(field) ? isClose(expected, actual) : expected === actual;
    return isSame ? [] : [`${path}: expected ${JSON.stringify(expected)}, actual ${JSON.stringify(actual)}`];
  }
  const found: string[] = [];
  for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
    if (found.length >= MAX_DIFFERENCES) break;
    found.push(...listDifferences(expected[key], actual[key], path === '' ? key : `${path}.${key}`));
  }
  return found.slice(0, MAX_DIFFERENCES);
}
