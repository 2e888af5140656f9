import type { contract, Found } from '@vitrina/contract';
import { groupOffers, revenueOf } from './figures.ts';
import type { Offer, Reports } from './week.ts';

const link = /^(?:https?:\/\/)?(?:[a-z\d-]+\.)*kaspi\.kz(?::\d+)?\/shop\/(p|info\/merchant)\/([^/?#]+)/i;

/** The Kaspi ids that a text stands for: itself, or what it links to. */
function idsIn(text: string): { sellers: string[]; products: string[] } {
  const [, place, end = ''] = link.exec(text) ?? [];
  if (place === undefined) return { sellers: [text], products: [text] };
  const name = decodeURIComponent(end);
  const ids = [text, name, name.split('-').at(-1) ?? name];
  return place.toLowerCase() === 'p'
    ? { sellers: [text], products: ids }
    : { sellers: [text, name], products: [text] };
}

/** The report that finds whatever a person names. */
export const findReports: Reports<typeof contract.find> = {
  byText: ({ week: { names }, offers }, { text }) => {
    const ids = idsIn(text);
    const isIn = (title: string) => title.toLowerCase().includes(text.toLowerCase());
    const largest = (
      id: 'sellerId' | 'brandId' | 'categoryId' | 'productId',
      title: (id: number) => string,
      isMeant: (id: number) => boolean = () => false,
    ): Found['products'] =>
      [...groupOffers(offers, id)]
        .filter(([one]) => one > 0 && (isIn(title(one)) || isMeant(one)))
        .map(([one, part]: [number, readonly Offer[]]) => ({
          id: one,
          title: title(one),
          revenue: revenueOf(part) / 100,
          ...(id === 'productId' && part[0] && { categoryId: part[0].categoryId }),
        }))
        .toSorted((a, b) => b.revenue - a.revenue || a.id - b.id)
        .slice(0, 20);
    return {
      find: {
        sellers: largest(
          'sellerId',
          (id) => names.seller(id).sellerTitle,
          (id) => ids.sellers.includes(names.seller(id).sellerKaspiId),
        ),
        brands: largest('brandId', names.brand),
        categories: largest('categoryId', names.category),
        products: largest(
          'productId',
          (id) => names.product(id).productName,
          (id) => ids.products.includes(names.product(id).kaspiId),
        ),
      },
    };
  },
};
