import type { Agent } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { ClickHouseLogLevel, createClient } from '@clickhouse/client';
import type { Analytics, Settings } from '../analytics.ts';
import { createHttpQuery } from './http-query.ts';
import { ROWS_FILE_PARAM, type SupervisedEngine } from '@vitrina/chdb-server';
import { withAnalyticsErrors } from './to-analytics-error.ts';
import { jsonSettings } from '../report/report-limits.ts';
import { createReportRunner } from '../report/report-runner.ts';

/** Where a client connects, and to which database. */
export interface ClientOptions {
  url: string;
  database: string;
  http_agent?: Agent;
}

/** Longer than any snapshot; what a report may take is limited by its own signal. */
const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * ClickHouse's own client, silent (failures are thrown) and without a time limit of its own. It leaves idle
 * connections to Node's agent: after a call that was given up before it had begun, its own timer for them
 * closes connections that are in use.
 */
const connectClient = (options: ClientOptions) =>
  createClient({
    ...options,
    application: 'vitrina',
    request_timeout: dayMilliseconds,
    max_open_connections: 64,
    keep_alive: { enabled: true, idle_socket_ttl: 0 },
    log: { level: ClickHouseLogLevel.OFF },
  });

/** Responds when the statement has ended, with its error if it has one. */
const whole = { wait_end_of_query: 1 } as const;

/** The analytics over ClickHouse's own client, whatever it connects to. */
export const createAnalyticsClient = (options: ClientOptions, engine?: SupervisedEngine): Analytics => {
  const client = connectClient(options);
  const problem = () => engine?.problem();
  const told = <T>(call: Promise<T>) => withAnalyticsErrors(call, problem);
  const asking = createHttpQuery(options);
  const read = createReportRunner({ client, ask: asking.ask });
  const answer: Analytics['answer'] = (query, encoding) => told(read(query, encoding));

  return {
    isOwn: engine !== undefined,
    problem,
    answer,
    read: async (query) => (await answer(query, undefined)).bytes,
    command: async (query, params, settings) => {
      const clickhouse_settings = { ...settings, ...whole };
      await told(client.command({ query, query_params: { ...params }, clickhouse_settings }));
    },
    rows: async <Row>(query: string, params = {}, settings = {}) => {
      const clickhouse_settings = { ...jsonSettings, ...settings, ...whole };
      const call = { query, format: 'JSONEachRow', query_params: params, clickhouse_settings } as const;
      const result = await told(client.query(call));
      return await told(result.json<Row>());
    },
    insert: async (query, values, settings) => {
      const clickhouse_settings = { ...settings, ...whole };
      const { stream } = await told(client.exec({ query, values, clickhouse_settings }));
      await told(buffer(stream));
    },
    ...(engine && {
      insertFile: async (query: string, path: string, settings: Settings, signal: AbortSignal) => {
        const clickhouse_settings = { ...settings, ...whole, [ROWS_FILE_PARAM]: path };
        await told(client.command({ query, clickhouse_settings, abort_signal: signal }));
      },
    }),
    close: async () => {
      asking.close();
      await client.close();
      await engine?.close();
    },
  };
};
