/** Search params of a screen's entity and weeks. */
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
 * The search params of a link's page: initially those of the shared address, then the reader's choices, always with
 * the link's entity and weeks. Undefined if the page's address has them already.
 */
export function keepInScope(search: string, shared: string): string | undefined {
  const [now, given] = [new URLSearchParams(search), new URLSearchParams(shared)];
  if (now.size === 0) return given.toString();
  if (scopeNames.every((name) => hasSame(name, now, given))) return undefined;
  for (const name of scopeNames) now.delete(name);
  for (const name of scopeNames) for (const value of given.getAll(name)) now.append(name, value);
  return now.toString();
}
