import { expect, test } from 'vitest';
import { checkConformance, type Finding, type Part } from '../src/check-conformance.ts';
import { entryWeeks, fixtureMarket } from './fixture-market.ts';
import { serveFixture } from './fixture-server.ts';
import { numericFields, shiftField } from './numeric-fields.ts';

/** The part of the kit that checks most fields of an entity's reports. */
const mainPartOf: Readonly<Record<string, Part>> = {
  period: 'week',
  seller: 'sellers',
  brand: 'brands',
  category: 'categories',
  section: 'sections',
  product: 'products',
  find: 'find',
};

/** All parts that check an entity's reports. */
const partsOf: Readonly<Record<string, readonly Part[]>> = {
  period: ['week'],
  seller: ['week', 'sellers', 'categories', 'titles', 'searches', 'indices', 'computed'],
  brand: ['week', 'brands', 'searches', 'indices', 'terms', 'computed'],
  category: ['week', 'sellers', 'categories', 'indices', 'terms'],
  section: ['sections', 'sellers'],
  product: ['products', 'sellers', 'categories'],
  find: ['week', 'categories', 'find'],
};

/** The part of the kit that checks an endpoint beyond its entity's own lists and profiles. */
const partOfInsight = (endpoint: string): Part | undefined => {
  if (endpoint.endsWith('.index')) return 'terms';
  if (endpoint === 'category.entry') return 'entry';
  if (endpoint === 'market.movers') return 'movers';
  if (endpoint.endsWith('.changes')) return 'changes';
  if (endpoint.endsWith('.prices')) return 'prices';
  if (/\.(?:similar|assortmentGap|sharedProducts)$/.test(endpoint)) return 'rivals';
  return /history$|^market\./i.test(endpoint) ? 'histories' : undefined;
};

/** A part of the fixture's market: each field costs a run of the kit. */
const offers = fixtureMarket(46).filter(({ productId }) => productId % 4 === 0 || productId > 900);

const week = { year: 2026, weekNumber: 46, offers };

/** The week before, for reports that compare: other prices and sales of the same offers, and fewer of them. */
const weekBefore = {
  year: 2026,
  weekNumber: 45,
  offers: offers
    .filter((_, at) => at % 5 > 0)
    .map((offer) => ({
      ...offer,
      price: offer.price + 700n,
      revenue: offer.revenue + 700n * BigInt(offer.salesCount),
    })),
};

/** The week before, for movers: some sellers, brands and categories of either week are not in the other. */
const otherWeekBefore = {
  year: 2026,
  weekNumber: 45,
  offers: fixtureMarket(45).filter(({ sellerId, brandId, categoryId }) =>
    [sellerId, brandId, categoryId].every((id) => id % 5 !== 0 || id === 0),
  ),
};

const weeksOf = ({ endpoint, path }: (typeof numericFields)[number]) => {
  if (endpoint === 'category.entry') return entryWeeks;
  if (endpoint === 'market.movers') return [week, otherWeekBefore];
  const isCompared = /\.(?:changes|prices)$/.test(endpoint) || path.some((name) => name.endsWith('Before'));
  return isCompared ? [week, weekBefore] : [week];
};

/** Figures of the week that a mover was absent in: null by definition. */
const isAlwaysNull = (name: string) =>
  /\.(?:entered\.rows\.\*\.(?:\w+Before|change)|left\.rows\.\*\.(?:revenue|place|share|salesCount|change))$/.test(
    name,
  );

const cases = numericFields
  .map((field) => ({ ...field, name: `${field.endpoint} ${field.path.join('.')}` }))
  .filter(({ name }) => !isAlwaysNull(name));

/** Whether a rule about the values is broken; that the schema refuses one says nothing about the kit. */
const isBeyondSchema = ({ rule }: Finding) => rule !== 'schema';

test.each(cases)('finds a server that shifts $name', async (field) => {
  const server = await serveFixture(shiftField(field), weeksOf(field));
  const { endpoint } = field;
  const [entity = ''] = endpoint.split('.');
  const find = async (parts: readonly Part[]) => {
    const { findings } = await checkConformance({ url: server.url, parts, stopsAt: isBeyondSchema });
    return findings.filter(isBeyondSchema);
  };
  const main = partOfInsight(endpoint) ?? mainPartOf[entity] ?? 'week';
  const found = await find([main]);
  const findings = found.length > 0 ? found : await find(partsOf[entity] ?? []);
  await server.close();
  const advice = `No rule of the kit sees ${field.name} shifted: check it in packages/conformance/src/checks/${entity}.ts`;
  expect(findings, advice).not.toEqual([]);
});
