import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { AppRoute } from '@ts-rest/core';
import type { Analytics } from '../analytics/analytics.ts';
import { decompressed } from '../analytics/compression.ts';
import { readFrom, type Report } from '../analytics/report.ts';
import { ContractError } from '../reply.ts';
import type { PublishedWeek } from '../store/published-week-reader.ts';
import { RawResponse } from './handlers.ts';
import { selectEncoding } from './http/content-encoding.ts';
import { type CachedResponse, createResponseCache } from './reports/response-cache.ts';
import type { ServedWeeks } from './weeks/served-weeks.ts';
import { checkResponse, notFoundCode } from './response-schemas.ts';
import { createSingleFlight } from './reports/single-flight.ts';

/** What answering reports needs. */
export interface ReportSources {
  analytics: Analytics;
  published: ServedWeeks;
  /** Whether what the engine answers is held against the contract. */
  checkResponses: boolean;
  /** Room for ready answers, in bytes. */
  cacheBytes: number;
}

interface ReportRequest {
  params: object | undefined;
  body: object | undefined;
  headers: IncomingHttpHeaders;
  signal: AbortSignal;
}

/** The reports of an entity: one for each of its routes, under the same name. */
export type ReportsOf<Router> = {
  readonly [Name in keyof Router]: Router[Name] extends AppRoute ? Report<Router[Name]> : never;
};

/** Answers any report. */
type ReportHandler = (call: ReportRequest) => RawResponse | Promise<RawResponse>;

/** A call may name five thousand categories: a key of more characters is kept as its hash. */
const LONG_KEY = 300;

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('base64url');

/** Whether the caller has this very answer already. */
const isKnown = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === etag);

/** The answer over the wire: it may be kept, but a week can be replaced, so each use asks again. */
function prepare(
  report: Report,
  { bytes, encoding, etag }: CachedResponse,
  headers: IncomingHttpHeaders,
): RawResponse {
  const validators = { etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' };
  if (report.route.method === 'GET' && isKnown(headers['if-none-match'], etag))
    return new RawResponse(304, validators);
  const content = {
    'content-type': 'application/json; charset=utf-8',
    ...(encoding && { 'content-encoding': encoding }),
  };
  return new RawResponse(200, { ...validators, ...content }, bytes);
}

/** Asks the engine for its answer, compressed; nothing where the week has no such thing. */
async function makeAnswer(
  { analytics, checkResponses }: ReportSources,
  report: Report,
  params: Readonly<Record<string, unknown>>,
  encoding: CachedResponse['encoding'],
  signal: AbortSignal,
): Promise<CachedResponse | undefined> {
  const made = await analytics.answer({ sql: report.sql, params, as: report.answer, signal }, encoding);
  if (made.bytes.byteLength === 0) return undefined;
  if (checkResponses) checkResponse(report.route, JSON.parse(decompressed(made).toString('utf8')));
  return { ...made, etag: `"${hash(made.bytes).slice(0, 22)}"` };
}

/** Names an answer among all that are kept: by what its week is read from, the call, and its values. */
function keyOf(
  { load, isDemo, publishedAt }: PublishedWeek,
  { route }: Report,
  values: object,
  encoding: CachedResponse['encoding'],
): string {
  const key = JSON.stringify([load, isDemo, publishedAt, route.path, values, encoding]);
  return key.length > LONG_KEY ? hash(key) : key;
}

/**
 * Answers reports: the week's pointer first, then at once an answer kept of the same load, call and values, else
 * one query for all who ask for the same at that moment.
 */
export function createReportHandlers(sources: ReportSources) {
  const kept = createResponseCache(sources.cacheBytes);
  const share = createSingleFlight<CachedResponse | undefined>();

  const answer = (report: Report, { params, body, headers, signal }: ReportRequest) => {
    const values: Record<string, unknown> = { ...params, ...body };
    const week = sources.published.find(Number(values['year']), Number(values['weekNumber']));
    if (!week) throw new ContractError(notFoundCode(report.route));
    const encoding = selectEncoding(headers['accept-encoding'], ['zstd', 'gzip']);
    const key = keyOf(week, report, values, encoding);
    const ready = kept.get(key);
    if (ready) return prepare(report, ready, headers);
    const make = async (all: AbortSignal) => {
      const made = await makeAnswer(sources, report, { ...values, ...readFrom(week) }, encoding, all);
      if (made) kept.set(key, made);
      return made;
    };
    return share(key, signal, make).then((found) => {
      if (!found) throw new ContractError(notFoundCode(report.route));
      return prepare(report, found, headers);
    });
  };

  /** Turns the reports of an entity into the handlers of its routes. */
  return <Router extends Record<string, AppRoute>>(reports: ReportsOf<Router>) =>
    Object.fromEntries(
      Object.entries<Report>(reports).map(([name, report]) => [
        name,
        (call: ReportRequest) => answer(report, call),
      ]),
    ) as Record<keyof Router, ReportHandler>;
}
