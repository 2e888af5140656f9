/** A category, brand or product, whose index has terms of its own. */
export interface OwnIndex {
  origin: 'own';
  kind: 'category' | 'brand' | 'product';
  id: number;
  scope: 'week';
}

/**
 * The offers of a seller, brand or category, or the offers common to two of these; their index is the mean of the
 * products' indices.
 */
export interface MeanIndex {
  origin: 'mean';
  sellerId: number | undefined;
  brandId: number | undefined;
  categoryId: number | undefined;
  /** The entity that limits the index, else the whole week. */
  scope: 'week' | 'seller' | 'brand' | 'category';
}

/** A section, or a seller or brand in a section: its index is a mean of indices that no report lists. */
interface UnlistedMean {
  origin: 'mean';
  isUnlisted: true;
  /** Undefined for the section itself. */
  scope: 'section' | undefined;
}

/** Subject of an index. */
export type IndexSubject = OwnIndex | MeanIndex | UnlistedMean;

/** Ids of the entities that a screen or a row names. */
export interface Ids {
  sellerId?: number | undefined;
  brandId?: number | undefined;
  categoryId?: number | undefined;
}

const kinds = ['seller', 'brand', 'category'] as const;

const readId = (row: object, name: string): number | undefined => {
  const id: unknown = Reflect.get(row, name);
  return typeof id === 'number' ? id : undefined;
};

/** Reads the id of a screen's entity, by its path. */
export function readIdOfScreen(pathname: string, { sellerId, brandId, categoryId }: Ids): Ids {
  const [, kind] = /^\/(seller|brand|category)(?:2$|-|$)/.exec(pathname) ?? [];
  if (kind === 'seller') return { sellerId };
  if (kind === 'brand') return { brandId };
  return kind === 'category' ? { categoryId } : {};
}

/** Finds the subject of the index of a row or profile, on a screen with these ids in its address. */
export function findIndexSubject(row: object, pathname: string, address: Ids): IndexSubject | undefined {
  const productId = readId(row, 'productId');
  if (productId !== undefined) return { origin: 'own', kind: 'product', id: productId, scope: 'week' };
  const [sellerId, brandId, categoryId] = ['sellerId', 'brandId', 'categoryId'].map((name) =>
    readId(row, name),
  );
  // Only the rows of whole categories name their sections, only those of whole brands have a demand index.
  if (categoryId !== undefined && 'category1LvlId' in row)
    return { origin: 'own', kind: 'category', id: categoryId, scope: 'week' };
  if (brandId !== undefined && 'demandIndex' in row)
    return { origin: 'own', kind: 'brand', id: brandId, scope: 'week' };
  if (/^\/section(?:-|$)/.test(pathname))
    return { origin: 'mean', isUnlisted: true, scope: (sellerId ?? brandId) ? 'section' : undefined };
  const screen = readIdOfScreen(pathname, address);
  const ids: Required<Ids> = {
    sellerId: sellerId ?? screen.sellerId,
    brandId: brandId ?? screen.brandId,
    categoryId: categoryId ?? screen.categoryId,
  };
  if (Object.values(ids).every((id) => id === undefined)) return undefined;
  const whose = kinds.find((kind) => screen[`${kind}Id`] !== undefined);
  const isPart = kinds.some((kind) => kind !== whose && ids[`${kind}Id`] !== undefined);
  return { origin: 'mean', ...ids, scope: isPart ? (whose ?? 'week') : 'week' };
}
