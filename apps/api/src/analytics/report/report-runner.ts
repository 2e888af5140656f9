import type { ClickHouseClient } from '@clickhouse/client';
import type { Analytics, ReportQuery, Settings } from '../analytics.ts';
import { type HttpQuery, formatParameter } from '../client/http-query.ts';
import type { Encoding } from '@vitrina/chdb-server';
import { AnalyticsLimit } from '../errors.ts';
import { countQueuedReport } from '../../metrics/metrics.ts';
import {
  defaultResources,
  getReportLimits,
  jsonSettings,
  reportQueue,
  REPORT_TIMEOUT_SECONDS,
  type ReportResources,
} from './report-limits.ts';
import { createReportQueue, ownCaller } from './report-queue.ts';

const toTexts = (settings: object): Record<string, string> =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]));

/** Creates the engine's settings of a report by its format. */
const createSettings = (resources: ReportResources, otherSettings: Settings) => {
  const always = { ...getReportLimits(resources), ...jsonSettings, ...otherSettings, wait_end_of_query: 1 };
  return {
    document: toTexts({ ...always, output_format_json_array_of_rows: 0 }),
    list: toTexts({ ...always, output_format_json_array_of_rows: 1 }),
  };
};

/** `queryHttp` runs a query with the settings of its format; `client` kills it. */
interface Clients {
  client: ClickHouseClient;
  queryHttp: HttpQuery;
  settings: ReturnType<typeof createSettings>;
}

/** Time to kill a query, ms: an unreachable server kills none. */
const KILL_TIMEOUT_MS = 2000;

/** Kills a query, by its id on a server or by its comment in our engine. */
const kill = async (client: ClickHouseClient, queryId: string): Promise<void> => {
  const timeout = AbortSignal.timeout(KILL_TIMEOUT_MS);
  try {
    await client.command({
      query: `KILL QUERY WHERE query_id = {id:String} OR Settings['log_comment'] = {id:String}`,
      query_params: { id: queryId },
      abort_signal: timeout,
    });
  } catch (error) {
    if (!timeout.aborted) throw error;
  }
};

const run = async (
  { client, queryHttp, settings }: Clients,
  { sql, params, format }: ReportQuery,
  encoding: Encoding | undefined,
  signal: AbortSignal,
) => {
  signal.throwIfAborted();
  const queryId = crypto.randomUUID();
  const paramValues = Object.entries(params).map(([name, value]) => [
    `param_${name}`,
    formatParameter(value),
  ]);
  const values = { ...settings[format], ...Object.fromEntries(paramValues), query_id: queryId };
  try {
    return await queryHttp(`${sql}\nFORMAT JSONEachRow`, values, encoding, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    await kill(client, queryId);
    throw signal.reason;
  }
};

const runInTime = async (clients: Clients, query: ReportQuery, encoding: Encoding | undefined) => {
  const timeout = AbortSignal.timeout((REPORT_TIMEOUT_SECONDS + 2) * 1000);
  const signal = query.signal ? AbortSignal.any([query.signal, timeout]) : timeout;
  try {
    return await run(clients, query, encoding, signal);
  } catch (error) {
    throw error === timeout.reason ? new AnalyticsLimit('The report took too long', { cause: error }) : error;
  }
};

/** Creates the runner of reports: limits and queues them, and kills a query on timeout or abort. `otherSettings` are added to its limits. */
export const createReportRunner = (
  given: Omit<Clients, 'settings'>,
  resources: ReportResources = defaultResources,
  otherSettings: Settings = {},
): Analytics['runReport'] => {
  const clients = { ...given, settings: createSettings(resources, otherSettings) };
  const enter = createReportQueue(resources.atOnce, reportQueue);
  return async (query, encoding) => {
    const leaveQueue = countQueuedReport();
    const run = () => {
      leaveQueue();
      return runInTime(clients, query, encoding);
    };
    return enter(run, query.callers ?? [ownCaller], query.signal).finally(leaveQueue);
  };
};
