import { contract, CreatedShare } from '@vitrina/contract';
import { readSharedAddress } from '@vitrina/contract/serving';
import { expect, test } from 'vitest';
import { closeAfterAll } from '../../test/close-after-all.ts';
import * as z from 'zod/mini';
import { openAccountApi } from '../../test/account-api.ts';
import { linkValues, reports, requestWithLink } from '../../test/request-with-link.ts';

const api = await closeAfterAll(openAccountApi());
await api.signIn();

const path = '/seller?sellerId=1&year=2026&weekNumber=46&tab=products';
const createShare = async (given = path) =>
  z.parse(CreatedShare, (await api.send('POST', '/shares', { path: given, expiresInDays: 1 })).body);
const request = (token: string, name: string, changed: Readonly<Record<string, unknown>> = {}) =>
  requestWithLink(api.app, token, name, changed);

/** Reports that a screen's link opens about its week and the week before, or about its week alone. */
type Opened = Readonly<Record<string, 'both' | 'own'>>;

/** Reports that every link opens. */
const ofWeek: Opened = { 'period.weekInfo': 'both', 'market.history': 'own', 'category.tree': 'own' };

/** Screens with each report that their links open. */
const screens: readonly (readonly [path: string, idName: string, opened: Opened])[] = [
  [
    '/seller?sellerId=1',
    'sellerId',
    {
      'seller.info': 'both',
      'seller.categories': 'both',
      'seller.brands': 'both',
      'seller.products': 'both',
      'seller.history': 'own',
      'seller.changes': 'own',
      'seller.prices': 'own',
      'seller.similar': 'own',
    },
  ],
  [
    '/seller-briefing?sellerId=1',
    'sellerId',
    {
      'seller.info': 'own',
      'seller.products': 'own',
      'seller.history': 'own',
      'seller.changes': 'own',
      'seller.prices': 'own',
      'market.movers': 'own',
    },
  ],
  [
    '/brand-briefing?brandId=1',
    'brandId',
    {
      'brand.info': 'both',
      'brand.products': 'own',
      'brand.history': 'own',
      'brand.changes': 'own',
      'brand.prices': 'own',
      'market.movers': 'own',
    },
  ],
  [
    '/category-briefing?categoryId=11',
    'categoryId',
    {
      'category.info': 'own',
      'category.sellers': 'own',
      'category.brands': 'own',
      'category.products': 'own',
      'category.history': 'own',
      'market.movers': 'own',
    },
  ],
  [
    '/section-briefing?sectionId=1001',
    'sectionId',
    {
      'section.info': 'own',
      'section.categories': 'own',
      'section.sellers': 'own',
      'section.brands': 'own',
      'section.history': 'own',
      'market.movers': 'own',
    },
  ],
];

const cases = screens.flatMap(([screen, idName, opened]) =>
  reports.map(({ name }) => ({ screen, name, idName, weeks: { ...ofWeek, ...opened }[name] })),
);

/** One link of each screen, since a person has at most 100. */
const tokens = new Map<string, string>();
async function getToken(screen: string): Promise<string> {
  const token = tokens.get(screen) ?? (await createShare(`${screen}&year=2026&weekNumber=46`)).token;
  tokens.set(screen, token);
  return token;
}

test.each(cases)(
  'a link of $screen opens $name only if the screen shows it, of its weeks and id',
  async ({ screen, name, idName, weeks }) => {
    const token = await getToken(screen);
    // Movers take one scope.
    const scopes = name === 'market.movers' ? ['sellerId', 'brandId', 'categoryId', 'sectionId'] : [];
    const none = scopes.filter((scope) => scope !== idName).map((scope) => [scope, undefined] as const);
    const send = (changed: Readonly<Record<string, unknown>> = {}) =>
      request(token, name, { ...Object.fromEntries(none), ...changed });
    if (weeks === undefined) {
      expect(await send()).toBe(name === 'period.list' ? 200 : 401);
      return;
    }
    expect(await send()).toBe(200);
    expect(await send({ weekNumber: 45 })).toBe(weeks === 'both' ? 200 : 401);
    for (const other of [{ weekNumber: 44 }, { weekNumber: 47 }, { year: 2025 }])
      expect(await send(other)).toBe(401);
    if (name in ofWeek) return;
    for (const id of [2, 99]) expect(await send({ [idName]: id })).toBe(401);
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

test('the prices of a seller on a card are open if the card’s address names the seller', async () => {
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
    { brandId: 2, categoryId: undefined, sellerId: undefined, sectionId: undefined },
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
  const none = { sellerId: undefined, brandId: undefined, categoryId: undefined, sectionId: undefined };
  expect(await request(token, 'market.movers', { ...none, categoryId: 11 })).toBe(200);
  expect(await request(token, 'market.movers', none)).toBe(401);
  expect(await request(token, 'market.movers', { ...none, sellerId: 1 })).toBe(401);
});
