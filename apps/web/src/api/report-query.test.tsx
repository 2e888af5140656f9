import { QueryClient, skipToken } from '@tanstack/react-query';
import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { delay } from 'msw';
import { expect, test, vi } from 'vitest';
import { respond, respondRaw } from '../../test/respond.ts';
import * as brand from './brand.ts';
import * as category from './category.ts';
import { weekInfo } from './period.ts';
import type { ReportQuery } from './report-query.ts';
import * as seller from './seller.ts';

const week = { year: 2026, weekNumber: 46 };
const ofSeller = { ...week, sellerId: 101 };
const ofBrand = { ...week, brandId: 7 };
const ofCategory = { ...week, categoryId: 31 };
const ofCategories = { ...week, categoryIds: [31] };

interface Route {
  method: string;
  path: string;
  responses: object;
}

/** A report with a whole input, and the same without one. */
const report = <Body,>(
  route: Route,
  subject: string,
  whole: ReportQuery<Body>,
  without: ReportQuery<Body>,
) => ({
  route,
  subject,
  without,
  key: whole.queryKey,
  fetch: (client: QueryClient): Promise<unknown> => client.fetchQuery(whole),
});

const reports = [
  report(contract.period.weekInfo, 'week', weekInfo(week), weekInfo(undefined)),
  report(contract.seller.info, 'seller info', seller.sellerInfo(ofSeller), seller.sellerInfo(undefined)),
  report(
    contract.seller.categories,
    'seller categories',
    seller.sellerCategories(ofSeller),
    seller.sellerCategories(undefined),
  ),
  report(
    contract.seller.brands,
    'seller brands',
    seller.sellerBrands(ofSeller),
    seller.sellerBrands(undefined),
  ),
  report(
    contract.seller.products,
    'seller products',
    seller.sellerProducts(ofSeller),
    seller.sellerProducts(undefined),
  ),
  report(
    contract.seller.byCategories,
    'categories with sellers',
    seller.sellersByCategories(ofCategories),
    seller.sellersByCategories({ ...week, categoryIds: [] }),
  ),
  report(
    contract.seller.byTitle,
    'sellers by title',
    seller.sellersByTitle({ ...week, title: 'жол' }),
    seller.sellersByTitle({ ...week, title: ' \n ' }),
  ),
  report(
    contract.category.tree,
    'categories tree',
    category.categoryTree(week),
    category.categoryTree(undefined),
  ),
  report(contract.category.list, 'categories', category.categoryList(week), category.categoryList(undefined)),
  report(
    contract.category.info,
    'category info',
    category.categoryInfo(ofCategory),
    category.categoryInfo(undefined),
  ),
  report(
    contract.category.sellers,
    'enhanced categories with sellers',
    category.categorySellers(ofCategory),
    category.categorySellers(undefined),
  ),
  report(
    contract.category.brands,
    'category brands',
    category.categoryBrands(ofCategory),
    category.categoryBrands(undefined),
  ),
  report(
    contract.category.products,
    'category products',
    category.categoryProducts(ofCategory),
    category.categoryProducts(undefined),
  ),
  report(
    contract.brand.byCategories,
    'brands',
    brand.brandsByCategories(ofCategories),
    brand.brandsByCategories({ ...week, categoryIds: [] }),
  ),
  report(contract.brand.info, 'brand info', brand.brandInfo(ofBrand), brand.brandInfo(undefined)),
  report(
    contract.brand.categories,
    'brand categories',
    brand.brandCategories(ofBrand),
    brand.brandCategories(undefined),
  ),
  report(contract.brand.sellers, 'brand sellers', brand.brandSellers(ofBrand), brand.brandSellers(undefined)),
  report(
    contract.brand.products,
    'brand products',
    brand.brandProducts(ofBrand),
    brand.brandProducts(undefined),
  ),
];

for (const { route, subject, key, without, fetch } of reports) {
  test(`without a text from the server the message is "Failed to fetch ${subject}"`, async () => {
    respondRaw(route, () => new Response('', { status: 500 }));
    await expect(fetch(new QueryClient())).rejects.toMatchObject({ message: `Failed to fetch ${subject}` });
  });

  test(`${subject}: asked without any authorization header, and the answer's body is cached as it came`, async () => {
    localStorage.setItem('access_token', 'access-1');
    const fetching = vi.spyOn(window, 'fetch');
    const client = new QueryClient();
    const body = await fetch(client);
    expect(fetching).toHaveBeenCalledOnce();
    expect(new Headers(fetching.mock.calls[0]?.[1]?.headers).has('authorization')).toBe(false);
    expect(client.getQueryData(key)).toBe(body);
    expect(body).not.toHaveProperty('headers');
  });

  test(`${subject}: nothing is asked until the input is whole`, () => {
    expect(without.queryFn).toBe(skipToken);
  });
}

const failed = { error: 'Сервер перезапускается.', code: 'SERVICE_UNAVAILABLE' } as const;

test('a report query is not retried', async () => {
  const calls = respond(contract.seller.info, { status: 503, body: failed });
  await expect(new QueryClient().fetchQuery(seller.sellerInfo(ofSeller))).rejects.toThrow(failed.error);
  expect(seller.sellerInfo(ofSeller).retry).toBe(false);
  expect(calls.length).toBe(1);
});

test('a report is fresh for 5 minutes', () => {
  expect(seller.sellerInfo(ofSeller).staleTime).toBe(300_000);
});

test('a title is sent without the white space around it', async () => {
  const calls = respond(contract.seller.byTitle, { status: 200, body: [examples.SellerRow] });
  await new QueryClient().fetchQuery(seller.sellersByTitle({ ...week, title: '  жол ' }));
  expect(calls[0]?.body).toEqual({ ...week, title: 'жол' });
});

test('a report that nobody waits for any more is given up', async () => {
  const calls = respond(contract.brand.sellers, async () => {
    await delay('infinite');
    throw new Error('Never here');
  });
  const fetching = vi.spyOn(window, 'fetch');
  const client = new QueryClient();
  const query = brand.brandSellers(ofBrand);
  const asked = client.fetchQuery(query).catch((error: unknown) => error);
  await expect.poll(() => calls.length).toBe(1);
  await client.cancelQueries({ queryKey: query.queryKey });
  await asked;
  expect(fetching.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});
