import { buildRequest, endpointNamed } from '@vitrina/conformance/wire/endpoints.ts';
import { createWireClient } from '@vitrina/conformance/wire/wire-client.ts';
import type { WireResponse } from '@vitrina/conformance/wire/wire-request.ts';
import { compareBodies, formatDifference } from '@vitrina/conformance/comparer/compare-bodies.ts';
import type { ExpectedReport, MarketState } from '../market/expected-reports.ts';

/** Number of concurrent requests. */
const AT_ONCE = 4;

/** Options of reading reports. */
export interface ReadOptions {
  /** Whether the publication time is that of the expected report. */
  readonly isTimeKnown: boolean;
  /** Whether all weeks are served, so that each week's new entities are known. */
  readonly isNewKnown: boolean;
  /** Whether to retry a 503, which a busy machine sends while the engine runs. */
  readonly isPatient: boolean;
}

/** A response, compared with the independent computation. `missing` is a 404 where a report was expected. */
interface Reading {
  readonly kind: 'right' | 'refused' | 'missing' | 'wrong';
  /** The week of the report; undefined for a report of several weeks. */
  readonly weekNumber: number | undefined;
  readonly text: string;
}

/** The body of the health endpoint. */
interface Health {
  readonly ok: boolean;
  readonly message: string;
}

/** All reports of a server, and then its periods and health. */
export interface Observation {
  readonly readings: readonly Reading[];
  /** Week numbers in the list of periods. */
  readonly periods: readonly number[];
  /** Undefined if the server does not respond. */
  readonly health: Health | undefined;
}

const openClient = (url: string) => createWireClient(url);

/** Reads the week numbers in the list of periods; undefined if the list is not served. */
export const readPeriods = async (url: string): Promise<number[] | undefined> => {
  const request = buildRequest(endpointNamed('period.list'));
  const { status, json } = await openClient(url).send(request, { patient: false });
  if (status !== 200) return undefined;
  const { reportPeriods } = json as { reportPeriods: { weekNumber: number }[] };
  return reportPeriods.map(({ weekNumber }) => weekNumber);
};

/** Reads health; undefined if the server does not respond. */
export const readHealth = async (url: string): Promise<Health | undefined> => {
  try {
    const { status, json } = await openClient(url).send(buildRequest(endpointNamed('health.check')));
    return status === 200 ? (json as Health) : undefined;
  } catch {
    return undefined;
  }
};

/** Lists the possible sets of weeks: all that are served in the end, plus any of those served before. */
const listServed = (published: readonly number[], served: readonly number[]): number[][] =>
  published
    .filter((week) => !served.includes(week))
    .reduce<number[][]>((sets, week) => sets.flatMap((set) => [set, [...set, week]]), [[...served]]);

/** Returns the first relevant difference: new entities are null while an earlier week is refused. */
const findDifference = (expected: unknown, actual: unknown, options: ReadOptions): string | undefined =>
  compareBodies(expected, actual)
    .filter(({ field }) => options.isTimeKnown || !field.endsWith('publishedAt'))
    .filter((one) => options.isNewKnown || !(one.field.endsWith('isNew') && one.actual === null))
    .map(formatDifference)[0];

/** Judges a response: one of several weeks may cover all published ones, or leave out some that are not served. */
const judge = (
  { name, request, weekNumber, computeBodyFor }: ExpectedReport,
  { status, json }: WireResponse,
  sets: readonly (readonly number[])[],
  options: ReadOptions,
): Reading => {
  const what = `${name} ${request.path} ${JSON.stringify(request.body ?? {}).slice(0, 80)}`;
  if (status >= 500) return { kind: 'refused', weekNumber, text: `${what}: ${status}` };
  const body = status === 404 ? null : status === 200 ? json : { status };
  const differences = sets.map((weeks) => findDifference(computeBodyFor(weeks), body, options));
  if (differences.includes(undefined)) return { kind: 'right', weekNumber, text: what };
  const kind = status === 404 && weekNumber !== undefined ? 'missing' : 'wrong';
  return { kind, weekNumber, text: `${what}: ${differences[0]}` };
};

/** Requests every report of a state once, then the periods and health. */
export const readReports = async (
  url: string,
  { weekNumbers, reports }: MarketState,
  options: ReadOptions,
): Promise<Observation> => {
  const client = openClient(url);
  const responses: { report: ExpectedReport; response: WireResponse }[] = [];
  const queue = reports.values();
  const work = async () => {
    for (const report of queue)
      responses.push({ report, response: await client.send(report.request, { patient: options.isPatient }) });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const [periods, health] = [(await readPeriods(url)) ?? [], await readHealth(url)];
  const sets = listServed(weekNumbers, periods);
  const readings = responses.map(({ report, response }) =>
    judge(report, response, report.weekNumber === undefined ? sets : [weekNumbers], options),
  );
  return { readings, periods, health };
};
