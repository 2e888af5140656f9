import type { Page } from 'playwright';

/** One picture: a screen in one state. */
export interface Picture {
  name: string;
  path: string;
  /** Seen by a stranger: nobody is signed in. */
  stranger?: true;
  /** The whole page, not what the window shows of it. */
  whole?: true;
  /** Taken at the width of a phone alone, or of a desktop alone. */
  only?: 'phone' | 'desktop';
  /** As it is printed. */
  printed?: true;
  /** It never comes to rest: it is taken as it stands after a second. */
  restless?: true;
  /** Calls answered otherwise, before the screen is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** What a person does before the picture is taken. */
  act?: (page: Page) => Promise<unknown>;
}

/** What is pictured: ids that the week has. */
export interface PicturedMarket {
  sellerId: number;
  brandId: number;
  /** Largest first. */
  categoryIds: readonly number[];
}

interface WeekBody {
  reportPeriods: { year: number; weekNumber: number }[];
  weekInfo: { topSellers: { id: number }[]; topBrands: { id: number }[] };
  categories: { categoryId: number }[];
}

/** The leaders of the latest week: there is most to see of them. */
export async function picturedMarket(base: string): Promise<PicturedMarket> {
  const get = async (path: string) => (await (await fetch(`${base}/api/report/${path}`)).json()) as WeekBody;
  const [latest] = (await get('periods')).reportPeriods;
  if (latest === undefined) throw new Error('No week is published there.');
  const week = `${latest.year}/${latest.weekNumber}`;
  const { weekInfo } = await get(`week-info/${week}`);
  const { categories } = await get(`categories/${week}`);
  return {
    sellerId: weekInfo.topSellers[0]?.id ?? 0,
    brandId: weekInfo.topBrands[0]?.id ?? 0,
    categoryIds: categories.slice(0, 3).map(({ categoryId }) => categoryId),
  };
}

const answer = (pattern: string, status: number, body: object) => (page: Page) =>
  page.route(pattern, (route) => route.fulfill({ status, json: body }));

const fault = { error: 'Отчёт не получен. Попробуйте ещё раз.', code: 'INTERNAL_SERVER_ERROR' };

const sendEmail = async (page: Page) => {
  await page.getByLabel('E-mail').fill('aigerim@sauda.kz');
  await page.keyboard.press('Enter');
  await page.getByLabel('Код из письма').waitFor();
};

const mailed = answer('**/api/auth/request-code', 200, { message: 'Отправлен', email: 'aigerim@sauda.kz' });

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const signIn: readonly Picture[] = [
  { name: 'home', path: '/home', stranger: true, whole: true },
  { name: 'login', path: '/login', stranger: true },
  {
    name: 'login-invalid',
    path: '/login',
    stranger: true,
    act: async (page) => {
      await page.getByLabel('E-mail').fill('aigerim@sauda');
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'login-code',
    path: '/login',
    stranger: true,
    before: mailed,
    act: async (page) => {
      await sendEmail(page);
      await page.keyboard.type('418');
    },
  },
  {
    name: 'login-refused',
    path: '/login',
    stranger: true,
    before: async (page) => {
      await mailed(page);
      await answer('**/api/auth/verify-code', 401, {
        error: 'Код не подошёл. Проверьте его или запросите новый.',
        code: 'INVALID_CODE',
      })(page);
    },
    act: async (page) => {
      await sendEmail(page);
      await page.keyboard.type('418205');
    },
  },
];

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
  { name: 'seller2-printed', path: `/seller2?sellerId=${sellerId}`, whole: true, printed: true },
  { name: 'category-printed', path: `/category?categoryId=${categoryId}`, whole: true, printed: true },
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

const states = ({ sellerId, categoryIds: [categoryId] }: PicturedMarket): Picture[] => [
  { name: 'palette', path: '/', act: (page) => page.keyboard.press('Control+k') },
  {
    name: 'palette-found',
    path: '/',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('сам');
    },
  },
  { name: 'sidebar', path: '/', only: 'phone', act: press('Развернуть панель') },
  { name: 'user-menu', path: '/', only: 'desktop', act: press(/sauda\.kz/) },
  { name: 'weeks', path: '/', act: press(/^Неделя/) },
  {
    name: 'filters',
    path: `/category-products?categoryId=${categoryId}&products.medianPrice=80000..240000`,
    act: press(/^Фильтры/),
  },
  { name: 'nothing-left', path: `/category-sellers?categoryId=${categoryId}&sellers.sellerTitle=нет такого` },
  { name: 'week-not-published', path: `/seller?sellerId=${sellerId}&year=2025&weekNumber=20` },
  {
    name: 'loading',
    path: `/seller?sellerId=${sellerId}`,
    restless: true,
    before: (page) => page.route('**/api/report/seller-*/**', () => undefined),
  },
  {
    name: 'list-error',
    path: `/seller?sellerId=${sellerId}`,
    before: answer('**/api/report/seller-categories/**', 500, fault),
  },
  {
    name: 'error',
    path: `/seller?sellerId=${sellerId}`,
    before: answer('**/api/report/seller-*/**', 500, fault),
  },
  {
    name: 'failure',
    path: '/backend/health',
    before: (page) => page.route('**/assets/health*', (route) => route.abort()),
  },
];

/** Every screen of the product, then the states that matter. */
export const pictures = (market: PicturedMarket): readonly Picture[] => [
  ...signIn,
  ...finders(market),
  ...profiles(market),
  ...lists(market),
  ...others,
  ...states(market),
];
