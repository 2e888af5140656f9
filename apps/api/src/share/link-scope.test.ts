import { contract, CreatedShare } from '@vitrina/contract';
import { readSharedAddress } from '@vitrina/contract/serving';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openAccountApi } from '../../test/account-api.ts';
import { linkValues, reports, requestWithLink } from '../../test/request-with-link.ts';

let api: Awaited<ReturnType<typeof openAccountApi>>;
beforeAll(async () => {
  api = await openAccountApi();
  await api.signIn();
}, 60_000);
afterAll(() => api.close());

const path = '/seller?sellerId=1&year=2026&weekNumber=46&tab=products';
const createShare = async (given = path) =>
  z.parse(CreatedShare, (await api.send('POST', '/shares', { path: given, expiresInDays: 1 })).body);
const request = (token: string, name: string, changed: Readonly<Record<string, unknown>> = {}) =>
  requestWithLink(api.app, token, name, changed);

/** The reports that a link of the seller's profile opens about its week and the week before, or about its week alone. */
const opened: Readonly<Record<string, 'both' | 'own'>> = {
  'period.weekInfo': 'both',
  'market.history': 'own',
  'category.tree': 'own',
  'seller.info': 'both',
  'seller.categories': 'both',
  'seller.brands': 'both',
  'seller.products': 'both',
  'seller.history': 'own',
  'seller.changes': 'own',
  'seller.prices': 'own',
  'seller.similar': 'own',
};

test.each(reports.map(({ name }) => name))(
  'a link of a seller’s profile opens %s only if the profile shows it, of its weeks and seller',
  async (name) => {
    const { token } = await createShare();
    const weeks = opened[name];
    if (weeks === undefined) {
      // Movers have one scope.
      const changed = name === 'market.movers' ? { brandId: undefined, categoryId: undefined } : {};
      expect(await request(token, name, changed)).toBe(name === 'period.list' ? 200 : 401);
      return;
    }
    expect(await request(token, name)).toBe(200);
    expect(await request(token, name, { weekNumber: 45 })).toBe(weeks === 'both' ? 200 : 401);
    for (const other of [{ weekNumber: 44 }, { weekNumber: 47 }, { year: 2025 }])
      expect(await request(token, name, other)).toBe(401);
    if (!name.startsWith('seller.')) return;
    for (const sellerId of [2, 99]) expect(await request(token, name, { sellerId })).toBe(401);
  },
);

test('a link compares with the week that its address names, by default the week before', async () => {
  const plain = await createShare();
  expect(await request(plain.token, 'seller.changes')).toBe(200);
  expect(await request(plain.token, 'seller.changes', { against: '2026-W45' })).toBe(200);
  expect(await request(plain.token, 'seller.changes', { against: '2026-W44' })).toBe(401);
  const comparing = await createShare(`${path}&against=2026-W44`);
  expect(await request(comparing.token, 'seller.info', { weekNumber: 45 })).toBe(401);
  // Open, but not published.
  expect(await request(comparing.token, 'seller.info', { weekNumber: 44 })).toBe(404);
  expect(await request(comparing.token, 'seller.changes', { against: '2026-W45' })).toBe(401);
});

test.each([
  [2026, 53, 1, 2027],
  [2025, 52, 1, 2026],
])(
  'the week before the first one of a year is the last one of %i, number %i',
  async (year, last, first, next) => {
    const address = readSharedAddress(`/seller?sellerId=1&year=${next}&weekNumber=${first}`);
    const { info } = contract.seller;
    expect(() => address?.check(info, { year, weekNumber: last, sellerId: 1 })).not.toThrow();
    expect(() => address?.check(info, { year, weekNumber: last - 1, sellerId: 1 })).toThrow('UNAUTHORIZED');
  },
);

test('the prices of a seller on a card are open where the address of the card names the seller', async () => {
  const card = '/product?productId=1&year=2026&weekNumber=46';
  const named = await createShare(`${card}&sellerId=1`);
  expect(await request(named.token, 'product.offerHistory')).toBe(200);
  expect(await request(named.token, 'product.offerHistory', { sellerId: 2 })).toBe(401);
  const { token } = await createShare(card);
  expect(await request(token, 'product.offerHistory')).toBe(401);
});

test.each([
  ['/brand?brandId=1&year=2026&weekNumber=46', 'brand.products', { brandId: 2 }],
  ['/brand?brandId=1&year=2026&weekNumber=46', 'brand.prices', { brandId: 2 }],
  [
    '/brand?brandId=1&year=2026&weekNumber=46',
    'market.movers',
    { brandId: 2, categoryId: undefined, sellerId: undefined },
  ],
  ['/category?categoryId=11&year=2026&weekNumber=46', 'category.sellers', { categoryId: 12 }],
  ['/category-products?categoryId=11&year=2026&weekNumber=46', 'category.products', { categoryId: 12 }],
  ['/section?sectionId=1001&year=2026&weekNumber=46', 'section.info', { sectionId: 1002 }],
  ['/product?productId=1&year=2026&weekNumber=46', 'product.offers', { productId: 2 }],
])('a link of %s opens %s of its own entity alone', async (shared, name, other) => {
  const { token } = await createShare(shared);
  const [idName = ''] = Object.keys(other);
  const own = Object.fromEntries(Object.keys(other).map((field) => [field, undefined]));
  const asked = { ...own, [idName]: Reflect.get(linkValues, idName) as unknown };
  expect(await request(token, name, asked)).toBe(200);
  expect(await request(token, name, other)).toBe(401);
  expect(await request(token, 'seller.info')).toBe(401);
});

test('movers of a link are those inside its entity, never those of the market or of another entity', async () => {
  const { token } = await createShare('/category?categoryId=11&year=2026&weekNumber=46');
  const none = { sellerId: undefined, brandId: undefined, categoryId: undefined };
  expect(await request(token, 'market.movers', { ...none, categoryId: 11 })).toBe(200);
  expect(await request(token, 'market.movers', none)).toBe(401);
  expect(await request(token, 'market.movers', { ...none, sellerId: 1 })).toBe(401);
});
