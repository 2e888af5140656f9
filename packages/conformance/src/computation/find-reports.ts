import type { Found } from '@vitrina/contract';
import { groupOffers, rankGroups } from './figures.ts';
import { toTenge } from './money.ts';
import type { EntityId } from './offer.ts';
import type { Reports } from './reports.ts';
import type { ReportScope } from './scopes.ts';
import { createTextMatch } from './spelling.ts';

/** The most results of one kind. */
const MAX_RESULTS = 20;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The part of a Kaspi link's path that names a product (`p`) or a seller (`info/merchant`); else undefined. */
function parseKaspiLink(text: string, kind: 'p' | 'info/merchant'): string | undefined {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname } = new URL(address);
  const start = `/shop/${kind}/`;
  if (!/(^|\.)kaspi\.kz$/.test(hostname) || !pathname.startsWith(start)) return undefined;
  return decode(pathname.slice(start.length).split('/')[0] ?? '');
}

/** The Kaspi ids of products that a text can be: itself, a link's last part, or that part's end after a dash. */
function productIds(text: string): readonly (string | undefined)[] {
  const linked = parseKaspiLink(text, 'p');
  return [text, linked, linked?.split('-').at(-1)];
}

/** How far an entity is from the text. */
type Measure = (id: number) => number;

/** The entities of one kind within a distance, as results: the nearest first, then the largest revenue, ties by id. */
const findResults = (
  { offers }: ReportScope,
  entity: EntityId,
  title: (id: number) => string,
  measure: Measure,
): readonly (Found['brands'][number] & { distance: number })[] =>
  rankGroups(new Map([...groupOffers(offers, entity)].filter(([id]) => id > 0)))
    .map(({ id, revenue }) => ({ id, title: title(id), revenue: toTenge(revenue), distance: measure(id) }))
    .toSorted((one, other) => one.distance - other.distance);

/** The search by text over every kind of entity. */
export const findReports: Reports<'find'> = {
  byText: (scope, params) => {
    const { names, offersBy } = scope.week;
    const text = params.text.trim();
    const { measureNear, hasMistakes } = createTextMatch(text.toLowerCase());
    const sellerTitle = (id: number) => names.seller(id).sellerTitle;
    const productName = (id: number) => names.product(id).productName;
    const sellerKaspiIds = [text, parseKaspiLink(text, 'info/merchant')];
    const productKaspiIds = productIds(text);
    const search = (measure: (title: string) => number) => ({
      sellers: findResults(scope, 'sellerId', sellerTitle, (id) =>
        sellerKaspiIds.includes(names.seller(id).sellerKaspiId) ? 0 : measure(sellerTitle(id).toLowerCase()),
      ),
      brands: findResults(scope, 'brandId', names.brand, (id) => measure(names.brand(id).toLowerCase())),
      categories: findResults(scope, 'categoryId', names.category, (id) =>
        measure(names.category(id).toLowerCase()),
      ),
      products: findResults(scope, 'productId', productName, (id) =>
        productKaspiIds.includes(names.product(id).kaspiId) ? 0 : measure(productName(id).toLowerCase()),
      ),
    });
    const near = search(measureNear);
    // A mistake counts only where no kind has anything without one.
    const isFound = Object.values(near).some(([nearest]) => nearest && nearest.distance < 3);
    const found = isFound ? near : search((title) => (hasMistakes(title) ? 2 : 3));
    const take = (rows: (typeof found)['brands']) =>
      rows
        .filter(({ distance }) => distance < 3)
        .slice(0, MAX_RESULTS)
        .map(({ id, title, revenue }) => ({ id, title, revenue }));
    return {
      find: {
        sellers: take(found.sellers),
        brands: take(found.brands),
        categories: take(found.categories),
        products: take(found.products).map((row) => ({
          ...row,
          categoryId: offersBy.productId.get(row.id)?.[0]?.categoryId,
        })),
      },
    };
  },
};
