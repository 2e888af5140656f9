import { addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ClickHouseClient } from '@clickhouse/client';
import type { ReportQuery } from './analytics.ts';
import { AnalyticsLimit } from './errors.ts';
import { gate } from './gate.ts';
import { jsonSettings, reportLimits, reportsAtOnce, reportSeconds, reportsWaiting } from './limits.ts';

const shapes = {
  document: { output_format_json_array_of_rows: 0 },
  list: { output_format_json_array_of_rows: 1 },
} as const;

/** Ends a query wherever it is: under its id on a server, under its comment in our engine. */
const kill = (client: ClickHouseClient, queryId: string) =>
  client.command({
    query: `KILL QUERY WHERE query_id = {id:String} OR Settings['log_comment'] = {id:String}`,
    query_params: { id: queryId },
  });

const run = async (client: ClickHouseClient, { sql, params, as }: ReportQuery, signal: AbortSignal) => {
  signal.throwIfAborted();
  const queryId = crypto.randomUUID();
  try {
    const { stream } = await client.exec({
      query: `${sql}\nFORMAT JSONEachRow`,
      query_params: { ...params },
      query_id: queryId,
      abort_signal: signal,
      clickhouse_settings: { ...reportLimits, ...jsonSettings, ...shapes[as], wait_end_of_query: 1 },
    });
    return await buffer(addAbortSignal(signal, stream));
  } catch (error) {
    if (!signal.aborted) throw error;
    await kill(client, queryId);
    throw signal.reason;
  }
};

const runInTime = async (client: ClickHouseClient, query: ReportQuery) => {
  const late = AbortSignal.timeout((reportSeconds + 2) * 1000);
  const signal = query.signal ? AbortSignal.any([query.signal, late]) : late;
  try {
    return await run(client, query, signal);
  } catch (error) {
    throw error === late.reason ? new AnalyticsLimit('The report took too long', { cause: error }) : error;
  }
};

/** Runs reports under their limits, so many at once, and kills those that nobody waits for any more. */
export const reportReader = (client: ClickHouseClient): ((query: ReportQuery) => Promise<Buffer>) => {
  const enter = gate(reportsAtOnce, reportsWaiting);
  return (query) => enter(() => runInTime(client, query), query.signal);
};
