import { describe, expect, expectTypeOf, test } from 'vitest';
import { examples } from '../examples.ts';
import { contract, type SellerInfo } from '../index.ts';
import { implement } from './implement.ts';

const { health, seller } = contract;
const router = { health, seller: { info: seller.info, byTitle: seller.byTitle } };

const sellerInfo = examples.SellerInfo;
const check = async () => ({ status: 200 as const, body: { ok: true, message: 'Well' } });
const byTitle = async () =>
  Math.random() < 2
    ? { status: 200 as const, body: [] }
    : { status: 404 as const, body: { error: 'No such week', code: 'REPORT_NOT_FOUND' as const } };

const complete = () =>
  implement(router)({
    health: { check },
    seller: {
      info: async ({ params }) => {
        expectTypeOf(params).toEqualTypeOf<{ year: number; weekNumber: number; sellerId: number }>();
        return params.sellerId === sellerInfo.sellerId
          ? { status: 200, body: { sellerInfo } }
          : { status: 404, body: { error: 'No such seller', code: 'SELLER_NOT_FOUND' } };
      },
      byTitle: async ({ body }) => {
        expectTypeOf(body).toEqualTypeOf<{ year: number; weekNumber: number; title: string }>();
        return body.title === 'nobody'
          ? { status: 404, body: { error: 'No such week', code: 'REPORT_NOT_FOUND' } }
          : { status: 200, body: [{ ...examples.SellerRow, sellerTitle: body.title }] };
      },
    },
  });

const findEndpoint = (name: string) => {
  const found = complete().find((one) => one.name === name);
  if (!found) throw new Error(`No endpoint ${name}`);
  return found;
};

describe('a complete backend', () => {
  test('has one entry for each endpoint, with method and path', () => {
    expect(complete().map(({ name, method, path }) => [name, method, path])).toEqual([
      ['health.check', 'GET', '/api/health'],
      ['seller.info', 'GET', '/api/report/seller-info/:year/:weekNumber/:sellerId'],
      ['seller.byTitle', 'POST', '/api/report/sellers-by-title'],
    ]);
  });

  test('gets path params as numbers, and returns the row or the code', async () => {
    const { respond } = findEndpoint('seller.info');
    const week = { year: '2026', weekNumber: '46' };

    expect(await respond({ params: { ...week, sellerId: String(sellerInfo.sellerId) } })).toMatchObject({
      status: 200,
    });
    expect(await respond({ params: { ...week, sellerId: '4294967295' } })).toMatchObject({
      status: 404,
      body: { code: 'SELLER_NOT_FOUND' },
    });
  });

  test('gets a body as the contract parses it', async () => {
    const body = { year: 2026, weekNumber: 46, title: '  Nur ' };

    expect(await findEndpoint('seller.byTitle').respond({ body })).toMatchObject({
      status: 200,
      body: [{ sellerTitle: 'Nur' }],
    });
  });

  test('never gets a malformed request', async () => {
    const refused = { status: 400, body: { code: 'VALIDATION_ERROR' } };
    const params = { year: '2026', weekNumber: '046', sellerId: '1' };

    expect(await findEndpoint('seller.info').respond({ params })).toMatchObject(refused);
    expect(await findEndpoint('seller.byTitle').respond({ body: { year: 1, weekNumber: 1 } })).toEqual({
      status: 400,
      headers: { 'cache-control': 'no-store' },
      body: { error: 'Неверно заполнено (title): исправьте и повторите.', code: 'VALIDATION_ERROR' },
    });
    expect(await findEndpoint('seller.byTitle').respond({})).toEqual({
      status: 400,
      headers: { 'cache-control': 'no-store' },
      body: { error: 'Запрос составлен неверно: исправьте его и повторите.', code: 'VALIDATION_ERROR' },
    });
  });
});

describe('a backend that does not compile', () => {
  const notFound = { status: 404 as const, body: { error: 'No', code: 'SELLER_NOT_FOUND' as const } };
  const info = async () => (Math.random() < 2 ? { status: 200 as const, body: { sellerInfo } } : notFound);

  test('misses an endpoint, and throws at start', () => {
    const start = () => {
      // @ts-expect-error: seller.byTitle is missing
      implement(router)({ health: { check }, seller: { info } });
    };
    expect(start).toThrow('No handler for seller.byTitle');
  });

  test('misses all endpoints of an entity, and throws at start', () => {
    const start = () => {
      // @ts-expect-error: health is missing
      implement(router)({ seller: { info, byTitle } });
    };
    expect(start).toThrow('No handler for health');
  });

  test('misses a field of a response', () => {
    const { revenue: _revenue, ...rest } = sellerInfo;
    const poor = async () =>
      (await info()).status === 200 ? { status: 200 as const, body: { sellerInfo: rest } } : notFound;
    // @ts-expect-error: revenue is missing
    implement(router)({ health: { check }, seller: { info: poor, byTitle } });
  });

  test('gives a field another type', () => {
    const text = { ...sellerInfo, revenue: '1 000 ₸' };
    const wrong = async () =>
      (await info()).status === 200 ? { status: 200 as const, body: { sellerInfo: text } } : notFound;
    // @ts-expect-error: revenue is text
    implement(router)({ health: { check }, seller: { info: wrong, byTitle } });
  });

  test('never returns a code of its endpoint', () => {
    const infallible = async () => ({ status: 200 as const, body: { sellerInfo } });
    // @ts-expect-error: nothing returns SELLER_NOT_FOUND
    implement(router)({ health: { check }, seller: { info: infallible, byTitle } });
  });

  test('returns the code of another endpoint', () => {
    const body = { error: 'No', code: 'BRAND_NOT_FOUND' as const };
    const other = async () => ((await info()).status === 200 ? notFound : { status: 404 as const, body });
    // @ts-expect-error: BRAND_NOT_FOUND is no code of seller.info
    implement(router)({ health: { check }, seller: { info: other, byTitle } });
  });

  test('returns an error without a code', () => {
    const body = { error: 'No' };
    const silent = async () => ((await info()).status === 200 ? notFound : { status: 404 as const, body });
    // @ts-expect-error: the code is missing
    implement(router)({ health: { check }, seller: { info: silent, byTitle } });
  });

  test('returns an error whose sentence is not text', () => {
    const body = { error: 404, code: 'SELLER_NOT_FOUND' as const };
    const mute = async () => ((await info()).status === 200 ? notFound : { status: 404 as const, body });
    // @ts-expect-error: the sentence is a number
    implement(router)({ health: { check }, seller: { info: mute, byTitle } });
  });

  test('returns an undeclared status', () => {
    const body = { error: 'No', code: 'SELLER_NOT_FOUND' as const };
    const odd = async () => ((await info()).status === 200 ? notFound : { status: 418 as const, body });
    // @ts-expect-error: 418 is no status of seller.info
    implement(router)({ health: { check }, seller: { info: odd, byTitle } });
  });

  test('reads a param that its endpoint does not have', () => {
    implement(router)({
      health: { check },
      // @ts-expect-error: seller.info has no brandId in its path
      seller: { info: async ({ params }) => (params.brandId ? info() : notFound), byTitle },
    });
  });
});

test('the example of a profile has the type of the contract', () => {
  expectTypeOf(sellerInfo).toExtend<SellerInfo>();
});
