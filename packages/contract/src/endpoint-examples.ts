import type * as z from 'zod/mini';
import { examples } from './examples.ts';
import type { contract } from './index.ts';

type Contract = typeof contract;

type ValuesOf<Route> = Route extends { pathParams: infer Path extends z.ZodMiniType }
  ? z.output<Path>
  : Route extends { body: infer Body extends z.ZodMiniType }
    ? z.output<Body>
    : undefined;

/** One good call: what it is asked with, in its path or its body, and its 200 body. */
interface CallExample<Route> {
  readonly asked: ValuesOf<Route>;
  readonly answer: Route extends { responses: { 200: infer Body extends z.ZodMiniType } }
    ? z.output<Body>
    : never;
}

const week = { year: 2026, weekNumber: 46 };
const ofSeller = { ...week, sellerId: 101 };
const ofBrand = { ...week, brandId: 7 };
const ofCategory = { ...week, categoryId: 31 };
const ofCategories = { ...week, categoryIds: [31] };
const { sellerTitle } = examples.SellerInfo;
const { brandTitle } = examples.BrandInfo;
const { categoryTitle, categorySellersHHI } = examples.CategoryInfo;
const email = 'aigerim@example.kz';
const user = {
  id: '0192f6a4-5d1e-7c3a-9b42-6f0e8a1c2d3b',
  email,
  status: 'active',
  createdAt: '2026-11-02T08:15:00.000Z',
  updatedAt: '2026-11-16T09:30:00.000Z',
};
const tokens = { accessToken: 'vJ3k…9sQ', refreshToken: 'pR7w…2Lx' };
const { refreshToken } = tokens;

/** One good call of each route, coherent with each other: one week of one small market. */
const callExamples: {
  readonly [Entity in keyof Contract]: {
    readonly [Call in keyof Contract[Entity]]: CallExample<Contract[Entity][Call]>;
  };
} = {
  health: { check: { asked: undefined, answer: { ok: true, message: 'Всё работает' } } },
  auth: {
    requestCode: { asked: { email }, answer: { message: 'Код отправлен', email } },
    verifyCode: { asked: { email, code: '482915' }, answer: { user, ...tokens } },
    refresh: { asked: { refreshToken }, answer: { accessToken: 'm8Xe…1fT', refreshToken: 'zK4d…7Ya' } },
    logout: { asked: { refreshToken }, answer: { message: 'Вы вышли' } },
    me: { asked: undefined, answer: { user } },
  },
  period: {
    list: { asked: undefined, answer: { reportPeriods: [week, { ...week, weekNumber: 45 }] } },
    weekInfo: { asked: week, answer: { weekInfo: examples.WeekInfo } },
  },
  seller: {
    info: { asked: ofSeller, answer: { sellerInfo: examples.SellerInfo } },
    categories: { asked: ofSeller, answer: { sellerCategories: [examples.SellerCategory] } },
    brands: { asked: ofSeller, answer: { sellerBrands: [examples.SellerBrand] } },
    products: { asked: ofSeller, answer: { sellerProducts: [examples.SellerProduct], sellerTitle } },
    byCategories: { asked: ofCategories, answer: [examples.SellerRow] },
    byTitle: { asked: { ...week, title: 'жол' }, answer: [examples.SellerRow] },
  },
  brand: {
    byCategories: { asked: ofCategories, answer: [examples.BrandRow] },
    info: { asked: ofBrand, answer: { brandInfo: examples.BrandInfo } },
    categories: { asked: ofBrand, answer: { brandCategories: [examples.BrandCategory] } },
    sellers: {
      asked: ofBrand,
      answer: { brandSellers: [examples.BrandSeller], brandSellersHHI: 5000, brandTitle },
    },
    products: { asked: ofBrand, answer: { brandProducts: [examples.BrandProduct], brandTitle } },
  },
  category: {
    tree: {
      asked: week,
      answer: {
        categoriesTree: { 1: { 12: [31] } },
        categoryIdNameMap: { 1: 'Бытовая техника', 12: 'Для дома', 31: categoryTitle },
      },
    },
    list: { asked: week, answer: { categories: [examples.CategoryRow] } },
    info: { asked: ofCategory, answer: { categoryInfo: examples.CategoryInfo } },
    sellers: {
      asked: ofCategory,
      answer: { categorySellers: [examples.CategorySeller], categorySellersHHI },
    },
    brands: {
      asked: ofCategory,
      answer: { categoryBrands: [examples.CategoryBrand], categoryBrandsHHI: 5000, categoryTitle },
    },
    products: {
      asked: ofCategory,
      answer: { productsByCategory: [examples.CategoryProduct], categoryTitle },
    },
  },
  find: { byText: { asked: { ...week, text: 'aylin' }, answer: { find: examples.Found } } },
};

type Example = { readonly asked: Readonly<Record<string, unknown>> | undefined; readonly answer: unknown };

/** What a call, `entity.call`, is asked with and answers in its example. */
export function endpointExample(name: string): Example {
  const [entity = '', call = ''] = name.split('.');
  const found = (callExamples as Record<string, Record<string, Example>>)[entity]?.[call];
  if (!found) throw new Error(`${name} has no example: add it to call-examples.ts`);
  return found;
}
