import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { ContractError, type Endpoint, notFoundCode, parseResponse } from '@vitrina/contract/serving';
import type { Analytics, ReportCaller, ReportQuery } from '../../analytics/analytics.ts';
import { decompress } from '@vitrina/chdb-server';
import { isDamage } from '../../analytics/snapshot/is-damage.ts';
import type { Report } from '../../analytics/report/report.ts';
import { ownCaller } from '../../analytics/report/report-queue.ts';
import { runReportQueries } from '../../analytics/report/run-report-queries.ts';
import type { PublishedWeek } from '../../store/published-week-reader.ts';
import { cacheLookups } from '../../metrics/metrics.ts';
import { RawResponse } from '../endpoints/handlers.ts';
import { selectEncoding } from '../http/content-encoding.ts';
import { type CachedResponse, createResponseCache } from './response-cache.ts';
import { createUncachedLimit } from './report-callers.ts';
import { refuseDamaged } from './refuse-damaged.ts';
import { findReportWeeks, type RequestValues } from './report-weeks.ts';
import { createSingleFlight } from './single-flight.ts';
import type { ServedWeeks } from '../../served-weeks/served-weeks.ts';

/** Sources and limits of report responses. */
export interface ReportSources {
  analytics: Analytics;
  servedWeeks: ServedWeeks;
  /** Whether report bodies are checked against their schemas. */
  checkResponses: boolean;
  /** Name of the loaded market, if it has one. */
  marketName?: string | undefined;
  /** Maximum size of the response cache, bytes. */
  cacheBytes: number;
}

interface ReportRequest {
  params: object | undefined;
  query?: object | undefined;
  body: object | undefined;
  headers: IncomingHttpHeaders;
  signal: AbortSignal;
  /** The waiting caller; undefined if the server itself reads the report. */
  reader?: ReportCaller | undefined;
}

/** The reports of an entity: one for each of its endpoints, under the same name. */
export type ReportsOf<Router> = {
  readonly [Name in keyof Router]: Router[Name] extends Endpoint ? Report<Router[Name]> : never;
};

/** Serves any report. */
type ReportHandler = (request: ReportRequest) => Promise<RawResponse>;

/** Maximum length of a cache key, in characters; a longer one (5 000 categories) is hashed. */
const MAX_KEY_LENGTH = 300;

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('base64url');

/** Whether If-None-Match names this ETag. */
const matchesEtag = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);

/** Builds the response; clients must revalidate it, since a week can be republished. */
function buildResponse(
  report: Report,
  { bytes, encoding, etag }: CachedResponse,
  headers: IncomingHttpHeaders,
): RawResponse {
  const validators = { etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' };
  if (report.route.method === 'GET' && matchesEtag(headers['if-none-match'], etag))
    return new RawResponse(304, validators);
  const content = {
    'content-type': 'application/json; charset=utf-8',
    ...(encoding && { 'content-encoding': encoding }),
  };
  return new RawResponse(200, { ...validators, ...content }, bytes);
}

/** Runs the report and compresses its body; undefined if the result is empty. */
async function runReport(
  { analytics, checkResponses }: ReportSources,
  report: Report,
  params: Readonly<Record<string, unknown>>,
  encoding: CachedResponse['encoding'],
  read: Pick<ReportQuery, 'signal' | 'callers'>,
): Promise<CachedResponse | undefined> {
  const result = await runReportQueries(analytics, report, params, encoding, read);
  if (result.bytes.byteLength === 0) return undefined;
  if (checkResponses) parseResponse(report.route, 200, JSON.parse(decompress(result).toString('utf8')));
  return { ...result, etag: `"${hash(result.bytes).slice(0, 22)}"` };
}

/** Creates the error handler of a report, which refuses its damaged weeks. */
const refuseWhereDamaged =
  (sources: ReportSources, weeks: readonly PublishedWeek[]) =>
  async (error: unknown): Promise<never> => {
    throw isDamage(error) ? await refuseDamaged(sources, weeks, error) : error;
  };

/** Collects the values of a report's query: those of the server, the request and its weeks. */
const collectParams = (
  { marketName = '' }: ReportSources,
  report: Report,
  values: RequestValues,
  found: RequestValues,
) => ({ marketName, ...values, ...found, ...report.toParameters(values) });

/** Creates the cache key of a response from all weeks that it reads, endpoint, params and encoding. */
function createKey(
  weeks: readonly PublishedWeek[],
  { route }: Report,
  params: object,
  encoding: CachedResponse['encoding'],
): string {
  const read = weeks.map(({ snapshot, isDemo, publishedAt }) => [snapshot, isDemo, publishedAt]);
  const key = JSON.stringify([read, route.path, params, encoding]);
  return key.length > MAX_KEY_LENGTH ? hash(key) : key;
}

/**
 * Creates handlers of reports: find the published weeks, then a cached response of the same snapshots, endpoint and
 * params, else run one query for all concurrent requests of it.
 */
export function createReportHandlers(sources: ReportSources) {
  const cache = createResponseCache(sources.cacheBytes);
  const runOnce = createSingleFlight<CachedResponse | undefined, ReportCaller>();
  const countUncached = createUncachedLimit();

  const handle = async (report: Report, request: ReportRequest) => {
    const { params, query, body, headers, signal, reader = { ...ownCaller } } = request;
    const values: RequestValues = { ...params, ...query, ...body };
    const readableWeeks = await sources.servedWeeks.read(report.tables);
    const { weeks, params: found, isUncomparable } = findReportWeeks(readableWeeks, report, values);
    const respond = (response: CachedResponse | undefined) => {
      if (!response) throw new ContractError(notFoundCode(report.route, values));
      if (isUncomparable) throw new ContractError('REPORT_NOT_FOUND');
      return buildResponse(report, response, headers);
    };
    const queryParams = collectParams(sources, report, values, found);
    const encoding = selectEncoding(headers['accept-encoding'], ['zstd', 'gzip']);
    const key = createKey(weeks, report, queryParams, encoding);
    const cached = cache.get(key);
    cacheLookups.inc({ result: cached ? 'hit' : 'miss' });
    if (cached) return respond(cached);
    await countUncached(reader);
    const run = async (signalOfAll: AbortSignal, callers: ReadonlySet<ReportCaller>) => {
      const read = { signal: signalOfAll, callers };
      const response = await runReport(sources, report, queryParams, encoding, read).catch(
        refuseWhereDamaged(sources, weeks),
      );
      const [changed] = await sources.servedWeeks.refuseChanged(weeks, report.tables);
      if (changed) throw changed;
      if (response) cache.set(key, response);
      return response;
    };
    return runOnce(key, signal, run, reader).then(respond);
  };

  /** Creates the handlers of an entity from its reports. */
  return <Router extends Record<string, Endpoint>>(reports: Partial<ReportsOf<Router>>) =>
    Object.fromEntries(
      Object.entries<Report | undefined>(reports).flatMap(([name, report]) =>
        report ? [[name, (request: ReportRequest) => handle(report, request)]] : [],
      ),
    ) as Record<keyof Router, ReportHandler>;
}
