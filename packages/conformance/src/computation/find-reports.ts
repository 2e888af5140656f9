import type { Found } from '@vitrina/contract';
import { groupOffers, rankGroups } from './figures.ts';
import { toTenge } from './money.ts';
import type { EntityId } from './offer.ts';
import type { Reports } from './reports.ts';
import type { ReportScope } from './scopes.ts';

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

/** The entities with an id that match, as results: largest revenue first, ties by id. */
const findResults = (
  { offers }: ReportScope,
  entity: EntityId,
  title: (id: number) => string,
  isMatch: (id: number) => boolean,
): Found['brands'] =>
  rankGroups(new Map([...groupOffers(offers, entity)].filter(([id]) => id > 0 && isMatch(id))))
    .slice(0, MAX_RESULTS)
    .map(({ id, revenue }) => ({ id, title: title(id), revenue: toTenge(revenue) }));

/** The search by text over every kind of entity. */
export const findReports: Reports<'find'> = {
  byText: (scope, params) => {
    const { names, offersBy } = scope.week;
    const text = params.text.trim();
    const words = text.toLowerCase().split(/\s+/);
    const hasText = (title: string) => words.every((word) => title.toLowerCase().includes(word));
    const sellerTitle = (id: number) => names.seller(id).sellerTitle;
    const productName = (id: number) => names.product(id).productName;
    const sellerKaspiIds = [text, parseKaspiLink(text, 'info/merchant')];
    const productKaspiIds = productIds(text);
    return {
      find: {
        sellers: findResults(
          scope,
          'sellerId',
          sellerTitle,
          (id) => hasText(sellerTitle(id)) || sellerKaspiIds.includes(names.seller(id).sellerKaspiId),
        ),
        brands: findResults(scope, 'brandId', names.brand, (id) => hasText(names.brand(id))),
        categories: findResults(scope, 'categoryId', names.category, (id) => hasText(names.category(id))),
        products: findResults(
          scope,
          'productId',
          productName,
          (id) => hasText(productName(id)) || productKaspiIds.includes(names.product(id).kaspiId),
        ).map((row) => ({ ...row, categoryId: offersBy.productId.get(row.id)?.[0]?.categoryId })),
      },
    };
  },
};
