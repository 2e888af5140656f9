import type { Picture, PicturedMarket } from './picture.ts';
import { signIn } from './pictured-sign-in.ts';
import { opened, states } from './pictured-states.ts';

const profiles = ({ sellerId, brandId, categoryIds: [categoryId] }: PicturedMarket): Picture[] => [
  ...['categories', 'brands', 'products'].map((tab) => ({
    name: `seller-${tab}-tab`,
    path: `/seller?sellerId=${sellerId}&tab=${tab}`,
  })),
  ...['sellers', 'products', 'brands'].map((tab) => ({
    name: `category-${tab}-tab`,
    path: `/category?categoryId=${categoryId}&tab=${tab}`,
  })),
  ...['sellers', 'products', 'categories'].map((tab) => ({
    name: `brand-${tab}-tab`,
    path: `/brand?brandId=${brandId}&tab=${tab}`,
  })),
  { name: 'seller2', path: `/seller2?sellerId=${sellerId}`, whole: true },
  { name: 'seller2-printed', path: `/seller2?sellerId=${sellerId}`, only: 'desktop', printed: true },
  { name: 'category-printed', path: `/category?categoryId=${categoryId}`, only: 'desktop', printed: true },
];

const lists = ({ sellerId, brandId, categoryIds: [categoryId] }: PicturedMarket): Picture[] => [
  ...['products', 'categories', 'brands'].map((of) => ({
    name: `seller-${of}`,
    path: `/seller-${of}?sellerId=${sellerId}`,
  })),
  ...['sellers', 'products', 'brands'].map((of) => ({
    name: `category-${of}`,
    path: `/category-${of}?categoryId=${categoryId}`,
  })),
  ...['sellers', 'products', 'categories'].map((of) => ({
    name: `brand-${of}`,
    path: `/brand-${of}?brandId=${brandId}`,
  })),
];

const finders = ({ categoryIds }: PicturedMarket): Picture[] => [
  { name: 'index', path: '/', whole: true },
  { name: 'sellers', path: '/sellers' },
  { name: 'sellers-by-title', path: '/sellers?title=сау' },
  { name: 'sellers-by-categories', path: `/sellers?categoryIds=${categoryIds.join()}` },
  { name: 'categories', path: '/categories' },
  { name: 'brands', path: '/brands' },
  { name: 'brands-by-categories', path: `/brands?categoryIds=${categoryIds.join()}` },
  ...['seller', 'category', 'brand'].map((of) => ({ name: `${of}-not-chosen`, path: `/${of}` })),
];

const others: readonly Picture[] = [
  ...['account', 'upgrade', 'billing', 'notifications'].map((name) => ({ name, path: `/${name}` })),
  { name: 'method', path: '/method', whole: true },
  { name: 'query-demo', path: '/demo/tanstack-query' },
  { name: 'health', path: '/backend/health' },
  { name: 'not-found', path: '/vitrina-na-lune' },
];

/** Every screen of the product, then the states that matter. */
export const pictures = (market: PicturedMarket): readonly Picture[] => [
  ...signIn,
  ...finders(market),
  ...profiles(market),
  ...lists(market),
  ...others,
  ...opened(market),
  ...states(market),
];
