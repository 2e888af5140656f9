import type { WireResponse } from '@vitrina/conformance/wire/wire-request.ts';
import { buildRequest, endpointNamed } from '@vitrina/conformance/wire/endpoints.ts';
import { createWireClient } from '@vitrina/conformance/wire/wire-client.ts';
import { listDifferences } from '../../../../apps/api/test/oracle/list-differences.ts';
import type { ExpectedReport, MarketState } from '../market/expected-reports.ts';

/** Requests sent at once. */
const CONCURRENCY = 4;

/** How weeks are read. */
export interface ReadOptions {
  /** Whether the time of publication is that of the expected report. */
  readonly isTimeKnown: boolean;
  /** Whether a 503 is retried, which is that of a busy machine where the engine runs. */
  readonly isPatient: boolean;
  /** Whether all weeks are served, so that it is known what is new in one. */
  readonly isNewKnown: boolean;
  /** Whether the first week that is not right ends the reading. */
  readonly isEndedByFault?: boolean;
}

/** What the reports of a week were, compared with the independent computation. */
export interface WeekReading {
  readonly weekNumber: number;
  /** Number of right responses: a report, or a 404 where there is none. */
  readonly right: number;
  /** Number of responses 5xx. */
  readonly refused: number;
  /** Number of responses 404 where a report was expected. */
  readonly missing: number;
  /** Wrong reports, one line each; a 404 is in `missing`. */
  readonly wrong: readonly string[];
}

type Judgement = 'right' | 'refused' | 'missing' | { wrong: string };

/** Differences that do not count: commands publish at their own time. */
export const isTime = (line: string) => line.includes('publishedAt');

/** Whether a product is new is not known while the week before is refused. */
const isWeekBefore = (line: string) => /isNew: expected \w+, actual null/.test(line);

const judge = (
  { name, request, body }: ExpectedReport,
  { status, json }: WireResponse,
  { isTimeKnown, isNewKnown }: ReadOptions,
): Judgement => {
  if (status >= 500) return 'refused';
  if (status === 404) return body === null ? 'right' : 'missing';
  const lines = listDifferences(body, status === 200 ? json : { status });
  const [line] = lines.filter((one) => (isTimeKnown || !isTime(one)) && (isNewKnown || !isWeekBefore(one)));
  if (line === undefined) return 'right';
  return { wrong: `${name} ${request.path} ${JSON.stringify(request.body ?? {}).slice(0, 80)}: ${line}` };
};

/** Whether every response was right. */
export const isRight = ({ refused, missing, wrong }: WeekReading): boolean =>
  refused === 0 && missing === 0 && wrong.length === 0;

/** Requests each expected report of a week once and compares the responses. */
const readWeek = async (
  url: string,
  weekNumber: number,
  expected: readonly ExpectedReport[],
  options: ReadOptions,
): Promise<WeekReading> => {
  const client = createWireClient(url, () => undefined);
  const judged: Judgement[] = [];
  const queue = expected.values();
  const work = async () => {
    for (const one of queue) {
      const response = await client.send(one.request, { patient: options.isPatient });
      judged.push(judge(one, response, options));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return {
    weekNumber,
    right: judged.filter((one) => one === 'right').length,
    refused: judged.filter((one) => one === 'refused').length,
    missing: judged.filter((one) => one === 'missing').length,
    wrong: judged.flatMap((one) => (typeof one === 'object' ? one.wrong : [])),
  };
};

/** Reads every week of a state. */
export const readWeeks = async (
  url: string,
  { reports }: MarketState,
  options: ReadOptions,
): Promise<WeekReading[]> => {
  const readings: WeekReading[] = [];
  // The latest first: older weeks change seldom.
  for (const [weekNumber, expected] of [...reports].toReversed()) {
    const reading = await readWeek(url, weekNumber, expected, options);
    readings.push(reading);
    if (options.isEndedByFault === true && !isRight(reading)) break;
  }
  return readings;
};

/** Week numbers in the list of periods; undefined where the list is not served. */
export const readPeriods = async (url: string): Promise<number[] | undefined> => {
  const request = buildRequest(endpointNamed('period.list'));
  const { status, json } = await createWireClient(url, () => undefined).send(request, { patient: false });
  if (status !== 200) return undefined;
  const { reportPeriods } = json as { reportPeriods: { weekNumber: number }[] };
  return reportPeriods.map(({ weekNumber }) => weekNumber);
};

/** Body of the health endpoint; undefined where the server does not respond. A 503 of a busy machine is tried again. */
export const readHealth = async (url: string): Promise<{ ok: boolean; message: string } | undefined> => {
  try {
    const request = buildRequest(endpointNamed('health.check'));
    const { status, json } = await createWireClient(url, () => undefined).send(request, { patient: true });
    return status === 200 ? (json as { ok: boolean; message: string }) : undefined;
  } catch {
    return undefined;
  }
};
