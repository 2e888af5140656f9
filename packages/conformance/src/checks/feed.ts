import { contract } from '@vitrina/contract';
import { compareBodies, type Difference, formatValue } from '../comparer/compare-bodies.ts';
import { computeAnswer, errorCodeOf, visitQuestions } from '../comparer/compare-answers.ts';
import { createQuestions, toRequestParams } from '../comparer/questions.ts';
import type { Market } from '../computation/market.ts';
import type { MarketWeek } from '../computation/week.ts';
import type { Source } from '../findings.ts';
import { type Kit, readReport, sendRequest } from '../kit.ts';
import { createRng } from '../rng.ts';
import type { Rule } from '../rules.ts';
import { buildRequest, type Endpoint, endpointNamed, endpointOf } from '../wire/endpoints.ts';
import { findSentence } from '../wire/field-schemas.ts';
import { formatStatus } from '../wire/wire-request.ts';

/** The feed that the server has loaded, and its figures. */
export interface LoadedFeed {
  readonly weeks: readonly MarketWeek[];
  readonly market: Market;
}

/** The most offers of a small feed. */
const MAX_SMALL = 5_000;
/** Numbers of entities to request of a small feed, and of a larger one. */
const ofSmall = { latest: Infinity, earlier: Infinity, several: Infinity };
const ofLarge = { latest: 12, earlier: 1, several: 8 };

const ruleOf: Readonly<Record<Difference['kind'], Rule>> = {
  value: 'figures',
  rows: 'complete',
  order: 'list-order',
  repeated: 'list-once',
};

/** Adds the differences of a body from the expected one to the findings. */
export function addDifferences(
  kit: Pick<Kit, 'findings'>,
  source: Source,
  endpoint: Endpoint,
  differences: readonly Difference[],
): void {
  for (const rule of Object.values(ruleOf)) kit.findings.look(rule);
  for (const { field, row, kind, expected, actual } of differences) {
    const description = kind === 'value' ? findSentence(endpoint, field) : undefined;
    kit.findings.add(source, {
      rule: ruleOf[kind],
      field,
      row,
      ...(description !== undefined && { description }),
      expected: formatValue(expected),
      actual: formatValue(actual),
    });
  }
}

/** Adds what the feed does not contain: when and how the week was published, and the name of the market. */
const withUnknown = (expected: unknown, actual: unknown): unknown => {
  if (typeof expected !== 'object' || expected === null || !('weekInfo' in expected)) return expected;
  const { publishedAt, isDemo, marketName, daysCount } =
    (actual as { weekInfo?: Readonly<Record<string, unknown>> }).weekInfo ?? {};
  return { weekInfo: { ...(expected.weekInfo as object), publishedAt, isDemo, marketName, daysCount } };
};

/** Compares the answer to one question with the computed one. */
async function compareAnswer(kit: Kit, expected: unknown, endpoint: Endpoint, params: object): Promise<void> {
  const request = buildRequest(endpoint, toRequestParams(endpoint, params));
  const result = await sendRequest(kit, endpoint, request);
  if (!result) return;
  const source = { endpoint: endpoint.name, request };
  const code = errorCodeOf(expected);
  const isFound = result.response.status === 200;
  const sent = isFound ? '200' : formatStatus(result.response);
  const due = code === undefined ? '200' : `404 ${code}`;
  if (sent !== due) {
    const rule = code === undefined ? 'well-formed' : isFound ? 'unknown-id' : 'error-code';
    kit.findings.add(source, { rule, field: 'status', expected: due, actual: sent });
  } else if (isFound && result.body !== undefined)
    addDifferences(kit, source, endpoint, compareBodies(withUnknown(expected, result.body), result.body));
}

/** Compares the list of published weeks with those of the feed. */
async function comparePeriods(kit: Kit, weeks: readonly MarketWeek[]): Promise<void> {
  const report = await readReport(kit, contract.period.list);
  if (!report) return;
  const reportPeriods = weeks.map(({ year, weekNumber }) => ({ year, weekNumber })).toReversed();
  const differences = compareBodies({ reportPeriods }, { reportPeriods: report.body.reportPeriods });
  addDifferences(kit, report, endpointOf(contract.period.list), differences);
}

/** Letters whose lower case depends on their place or on the language: the contract does not say which (decision 003). */
const AMBIGUOUS = /[Σσςİ]/;

/**
 * Compares every call about the weeks of the feed with the computation, value by value: for every entity of a small
 * feed, for a random sample of a large one; at most `most` questions to each call.
 */
export async function checkFeed(kit: Kit, { weeks, market }: LoadedFeed, most = Infinity): Promise<void> {
  if (kit.judged.has('period.list')) await comparePeriods(kit, weeks);
  const count = weeks.reduce((sum, { offers }) => sum + offers.length, 0);
  const rng = createRng(kit.seed);
  const all = Object.entries<readonly object[]>(
    createQuestions(weeks, count <= MAX_SMALL ? ofSmall : ofLarge, rng),
  );
  const missing = kit.missing();
  const asked = Object.fromEntries(
    all
      .filter(([name]) => kit.judged.has(name) && !missing.has(name))
      .map(([name, list]) => [name, rng.sample(list, most)]),
  );
  await visitQuestions(asked, async (name, params) => {
    if (AMBIGUOUS.test(JSON.stringify(params))) return;
    await compareAnswer(kit, computeAnswer(market, name, params), endpointNamed(name), params);
  });
}
