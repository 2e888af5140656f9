import type { ClickHouseClient } from '@clickhouse/client';
import type { Analytics, ReportQuery } from '../analytics.ts';
import { type HttpQuery, formatParameter } from '../client/http-query.ts';
import type { Encoding } from '@vitrina/chdb-server';
import { AnalyticsLimit } from '../errors.ts';
import { createSemaphore } from './semaphore.ts';
import {
  jsonSettings,
  reportLimits,
  REPORT_QUEUE_TIMEOUT_MS,
  MAX_RUNNING_REPORTS,
  REPORT_TIMEOUT_SECONDS,
  MAX_QUEUED_REPORTS,
} from './report-limits.ts';

const asTexts = (settings: object): Record<string, string> =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]));

const always = { ...reportLimits, ...jsonSettings, wait_end_of_query: 1 };

const settings = {
  document: asTexts({ ...always, output_format_json_array_of_rows: 0 }),
  list: asTexts({ ...always, output_format_json_array_of_rows: 1 }),
};

/** What reports are read with, and killed with. */
interface Readers {
  client: ClickHouseClient;
  ask: HttpQuery;
}

/** Ends a query wherever it is: under its id on a server, under its comment in our engine. */
const kill = (client: ClickHouseClient, queryId: string) =>
  client.command({
    query: `KILL QUERY WHERE query_id = {id:String} OR Settings['log_comment'] = {id:String}`,
    query_params: { id: queryId },
  });

const run = async (
  { client, ask }: Readers,
  { sql, params, as }: ReportQuery,
  encoding: Encoding | undefined,
  signal: AbortSignal,
) => {
  signal.throwIfAborted();
  const queryId = crypto.randomUUID();
  const values = Object.entries(params).map(([name, value]) => [`param_${name}`, formatParameter(value)]);
  const sets = { ...settings[as], ...Object.fromEntries(values), query_id: queryId };
  try {
    return await ask(`${sql}\nFORMAT JSONEachRow`, sets, encoding, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    await kill(client, queryId);
    throw signal.reason;
  }
};

const runInTime = async (readers: Readers, query: ReportQuery, encoding: Encoding | undefined) => {
  const late = AbortSignal.timeout((REPORT_TIMEOUT_SECONDS + 2) * 1000);
  const signal = query.signal ? AbortSignal.any([query.signal, late]) : late;
  try {
    return await run(readers, query, encoding, signal);
  } catch (error) {
    throw error === late.reason ? new AnalyticsLimit('The report took too long', { cause: error }) : error;
  }
};

/** Runs reports under their limits, so many at once, and kills those that nobody waits for any more. */
export const createReportRunner = (readers: Readers): Analytics['answer'] => {
  const enter = createSemaphore(MAX_RUNNING_REPORTS, MAX_QUEUED_REPORTS, REPORT_QUEUE_TIMEOUT_MS);
  return (query, encoding) => enter(() => runInTime(readers, query, encoding), query.signal);
};
