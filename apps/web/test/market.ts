import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { type MockedAuth, mockEndpoints } from '../mock/mocked-endpoints.ts';
import type { MarketWeek } from '@vitrina/conformance/computation/week.ts';
import { openMarket } from '../mock/market.ts';
import { mockEndpoint, type Endpoint } from '../mock/mock-endpoint.ts';
import { ok } from '../mock/mock-responses.ts';

/** The person signed in, unless a test says otherwise. */
export const user = {
  id: 'u1',
  email: 'aigerim@sauda.kz',
  status: 'active',
  createdAt: '2026-03-02T08:00:00.000Z',
  updatedAt: '2026-03-02T08:00:00.000Z',
};

/** What a sign-in brings. */
export const signedIn = { user, accessToken: 'access-1', refreshToken: 'refresh-1' };

/** The published weeks, latest first. */
export const reportPeriods = [46, 45, 44].map((weekNumber) => ({ year: 2026, weekNumber }));

/** Whoever asks is signed in, by any code. */
export const auth: MockedAuth = {
  requestCode: mockEndpoint(contract.auth.requestCode)(({ body }) =>
    ok({ message: 'Код отправлен', email: body.email }),
  ),
  verifyCode: mockEndpoint(contract.auth.verifyCode)(() => ok(signedIn)),
  refresh: mockEndpoint(contract.auth.refresh)(() =>
    ok({ accessToken: 'access-2', refreshToken: 'refresh-2' }),
  ),
  logout: mockEndpoint(contract.auth.logout)(() => ok({ message: 'Вы вышли' })),
  me: mockEndpoint(contract.auth.me)(() => ok({ user })),
};

const { SellerInfo, SellerProduct, CategoryRow } = examples;
const titles: Readonly<Record<number, string>> = {
  1: 'Бытовая техника',
  12: 'Уборка',
  31: CategoryRow.categoryTitle,
};

/** One offer: the examples of the contract as one seller's one product, the same in every week. */
const weeks = reportPeriods.map((period): MarketWeek => ({
  ...period,
  isDemo: true,
  publishedAt: examples.WeekInfo.publishedAt,
  offers: [
    {
      sellerId: SellerInfo.sellerId,
      productId: SellerProduct.productId,
      brandId: SellerProduct.brandId,
      categoryId: CategoryRow.categoryId,
      price: SellerProduct.sellerPrice * 100,
      salesCount: SellerProduct.salesCount,
      revenue: SellerProduct.revenue * 100,
      comments: SellerProduct.commentsCount,
      rating: SellerProduct.lastRating,
    },
  ],
  names: {
    seller: () => SellerInfo,
    brand: () => SellerProduct.brandTitle,
    category: (id) => titles[id] ?? '',
    parents: () => CategoryRow,
    product: () => SellerProduct,
  },
}));

/** Every call, answered by a market at peace: one seller, brand, category and product. */
export const marketCalls = mockEndpoints(openMarket(weeks), auth);

/** The answers when a test says nothing. */
export const marketAnswers = () => marketCalls.map(({ handler }) => handler);

/** What that market answers a route with. */
export function marketAnswer(route: Endpoint) {
  const found = marketCalls.find((call) => call.endpoint === route);
  if (!found) throw new Error(`The market has no answer to ${route.path}`);
  return found.handler;
}
