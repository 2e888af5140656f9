/** The search params that say which entity and which weeks a screen is about. */
const scopeNames = [
  'year',
  'weekNumber',
  'against',
  'sellerId',
  'brandId',
  'categoryId',
  'sectionId',
  'productId',
] as const;

const hasSame = (name: string, one: URLSearchParams, other: URLSearchParams): boolean =>
  one.getAll(name).join() === other.getAll(name).join();

/**
 * The search params of a link's page: those of the shared address at first, then what the reader has chosen, always
 * with the entity and the weeks of the link. Undefined where the address of the page has them already.
 */
export function keepInScope(search: string, shared: string): string | undefined {
  const [now, given] = [new URLSearchParams(search), new URLSearchParams(shared)];
  if (now.size === 0) return given.toString();
  if (scopeNames.every((name) => hasSame(name, now, given))) return undefined;
  for (const name of scopeNames) now.delete(name);
  for (const name of scopeNames) for (const value of given.getAll(name)) now.append(name, value);
  return now.toString();
}
