import { brand } from '../brand.ts';
import { category } from '../category.ts';
import { market } from '../market.ts';
import { period } from '../period.ts';
import { product } from '../product.ts';
import { section } from '../section.ts';
import { seller } from '../seller.ts';
import type { Endpoint } from './endpoints.ts';

/** Names of ids in an address and in a request. */
export const idNames = ['sellerId', 'brandId', 'categoryId', 'sectionId', 'productId'] as const;

/** Reports of a screen: those that it also reads for the week before, and those for its own week only. */
interface Reports {
  readonly both: readonly Endpoint[];
  readonly own: readonly Endpoint[];
}

/** A screen that can be shared, about the entity with this id. */
export type SharedScreen = Reports & { readonly idName: (typeof idNames)[number] };

const screen = (
  idName: SharedScreen['idName'],
  both: readonly Endpoint[],
  own: readonly Endpoint[] = [],
): SharedScreen => ({ idName, both, own });

const { info, categories, brands, products, history, changes, prices, similar } = seller;
const sellerScreen = screen(
  'sellerId',
  [info, categories, brands, products],
  [history, changes, prices, similar],
);

/** The screens that can be shared, by their path. */
export const sharedScreens = new Map<string, SharedScreen>([
  ['/seller', sellerScreen],
  ['/seller2', sellerScreen],
  ['/seller-briefing', screen('sellerId', [], [info, products, history, changes, prices, market.movers])],
  ['/seller-products', screen('sellerId', [info, products])],
  ['/seller-categories', screen('sellerId', [info, categories])],
  ['/seller-brands', screen('sellerId', [info, brands])],
  [
    '/category',
    screen(
      'categoryId',
      [category.info, category.sellers, category.products, category.brands],
      [category.history, category.entry, market.movers],
    ),
  ],
  [
    '/category-briefing',
    screen(
      'categoryId',
      [],
      [category.info, category.sellers, category.products, category.brands, category.history, market.movers],
    ),
  ],
  ['/category-sellers', screen('categoryId', [category.info, category.sellers])],
  ['/category-products', screen('categoryId', [category.info, category.products])],
  ['/category-brands', screen('categoryId', [category.info, category.brands])],
  [
    '/brand',
    screen(
      'brandId',
      [brand.info, brand.sellers, brand.products, brand.categories],
      [brand.history, brand.changes, brand.prices, market.movers],
    ),
  ],
  [
    '/brand-briefing',
    screen(
      'brandId',
      [brand.info],
      [brand.products, brand.history, brand.changes, brand.prices, market.movers],
    ),
  ],
  ['/brand-sellers', screen('brandId', [brand.info, brand.sellers])],
  ['/brand-products', screen('brandId', [brand.info, brand.products])],
  ['/brand-categories', screen('brandId', [brand.info, brand.categories])],
  [
    '/section',
    screen(
      'sectionId',
      [section.info, section.categories, section.sellers, section.brands],
      [section.history, market.movers],
    ),
  ],
  [
    '/section-briefing',
    screen(
      'sectionId',
      [],
      [section.info, section.categories, section.sellers, section.brands, section.history, market.movers],
    ),
  ],
  ['/product', screen('productId', [product.info], [product.history, product.offers, product.offerHistory])],
]);

/** Reports about the whole week, which any screen also reads. */
export const weekReports: Reports = { both: [period.weekInfo], own: [market.history, category.tree] };
