import { expect, test } from 'vitest';
import { checkConformance, type Finding, type Options } from '../src/check-conformance.ts';
import { changeFaults } from './faults/change-faults.ts';
import { choiceFaults } from './faults/choice-faults.ts';
import { entryFaults } from './faults/entry-faults.ts';
import { errorFaults } from './faults/error-faults.ts';
import { historyFaults } from './faults/history-faults.ts';
import { findFaults } from './faults/find-faults.ts';
import { followFaults } from './faults/follow-faults.ts';
import { keyFaults } from './faults/key-faults.ts';
import { linkFaults } from './faults/link-faults.ts';
import { entryWeeks, fixtureMarket } from './fixture-market.ts';
import type { FixtureWeek } from './fixture-reports.ts';
import { type Fault, serveFixture } from './fixture-server.ts';
import { indexFaults } from './faults/index-faults.ts';
import { listFaults } from './faults/list-faults.ts';
import { rareFaults } from './faults/rare-faults.ts';
import type { PlantedFault } from './faults/planted-fault.ts';
import { moverFaults } from './faults/mover-faults.ts';
import { productFaults } from './faults/product-faults.ts';
import { rankFaults } from './faults/rank-faults.ts';
import { requestFaults } from './faults/request-faults.ts';
import { rivalFaults } from './faults/rival-faults.ts';
import { sectionFaults } from './faults/section-faults.ts';
import { signInFaults } from './faults/sign-in-faults.ts';
import { sumFaults } from './faults/sum-faults.ts';
import { valueFaults } from './faults/value-faults.ts';
import { responseFaults } from './faults/response-faults.ts';

async function findingsOf(fault: Fault, options: Partial<Options> = {}, weeks?: readonly FixtureWeek[]) {
  const server = await serveFixture(fault, weeks);
  const signIn = { email: 'aigerim@example.kz', codes: server.codes };
  const outcome = await checkConformance({ url: server.url, signIn, graceSeconds: 0.3, ...options });
  await server.close();
  return outcome;
}

test('has no findings about a conforming server of more weeks', async () => {
  expect(await findingsOf({}, { parts: ['entry'] }, entryWeeks)).toMatchObject({ findings: [], skipped: [] });
});

test.each([1, 2])('has no findings about a conforming server (seed %s)', async (seed) => {
  expect(await findingsOf({}, { seed })).toMatchObject({ findings: [], skipped: [] });
});

test('judges a server without the search over everything by the other profiles alone', async () => {
  const withoutFind: Fault = {
    changeResponse: (name, response) =>
      name === 'find.byText' ? [404, { error: 'Нет такого.', code: 'NOT_FOUND' }] : response,
  };
  expect(await findingsOf(withoutFind, { profiles: ['core'] })).toMatchObject({ findings: [], skipped: [] });
  const { findings } = await findingsOf(withoutFind, { profiles: ['core', 'find'], parts: ['find'] });
  expect(findings).not.toEqual([]);
});

const market = fixtureMarket(7);

test.each([
  ['nothing sold', market.map((offer) => ({ ...offer, salesCount: 0, revenue: 0n }))],
  ['nothing has a brand', market.map((offer) => ({ ...offer, brandId: 0 }))],
  ['nothing is rated or reviewed', market.map((offer) => ({ ...offer, rating: null, commentsCount: 0 }))],
  ['there is one offer', market.filter(({ salesCount }) => salesCount > 0).slice(0, 1)],
])('has no findings about a conforming server where %s', async (_, offers) => {
  const { findings } = await findingsOf({}, {}, [{ year: 2025, weekNumber: 1, offers }]);
  expect(findings).toEqual([]);
});

test('skips the reports of a server without a published week', async () => {
  const { findings, skipped } = await findingsOf({}, {}, []);
  expect(findings).toEqual([]);
  expect(skipped).toEqual(['the reports: no week is published']);
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
  expect(await findingsOf(limiting, { parts: ['week', 'sellers', 'unknown'] })).toMatchObject({
    findings: [],
  });
  expect(requests).toBeGreaterThan(100);
});

const planted: readonly PlantedFault[] = [
  ...followFaults,
  ...keyFaults,
  ...linkFaults,
  ...valueFaults,
  ...sumFaults,
  ...rankFaults,
  ...indexFaults,
  ...moverFaults,
  ...listFaults,
  ...changeFaults,
  ...choiceFaults,
  ...errorFaults,
  ...requestFaults,
  ...findFaults,
  ...productFaults,
  ...rivalFaults,
  ...entryFaults,
  ...historyFaults,
  ...sectionFaults,
  ...signInFaults,
  ...rareFaults,
  ...responseFaults,
];

test.each(planted)('finds a server where %s (%s)', async (_, rule, parts, fault) => {
  const weeks = parts === 'entry' ? entryWeeks : undefined;
  const stopsAt = (finding: Finding) => finding.rule === rule;
  const { findings } = await findingsOf(fault, { parts: [parts].flat(), stopsAt }, weeks);
  expect(findings.map((finding) => finding.rule)).toContain(rule);
});
