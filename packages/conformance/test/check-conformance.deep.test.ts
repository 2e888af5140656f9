import { expect, test } from 'vitest';
import { createRandomMarket, type Recipe } from '../src/market/random-market.ts';
import { rules } from '../src/rules.ts';
import { endpointNamed } from '../src/wire/endpoints.ts';
import { errorFaults } from './faults/error-faults.ts';
import { figureFaults } from './faults/figure-faults.ts';
import { followFaults } from './faults/follow-faults.ts';
import { importFaults } from './faults/import-faults.ts';
import { keyFaults } from './faults/key-faults.ts';
import { linkFaults } from './faults/link-faults.ts';
import type { PlantedFault } from './faults/planted-fault.ts';
import { accountFaults } from './faults/account-faults.ts';
import { sessionFaults } from './faults/session-faults.ts';
import { signInFaults } from './faults/sign-in-faults.ts';
import { etagFaults } from './faults/etag-faults.ts';
import { wireFaults } from './faults/wire-faults.ts';
import { checkFixture as check } from './check-fixture.ts';
import type { Fault, Row } from './fixture-server.ts';

test('has no findings about a right server', async () => {
  expect(await check({})).toMatchObject({ findings: [], skipped: [] });
}, 600_000);

const recipe: Recipe = { seed: '', offers: 60, unsold: 0.3, noBrand: 0.2, rated: true, extremes: false };

test.each([
  ['nothing sold', { unsold: 1 }],
  ['nothing has a brand', { noBrand: 1 }],
  ['nothing is rated or reviewed', { rated: false }],
  ['there is one offer', { offers: 1, unsold: 0 }],
])(
  'has no findings about a right server where %s',
  async (seed, given) => {
    const feed = [{ year: 2025, weekNumber: 1, rows: createRandomMarket({ ...recipe, seed, ...given }) }];
    expect((await check({}, {}, feed)).findings).toEqual([]);
  },
  600_000,
);

test('checks no figures without a feed, and says so', async () => {
  const wrong: Fault = {
    changeBody: (name, body) => (name === 'category.info' ? { categoryInfo: dearer(body) } : body),
  };
  const { findings, skipped } = await check(wrong, { feed: undefined, parts: ['health', 'languages'] });
  expect(findings).toEqual([]);
  expect(skipped).toEqual(['the figures: no --feed says what the server has loaded']);
});

test('skips the reports of a server without a published week', async () => {
  const { findings, skipped } = await check({}, { feed: undefined, parts: ['params'] }, []);
  expect(findings).toEqual([]);
  expect(skipped).toContain('the reports: no week is published');
});

test('judges a server without the search over everything by the other profiles alone', async () => {
  const withoutFind: Fault = {
    changeResponse: (name, response) =>
      name === 'find.byText' ? [404, { error: 'Нет такого.', code: 'NOT_FOUND' }] : response,
  };
  const parts = ['figures', 'unknown'] as const;
  expect((await check(withoutFind, { profiles: ['core'], parts })).findings).toEqual([]);
  const { findings } = await check(withoutFind, { calls: ['find.byText'], parts: ['figures'] });
  expect([...new Set(findings.map(({ endpoint }) => endpoint))]).toEqual(['find.byText']);
});

test('waits for a rate limit with Retry-After and does not report it', async () => {
  let requests = 0;
  const limiting: Fault = {
    changeResponse: (_, reply) => {
      requests += 1;
      if (requests % 20 > 0) return reply;
      return [429, { error: 'Слишком часто', code: 'TOO_MANY_REQUESTS' }, { 'retry-after': '0' }];
    },
  };
  const calls = ['seller.info', 'brand.info'];
  expect((await check(limiting, { parts: ['figures'], calls })).findings).toEqual([]);
  expect(requests).toBeGreaterThan(50);
});

const planted: readonly PlantedFault[] = [
  ...errorFaults,
  ...wireFaults,
  ...etagFaults,
  ...followFaults,
  ...importFaults,
  ...keyFaults,
  ...sessionFaults,
  ...accountFaults,
  ...linkFaults,
  ...signInFaults,
];

const cases = planted.map(([name, rule, part, fault, call]) => ({ name, rule, part, fault, call }));

test.each(cases)('finds a server where $name ($rule)', async ({ rule, part, fault, call }) => {
  const profiles = ['core' as const, ...(call === undefined ? [] : [endpointNamed(call).profile])];
  const options = part === 'sessions' ? {} : { feed: undefined, profiles };
  const { findings } = await check(fault, { parts: [part], ...options });
  expect(findings.map((finding) => finding.rule)).toContain(rule);
  if (call !== undefined) expect([...new Set(findings.map(({ endpoint }) => endpoint))]).toEqual([call]);
});

test.each(figureFaults)('finds a server where %s', async (_, call, fields, fault) => {
  const calls = [call, 'period.weekInfo', 'category.index'];
  const { findings } = await check(fault, { parts: ['figures'], calls });
  expect(findings).not.toEqual([]);
  expect(findings.filter(({ endpoint, field }) => endpoint !== call || !fields.test(field))).toEqual([]);
});

/** The rules about values of bodies, whose faults every-field.deep.test.ts plants in every field. */
const ofFigures = ['figures', 'complete', 'list-order', 'list-once'];

test('every rule has a planted fault', () => {
  const found = new Set([...planted.map(([, rule]) => rule), ...ofFigures]);
  expect(Object.keys(rules).filter((rule) => !found.has(rule))).toEqual([]);
});

const dearer = (body: unknown): Row => {
  const [profile] = Object.values(body as Row) as Row[];
  return { ...profile, averagePrice: 1 };
};

/** Changes the list of a body. */
const inList = (body: unknown, name: string, change: (rows: Row[]) => unknown[]) => ({
  ...(body as Row),
  [name]: change((body as Row)[name] as Row[]),
});

test('names each of five faults by its call and field, and nothing else', async () => {
  const faults: Readonly<Record<string, (body: unknown) => unknown>> = {
    'category.info': (body) => ({ categoryInfo: dearer(body) }),
    'seller.products': (body) => inList(body, 'sellerProducts', (rows) => rows.slice(1)),
    'category.brands': (body) => inList(body, 'categoryBrands', (rows) => rows.toReversed()),
    'product.offers': (body) =>
      inList(body, 'productOffers', (rows) => rows.map((row) => ({ ...row, state: 'entered' }))),
    'brand.byCategories': (body) => (body as Row[]).map((row) => ({ ...row, shareRevenueFromTotal: 0.5 })),
  };
  const changeBody = (name: string, body: unknown) => faults[name]?.(body) ?? body;
  const calls = [...Object.keys(faults), 'seller.info', 'category.sellers', 'product.info', 'brand.info'];
  const { findings } = await check({ changeBody }, { parts: ['figures'], calls });
  expect(findings.map(({ endpoint, field, rule }) => `${endpoint} ${field}: ${rule}`).toSorted()).toEqual([
    'brand.byCategories *.shareRevenueFromTotal: figures',
    'category.brands categoryBrands: list-order',
    'category.info categoryInfo.averagePrice: figures',
    'product.offers productOffers.*.state: figures',
    'seller.products sellerProducts: complete',
  ]);
});
