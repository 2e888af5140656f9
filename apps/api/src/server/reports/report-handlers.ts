import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { AppRoute } from '@ts-rest/core';
import { ContractError, notFoundCode, parseResponse } from '@vitrina/contract/serving';
import type { Analytics } from '../../analytics/analytics.ts';
import { decompress } from '@vitrina/chdb-server';
import { isDamage } from '../../analytics/snapshot/is-damage.ts';
import { snapshotParams, type Report } from '../../analytics/report/report.ts';
import type { PublishedWeek } from '../../store/published-week-reader.ts';
import { cacheLookups } from '../../operations/metrics.ts';
import { RawResponse } from '../endpoints/handlers.ts';
import { selectEncoding } from '../http/content-encoding.ts';
import { type CachedResponse, createResponseCache } from './response-cache.ts';
import { createSingleFlight } from './single-flight.ts';
import type { ServedWeeks } from '../weeks/served-weeks.ts';

/** Sources and limits of report responses. */
export interface ReportSources {
  analytics: Analytics;
  servedWeeks: ServedWeeks;
  /** Whether report bodies are checked by their schemas. */
  checkResponses: boolean;
  /** Maximum size of the response cache, bytes. */
  cacheBytes: number;
}

interface ReportRequest {
  params: object | undefined;
  body: object | undefined;
  headers: IncomingHttpHeaders;
  signal: AbortSignal;
}

/** The reports of an entity: one for each of its endpoints, under the same name. */
export type ReportsOf<Router> = {
  readonly [Name in keyof Router]: Router[Name] extends AppRoute ? Report<Router[Name]> : never;
};

/** Serves any report. */
type ReportHandler = (request: ReportRequest) => RawResponse | Promise<RawResponse>;

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

/** Runs the report and compresses its body; undefined where the result is empty. */
async function runReport(
  { analytics, checkResponses }: ReportSources,
  report: Report,
  params: Readonly<Record<string, unknown>>,
  encoding: CachedResponse['encoding'],
  signal: AbortSignal,
): Promise<CachedResponse | undefined> {
  const result = await analytics.runReport(
    { sql: report.sql, params, format: report.format, signal },
    encoding,
  );
  if (result.bytes.byteLength === 0) return undefined;
  if (checkResponses) parseResponse(report.route, 200, JSON.parse(decompress(result).toString('utf8')));
  return { ...result, etag: `"${hash(result.bytes).slice(0, 22)}"` };
}

/** Creates the cache key of a response from its snapshot, endpoint, params and encoding. */
function createKey(
  { snapshot, isDemo, publishedAt }: PublishedWeek,
  { route }: Report,
  params: object,
  encoding: CachedResponse['encoding'],
): string {
  const key = JSON.stringify([snapshot, isDemo, publishedAt, route.path, params, encoding]);
  return key.length > MAX_KEY_LENGTH ? hash(key) : key;
}

/**
 * Creates handlers of reports: find the published week, then a cached response of the same snapshot, endpoint and
 * params, else run one query for all concurrent requests of it.
 */
export function createReportHandlers(sources: ReportSources) {
  const cache = createResponseCache(sources.cacheBytes);
  const runOnce = createSingleFlight<CachedResponse | undefined>();

  const handle = (report: Report, { params, body, headers, signal }: ReportRequest) => {
    const values: Record<string, unknown> = { ...params, ...body };
    const week = sources.servedWeeks.find(Number(values['year']), Number(values['weekNumber']));
    if (!week) throw new ContractError(notFoundCode(report.route));
    const encoding = selectEncoding(headers['accept-encoding'], ['zstd', 'gzip']);
    const key = createKey(week, report, values, encoding);
    const cached = cache.get(key);
    cacheLookups.inc({ result: cached ? 'hit' : 'miss' });
    if (cached) return buildResponse(report, cached, headers);
    const run = async (signalOfAll: AbortSignal) => {
      const query = { ...values, ...snapshotParams(week) };
      const response = await runReport(sources, report, query, encoding, signalOfAll).catch(
        (error: unknown) => {
          throw isDamage(error) ? sources.servedWeeks.refuse(week, error) : error;
        },
      );
      if (response) cache.set(key, response);
      return response;
    };
    return runOnce(key, signal, run).then((response) => {
      if (!response) throw new ContractError(notFoundCode(report.route));
      return buildResponse(report, response, headers);
    });
  };

  /** Creates the handlers of an entity from its reports. */
  return <Router extends Record<string, AppRoute>>(reports: ReportsOf<Router>) =>
    Object.fromEntries(
      Object.entries<Report>(reports).map(([name, report]) => [
        name,
        (request: ReportRequest) => handle(report, request),
      ]),
    ) as Record<keyof Router, ReportHandler>;
}
