import { contract, MAX_ID, type ReportPeriod } from '@vitrina/contract';
import { checkPeriods } from './checks/periods.ts';
import type { ReportName } from './computation/reports.ts';
import { type Kit, readReport } from './kit.ts';
import {
  type Endpoint,
  endpointOf,
  type EndpointRoute,
  paramNamesOf,
  type ResponseBodyOf,
} from './wire/endpoints.ts';

/** What the checks without figures ask for. */
export type Samples = NonNullable<Awaited<ReturnType<typeof readWeek>>>;

/** The most categories of one search. */
const MAX_CATEGORIES = 5_000;

/** Takes a report about the week from the feed, or from the server where the feed is unknown. */
async function readOf<Of extends EndpointRoute>(kit: Kit, route: Of, params: Record<string, unknown>) {
  if (!kit.market) return (await readReport(kit, route, params))?.body;
  const { name } = endpointOf(route);
  return kit.market.report(name as ReportName, params as never) as ResponseBodyOf<Of> | undefined;
}

/** Chooses what to ask about a week, with its weeks latest first; undefined where a list is missing or empty. */
async function readWeek(kit: Kit, published: readonly ReportPeriod[], week: ReportPeriod) {
  const { categories = [] } = (await readOf(kit, contract.category.list, { ...week })) ?? {};
  const [category] = categories;
  if (!category) return undefined;
  const categoryIds = categories.slice(0, MAX_CATEGORIES).map((row) => row.categoryId);
  const sellers = await readOf(kit, contract.seller.byCategories, { ...week, categoryIds });
  const brands = await readOf(kit, contract.brand.byCategories, { ...week, categoryIds });
  const [seller] = sellers ?? [];
  const products =
    seller && (await readOf(kit, contract.seller.products, { ...week, sellerId: seller.sellerId }));
  const [product] = products?.sellerProducts ?? [];
  if (!seller || !product || !brands || !sellers) return undefined;
  const used = new Set([
    ...sellers.map(({ sellerId }) => sellerId),
    ...brands.map(({ brandId }) => brandId),
    ...categories.flatMap((row) => [row.categoryId, row.category2LvlId, row.category1LvlId]),
  ]);
  // An id that no seller, brand or category of the week has.
  let unknownId = MAX_ID;
  while (used.has(unknownId)) unknownId -= 1;
  const { sellerId, sellerTitle } = seller;
  // Every report of the week responds with 200 to these.
  const params = {
    ...week,
    sellerId,
    categoryId: category.categoryId,
    sectionId: category.category2LvlId,
    brandId: brands[0]?.brandId ?? unknownId,
    productId: product.productId,
    categoryIds: [category.categoryId],
    title: sellerTitle,
    text: sellerTitle,
    kind: 'seller',
    ids: [sellerId],
    weeks: 8,
    of: 'sellers',
    rivalIds: [unknownId],
    inMyCategories: true,
    sellerIds: [sellerId, unknownId],
  };
  // Without a brand in the week `brandId` is unknown.
  return { params, unknownId, published, hasBrand: brands.length > 0 };
}

/** Chooses from the latest week; undefined where no week is published, or its lists are missing or wrong. */
export async function readSamples(kit: Kit): Promise<Samples | undefined> {
  const listed = kit.judged.has('period.list') ? await checkPeriods(kit) : [];
  const published = kit.market?.periods.toReversed() ?? listed;
  const [week] = published;
  if (!week) return void kit.skipped.add('the reports: no week is published');
  const samples = await readWeek(kit, published, week);
  if (!samples) kit.skipped.add('the reports: the lists of the week are missing or break the contract');
  return samples;
}

const isSampled = (name: string, known: Samples['params']): name is keyof Samples['params'] => name in known;

/** Picks the params of an endpoint. Throws if one of them has no sample value. */
export function paramsFor(endpoint: Endpoint, { params }: Samples): Record<string, unknown> {
  const entries = paramNamesOf(endpoint).map((name) => {
    if (!isSampled(name, params)) throw new Error(`${endpoint.name}: no sample value of ${name}`);
    return [name, params[name]];
  });
  return Object.fromEntries(entries);
}
