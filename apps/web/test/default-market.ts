import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { toHundredths } from '@vitrina/conformance/computation/money.ts';
import { noFollows, StoredFollows } from '@vitrina/conformance/sign-in-backend/stored-follows.ts';
import { noKeys, StoredKeys } from '@vitrina/conformance/sign-in-backend/stored-keys.ts';
import { noShares, StoredShares } from '@vitrina/conformance/sign-in-backend/stored-shares.ts';
import { mockFollow } from '../mock/follow.ts';
import { mockImports } from '../mock/imports.ts';
import { mockKey } from '../mock/key.ts';
import { mockAccount } from '../mock/account.ts';
import { mockSession } from '../mock/session.ts';
import { mockShare } from '../mock/share.ts';
import {
  RotatingSessions,
  type SessionsState,
} from '@vitrina/conformance/sign-in-backend/rotating-sessions.ts';
import { noImports, StoredImports } from '@vitrina/conformance/sign-in-backend/stored-imports.ts';
import {
  combineHandlers,
  type MockedAccount,
  type MockedAuth,
  mockEndpoints,
} from '../mock/mocked-endpoints.ts';
import type { MarketWeek } from '@vitrina/conformance/computation/week.ts';
import { type Market, openMarket } from '@vitrina/conformance/computation/market.ts';
import { inMemory } from '@vitrina/conformance/sign-in-backend/stored-value.ts';
import type { Endpoint } from '@vitrina/contract/serving';
import { mockEndpoint } from '../mock/mock-endpoint.ts';
import { ok } from '../mock/mock-responses.ts';

/** The signed-in user of tests. */
export const user = {
  id: 'u1',
  email: 'aigerim@sauda.kz',
  status: 'active',
  createdAt: '2026-03-02T08:00:00.000Z',
  updatedAt: '2026-03-02T08:00:00.000Z',
};

/** Response of a sign-in. */
export const authResult = { user, accessToken: 'access-1', refreshToken: 'refresh-1' };

/** The published weeks, latest first. */
export const reportPeriods = [46, 45, 44].map((weekNumber) => ({ year: 2026, weekNumber }));

/** Sign-in that accepts any code and token. */
const authHandlers: MockedAuth = {
  requestCode: mockEndpoint(contract.auth.requestCode)(({ body }) =>
    ok({ message: 'Код отправлен на почту', email: body.email }),
  ),
  verifyCode: mockEndpoint(contract.auth.verifyCode)(() => ok(authResult)),
  refresh: mockEndpoint(contract.auth.refresh)(() =>
    ok({ accessToken: 'access-2', refreshToken: 'refresh-2' }),
  ),
  logout: mockEndpoint(contract.auth.logout)(() => ok({ message: 'Вы вышли' })),
  me: mockEndpoint(contract.auth.me)(() => ok({ user })),
};

/** The signed-in user's follows, stored in the mock. */
export const storedFollows = inMemory(noFollows);

/** The keys of the signed-in user. */
export const storedKeys = inMemory(noKeys);

const signedInAt = Date.parse('2026-11-16T05:00:00.000Z');

/** The session of the signed-in user, with both access tokens of a test. */
export const currentSession: SessionsState['live'][number] = {
  id: 'current',
  email: user.email,
  openedAt: signedInAt,
  access: ['access-1', 'access-2'].map((token) => ({ token, expiresAt: Infinity })),
  refresh: [authResult.refreshToken],
  rotatedAt: signedInAt,
};

/** The open sessions of the signed-in user. */
export const storedSessions = inMemory<SessionsState>({ live: [currentSession], firstSignIns: {} });

/** The imports of the signed-in user. */
export const storedImports = inMemory(noImports);

/** The links of the signed-in user. */
export const storedShares = inMemory(noShares);

/** Handlers for the signed-in user of tests, with any token. */
const createAccount = (market: Market): MockedAccount => {
  const authorize = () => user.email;
  const sessions = new RotatingSessions(storedSessions, { graceMs: 0 });
  const followed = new StoredFollows(storedFollows, (...asked) => market.followEvents(...asked));
  const [keys, imports] = [new StoredKeys(storedKeys), new StoredImports(storedImports)];
  const shares = new StoredShares(storedShares, market.periods);
  return {
    auth: authHandlers,
    follow: mockFollow(followed, authorize),
    session: mockSession(sessions, authorize),
    account: mockAccount(sessions, [keys, shares, followed, imports], authorize),
    key: mockKey(keys, authorize),
    share: mockShare(shares, authorize),
    imports: mockImports(imports, authorize),
  };
};

/** Creates every endpoint of a market; a shared link opens only its own reports. */
export const createEndpoints = (market: Market) =>
  mockEndpoints(market, createAccount(market), {
    admitLink: (token) => new StoredShares(storedShares, market.periods).admit(token),
  });

const { SellerInfo, SellerProduct, CategoryRow } = examples;
const titles: Readonly<Record<number, string>> = {
  1: 'Бытовая техника',
  12: 'Уборка',
  31: CategoryRow.categoryTitle,
};

const { productName, kaspiId, productKaspiLink, productMainImgLink } = SellerProduct;
const { category1LvlId, category2LvlId } = CategoryRow;
const parents = { category1LvlId, category2LvlId };
const productNames = { productName, kaspiId, productKaspiLink, productMainImgLink };

/** The contract's examples as a market of one offer, the same in every week. */
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
      price: toHundredths(SellerProduct.sellerPrice),
      salesCount: SellerProduct.salesCount,
      revenue: toHundredths(SellerProduct.revenue),
      commentsCount: SellerProduct.commentsCount,
      rating: SellerProduct.lastRating,
    },
  ],
  names: {
    seller: () => SellerInfo,
    brand: () => SellerProduct.brandTitle,
    category: (id) => titles[id] ?? '',
    parents: () => parents,
    product: () => productNames,
  },
}));

/** Every endpoint, with the responses of a market of one offer. */
const market = openMarket(weeks);
export const mockedEndpoints = createEndpoints(market);

/** The default handler of a test: responds to every endpoint. */
export const defaultHandler = combineHandlers(mockedEndpoints);

/** Returns an endpoint's default handler; routers copy endpoints, so they are compared by method and path. */
export function getDefaultHandler({ method, path }: Endpoint) {
  const mocked = mockedEndpoints.find(({ endpoint }) => endpoint.method === method && endpoint.path === path);
  if (!mocked) throw new Error(`No handler responds to ${path}`);
  return mocked.handler;
}
