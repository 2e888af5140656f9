import { QueryClient, skipToken } from '@tanstack/react-query';
import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import type { Endpoint } from '@vitrina/contract/serving';
import { delay } from 'msw';
import { expect, test, vi } from 'vitest';
import { respond, respondRaw } from '../../test/respond.ts';
import { prefetchReport, type ReportOptions, readReport } from './report-query.ts';
import { reports } from './reports.ts';

const week = { year: 2026, weekNumber: 46 };
const ofSeller = { ...week, sellerId: 101 };
const ofBrand = { ...week, brandId: 7 };
const ofCategory = { ...week, categoryId: 31 };
const ofCategories = { ...week, categoryIds: [31] };

/** A report with the subject of its error, and with all of its params. */
type Example = [subject: string, endpoint: Endpoint, options: ReportOptions];

const { period, seller, category, brand } = reports;
const all: Example[] = [
  ['week', contract.period.weekInfo, period.weekInfo.options(week)],
  ['seller info', contract.seller.info, seller.info.options(ofSeller)],
  ['seller categories', contract.seller.categories, seller.categories.options(ofSeller)],
  ['seller brands', contract.seller.brands, seller.brands.options(ofSeller)],
  ['seller products', contract.seller.products, seller.products.options(ofSeller)],
  ['categories with sellers', contract.seller.byCategories, seller.byCategories.options(ofCategories)],
  ['sellers by title', contract.seller.byTitle, seller.byTitle.options({ ...week, title: 'жол' })],
  ['categories tree', contract.category.tree, category.tree.options(week)],
  ['categories', contract.category.list, category.list.options(week)],
  ['category info', contract.category.info, category.info.options(ofCategory)],
  ['enhanced categories with sellers', contract.category.sellers, category.sellers.options(ofCategory)],
  ['category brands', contract.category.brands, category.brands.options(ofCategory)],
  ['category products', contract.category.products, category.products.options(ofCategory)],
  ['brands', contract.brand.byCategories, brand.byCategories.options(ofCategories)],
  ['brand info', contract.brand.info, brand.info.options(ofBrand)],
  ['brand categories', contract.brand.categories, brand.categories.options(ofBrand)],
  ['brand sellers', contract.brand.sellers, brand.sellers.options(ofBrand)],
  ['brand products', contract.brand.products, brand.products.options(ofBrand)],
];

test.each(['period', 'market', 'seller', 'brand', 'category', 'section', 'product', 'find'] as const)(
  'every report of the contract about a %s sends no request without params',
  (entity) => {
    const queries: Readonly<Record<string, { options: (params: undefined) => ReportOptions }>> =
      reports[entity];
    const options = Object.keys(contract[entity]).map((name) => queries[name]?.options(undefined));
    expect(options.map((one) => one?.queryFn)).toEqual(options.map(() => skipToken));
    expect(options.length).toBeGreaterThan(0);
  },
);

for (const [subject, endpoint, options] of all) {
  test(`without a text from the server the message is "Failed to fetch ${subject}"`, async () => {
    respondRaw(endpoint, () => new Response('', { status: 500 }));
    await expect(new QueryClient().ensureQueryData(options)).rejects.toMatchObject({
      message: `Failed to fetch ${subject}`,
    });
  });

  test(`${subject}: the request has no authorization header, and the body is read from the cache`, async () => {
    localStorage.setItem('access_token', 'access-1');
    const fetch = vi.spyOn(window, 'fetch');
    const client = new QueryClient();
    const response = await client.ensureQueryData(options);
    expect(fetch).toHaveBeenCalledOnce();
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).has('authorization')).toBe(false);
    expect(readReport(client, options)).toBe(response.body);
  });
}

const failed = { error: 'Сервер перезапускается.', code: 'SERVICE_UNAVAILABLE' } as const;

test('the values of a GET that its path does not name are its query, and part of its key', async () => {
  const requests = respond(contract.seller.history, {
    status: 200,
    body: { sellerHistory: examples.SellerHistory },
  });
  const { history } = reports.seller;
  await new QueryClient().ensureQueryData(history.options({ ...ofSeller, weeks: 8 }));
  expect(requests.map(({ url }) => url.pathname + url.search)).toEqual([
    expect.stringMatching(/\/seller-history\/2026\/46\/101\?weeks=8$/),
  ]);
  const { queryKey } = history.options({ ...ofSeller, weeks: 8 });
  expect(queryKey).not.toEqual(history.options(ofSeller).queryKey);
});

test('a report is not retried automatically', async () => {
  const requests = respond(contract.seller.info, { status: 503, body: failed });
  await expect(new QueryClient().ensureQueryData(reports.seller.info.options(ofSeller))).rejects.toThrow(
    failed.error,
  );
  expect(requests.length).toBe(1);
});

test('a report is fetched again after 5 minutes, not before', async () => {
  const requests = respond(contract.seller.info, {
    status: 200,
    body: { sellerInfo: examples.SellerInfo },
  });
  const client = new QueryClient();
  const now = vi.spyOn(Date, 'now');
  now.mockReturnValue(0);
  prefetchReport(client, reports.seller.info.options(ofSeller));
  await expect.poll(() => client.isFetching()).toBe(0);
  now.mockReturnValue(299_999);
  prefetchReport(client, reports.seller.info.options(ofSeller));
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(requests.length).toBe(1);
  now.mockReturnValue(300_000);
  prefetchReport(client, reports.seller.info.options(ofSeller));
  await expect.poll(() => requests.length).toBe(2);
  now.mockRestore();
});

test('a cancelled query aborts its request', async () => {
  const requests = respond(contract.brand.sellers, async () => {
    await delay('infinite');
    throw new Error('Never here');
  });
  const fetch = vi.spyOn(window, 'fetch');
  const client = new QueryClient();
  const options = reports.brand.sellers.options(ofBrand);
  const pending = client.ensureQueryData(options).catch((error: unknown) => error);
  await expect.poll(() => requests.length).toBe(1);
  await client.cancelQueries({ queryKey: options.queryKey });
  await pending;
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});
