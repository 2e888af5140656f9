import { contract } from '@vitrina/contract';
import type { Endpoint } from '@vitrina/contract/serving';

const { period, seller, brand, category } = contract;

/** A screen about a week, at an address that has something to show. */
export interface WeekScreen {
  /** Its address without the week. */
  href: string;
  /** The report that it cannot do without. */
  mainReport: Endpoint;
  /** The other reports that it asks for. */
  otherReports: readonly Endpoint[];
  /** What it says when there is nothing to show. */
  emptyText: string;
  /** How many tables it shows at a time. */
  tableCount: number;
}

const screen = (href: string, empty: string, main: Endpoint, ...others: Endpoint[]): WeekScreen => ({
  href,
  mainReport: main,
  otherReports: others,
  emptyText: empty,
  tableCount: 1,
});

const tree = [category.tree, category.list];
const ofSeller = [seller.categories, seller.brands, seller.products];
const ofCategory = [category.sellers, category.products, category.brands, category.tree];
const ofBrand = [brand.sellers, brand.products, brand.categories];

/** Every screen about a week. */
export const weekScreens: readonly WeekScreen[] = [
  { ...screen('/', 'За эту неделю продаж не было.', period.weekInfo, ...tree), tableCount: 0 },
  screen('/sellers?categoryId=31', 'Ничего не нашлось', seller.byCategories, ...tree),
  screen('/seller?sellerId=101', 'За эту неделю у продавца нет категорий', seller.info, ...ofSeller),
  {
    ...screen('/seller2?sellerId=101', 'За эту неделю у продавца нет категорий', seller.info, ...ofSeller),
    tableCount: 3,
  },
  screen(
    '/seller-products?sellerId=101',
    'За эту неделю у продавца нет товаров',
    seller.products,
    seller.info,
  ),
  screen(
    '/seller-categories?sellerId=101',
    'За эту неделю у продавца нет категорий',
    seller.categories,
    seller.info,
  ),
  screen('/seller-brands?sellerId=101', 'За эту неделю у продавца нет брендов', seller.brands, seller.info),
  screen('/categories', 'Выбранных категорий за эту неделю нет', category.list, category.tree),
  screen('/category?categoryId=31', 'За эту неделю в категории нет продавцов', category.info, ...ofCategory),
  screen(
    '/category-sellers?categoryId=31',
    'За эту неделю в категории нет продавцов',
    category.sellers,
    category.info,
  ),
  screen(
    '/category-brands?categoryId=31',
    'За эту неделю в категории нет брендов',
    category.brands,
    category.info,
  ),
  screen(
    '/category-products?categoryId=31',
    'За эту неделю в категории нет товаров',
    category.products,
    category.info,
  ),
  screen('/brands?categoryId=31', 'В выбранных категориях брендов нет', brand.byCategories, ...tree),
  screen('/brand?brandId=7', 'За эту неделю у бренда нет продавцов', brand.info, ...ofBrand),
  screen('/brand-categories?brandId=7', 'За эту неделю у бренда нет категорий', brand.categories, brand.info),
  screen('/brand-sellers?brandId=7', 'За эту неделю у бренда нет продавцов', brand.sellers, brand.info),
  screen('/brand-products?brandId=7', 'За эту неделю у бренда нет товаров', brand.products, brand.info),
];

/** Every other screen of a person signed in, and the address that no screen has. */
export const signedInHrefs: readonly string[] = [
  '/account',
  '/upgrade',
  '/billing',
  '/notifications',
  '/method',
  '/demo/tanstack-query',
  '/backend/health',
  '/parts',
  '/no-such-page',
];

/** The screens that a stranger sees. */
export const publicHrefs: readonly string[] = ['/home', '/login'];

/** An address without its search. */
export const getPathname = (href: string): string => href.split('?')[0] ?? '';

/** The address in a week of 2026. */
export const withWeek = (href: string, weekNumber: number): string =>
  `${href}${href.includes('?') ? '&' : '?'}year=2026&weekNumber=${weekNumber}`;
