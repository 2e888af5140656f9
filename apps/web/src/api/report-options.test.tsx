import { QueryClient, skipToken } from '@tanstack/react-query';
import type { AppRoute } from '@ts-rest/core';
import { contract, HistoryQuery } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { delay } from 'msw';
import { expect, test, vi } from 'vitest';
import { respond, respondRaw } from '../../test/respond.ts';
import {
  createReports,
  ensureReport,
  prefetchReport,
  readReport,
  type ReportOptions,
} from './report-options.ts';
import { reports } from './reports.ts';

const week = { year: 2026, weekNumber: 46 };
const ofSeller = { ...week, sellerId: 101 };
const ofBrand = { ...week, brandId: 7 };
const ofCategory = { ...week, categoryId: 31 };
const ofCategories = { ...week, categoryIds: [31] };

/** A report with all of its params, and the same without params. */
const report = <Endpoint extends AppRoute>(
  subject: string,
  options: ReportOptions<Endpoint>,
  without: ReportOptions<Endpoint>,
) => ({
  endpoint: options.endpoint,
  subject,
  options,
  without,
  readBody: (client: QueryClient): unknown => readReport(client, options),
});

const all = [
  report('week', reports.period.weekInfo(week), reports.period.weekInfo(undefined)),
  report('seller info', reports.seller.info(ofSeller), reports.seller.info(undefined)),
  report('seller categories', reports.seller.categories(ofSeller), reports.seller.categories(undefined)),
  report('seller brands', reports.seller.brands(ofSeller), reports.seller.brands(undefined)),
  report('seller products', reports.seller.products(ofSeller), reports.seller.products(undefined)),
  report(
    'categories with sellers',
    reports.seller.byCategories(ofCategories),
    reports.seller.byCategories(undefined),
  ),
  report(
    'sellers by title',
    reports.seller.byTitle({ ...week, title: 'жол' }),
    reports.seller.byTitle(undefined),
  ),
  report('categories tree', reports.category.tree(week), reports.category.tree(undefined)),
  report('categories', reports.category.list(week), reports.category.list(undefined)),
  report('category info', reports.category.info(ofCategory), reports.category.info(undefined)),
  report(
    'enhanced categories with sellers',
    reports.category.sellers(ofCategory),
    reports.category.sellers(undefined),
  ),
  report('category brands', reports.category.brands(ofCategory), reports.category.brands(undefined)),
  report('category products', reports.category.products(ofCategory), reports.category.products(undefined)),
  report('brands', reports.brand.byCategories(ofCategories), reports.brand.byCategories(undefined)),
  report('brand info', reports.brand.info(ofBrand), reports.brand.info(undefined)),
  report('brand categories', reports.brand.categories(ofBrand), reports.brand.categories(undefined)),
  report('brand sellers', reports.brand.sellers(ofBrand), reports.brand.sellers(undefined)),
  report('brand products', reports.brand.products(ofBrand), reports.brand.products(undefined)),
];

test.each(['seller', 'brand', 'category'] as const)(
  'every report of the contract about a %s has options that send no request without params',
  (entity) => {
    const options: Readonly<Record<string, (params: undefined) => { queryData: unknown }>> = reports[entity];
    const without = Object.keys(contract[entity]).map((name) => options[name]?.(undefined).queryData);
    expect(without).toEqual(without.map(() => skipToken));
    expect(without.length).toBeGreaterThanOrEqual(5);
  },
);

for (const { endpoint, subject, options, without, readBody } of all) {
  test(`without a text from the server the message is "Failed to fetch ${subject}"`, async () => {
    respondRaw(endpoint, () => new Response('', { status: 500 }));
    await expect(ensureReport(new QueryClient(), options)).rejects.toMatchObject({
      message: `Failed to fetch ${subject}`,
    });
  });

  test(`${subject}: the request has no authorization header, and the body is read from the cache`, async () => {
    localStorage.setItem('access_token', 'access-1');
    const fetch = vi.spyOn(window, 'fetch');
    const client = new QueryClient();
    const response = await ensureReport(client, options);
    expect(fetch).toHaveBeenCalledOnce();
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).has('authorization')).toBe(false);
    expect(readBody(client)).toBe(response.body);
  });

  test(`${subject}: no request is sent until all params are known`, () => {
    expect(without.queryData).toBe(skipToken);
  });
}

const failed = { error: 'Сервер перезапускается.', code: 'SERVICE_UNAVAILABLE' } as const;

test('the values of a GET that its path does not name are its query, and part of its key', async () => {
  const endpoint = { ...contract.seller.info, query: HistoryQuery };
  const { history } = createReports({ history: endpoint });
  const requests = respond(contract.seller.info, { status: 200, body: { sellerInfo: examples.SellerInfo } });
  await ensureReport(new QueryClient(), history({ ...ofSeller, weeks: 8 }));
  expect(requests.map(({ url }) => url.pathname + url.search)).toEqual([
    expect.stringMatching(/\/seller-info\/2026\/46\/101\?weeks=8$/),
  ]);
  expect(history({ ...ofSeller, weeks: 8 }).queryKey).not.toEqual(history(ofSeller).queryKey);
});

test('a report is not retried automatically', async () => {
  const requests = respond(contract.seller.info, { status: 503, body: failed });
  await expect(ensureReport(new QueryClient(), reports.seller.info(ofSeller))).rejects.toThrow(failed.error);
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
  prefetchReport(client, reports.seller.info(ofSeller));
  await expect.poll(() => client.isFetching()).toBe(0);
  now.mockReturnValue(299_999);
  prefetchReport(client, reports.seller.info(ofSeller));
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(requests.length).toBe(1);
  now.mockReturnValue(300_000);
  prefetchReport(client, reports.seller.info(ofSeller));
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
  const options = reports.brand.sellers(ofBrand);
  const pending = ensureReport(client, options).catch((error: unknown) => error);
  await expect.poll(() => requests.length).toBe(1);
  await client.cancelQueries({ queryKey: options.queryKey });
  await pending;
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});
