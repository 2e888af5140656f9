import type { ClickHouseClient } from '@clickhouse/client';
import type { Analytics, ReportQuery } from './analytics.ts';
import { type Ask, asParameter } from './asking.ts';
import type { Encoding } from './compression.ts';
import { AnalyticsLimit } from './errors.ts';
import { gate } from './gate.ts';
import {
  jsonSettings,
  reportLimits,
  reportPatience,
  reportsAtOnce,
  reportSeconds,
  reportsWaiting,
} from './limits.ts';

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
  ask: Ask;
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
  const values = Object.entries(params).map(([name, value]) => [`param_${name}`, asParameter(value)]);
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
  const late = AbortSignal.timeout((reportSeconds + 2) * 1000);
  const signal = query.signal ? AbortSignal.any([query.signal, late]) : late;
  try {
    return await run(readers, query, encoding, signal);
  } catch (error) {
    throw error === late.reason ? new AnalyticsLimit('The report took too long', { cause: error }) : error;
  }
};

/** Runs reports under their limits, so many at once, and kills those that nobody waits for any more. */
export const reportReader = (readers: Readers): Analytics['answer'] => {
  const enter = gate(reportsAtOnce, reportsWaiting, reportPatience);
  return (query, encoding) => enter(() => runInTime(readers, query, encoding), query.signal);
};
