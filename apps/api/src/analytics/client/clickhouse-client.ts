import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ClickHouseLogLevel, createClient } from '@clickhouse/client';
import type { Analytics, Settings } from '../analytics.ts';
import type { ClientOptions } from './client-options.ts';
import { createServerAgent } from './server-agent.ts';
import { createHttpQuery } from './http-query.ts';
import { ROWS_FILE_PARAM, type SupervisedEngine } from '@vitrina/chdb-server';
import { withAnalyticsErrors } from './to-analytics-error.ts';
import { jsonSettings } from '../report/report-limits.ts';
import { createReportRunner } from '../report/report-runner.ts';

/** Longer than any snapshot takes; a report is limited by its own signal. */
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Creates ClickHouse's client without its log (failures are thrown) and without its timeout. Node's agent owns idle
 * connections: after a call aborted before its start, the client's own idle timer closes connections in use.
 */
const connectClient = ({ url, database, http_agent }: ClientOptions) =>
  createClient({
    url,
    database,
    http_agent: http_agent ?? createServerAgent(url),
    application: 'vitrina',
    request_timeout: DAY_MS,
    max_open_connections: 64,
    keep_alive: { enabled: true, idle_socket_ttl: 0 },
    log: { level: ClickHouseLogLevel.OFF },
  });

/** Sends the response only after the statement's end, with its error if it failed. */
const awaitEnd = { wait_end_of_query: 1 } as const;

/** Prepends the statement to its rows in the body: the client would put it into the URL, whose length proxies limit. */
async function* prepend(statement: string, rows: AsyncIterable<Uint8Array | string>) {
  yield statement;
  // Not `yield*`, which would throw a connection's error into the rows.
  for await (const part of rows) yield part;
}

/** Connects the client that runs and kills reports, as the user of `readUrl` if given. */
const connectReader = (options: ClientOptions) => {
  const { url, readUrl, reportSettings } = options;
  const reading = { ...options, url: readUrl ?? url };
  const client = connectClient(reading);
  const http = createHttpQuery(reading);
  return {
    setting: readUrl === undefined ? 'CLICKHOUSE_URL' : 'CLICKHOUSE_READ_URL',
    runReport: createReportRunner({ client, queryHttp: http.query }, options.reports, reportSettings),
    close: async () => {
      http.close();
      await client.close();
    },
  } as const;
};

const withSignal = <Call extends object>(call: Call, signal: AbortSignal | undefined) => ({
  ...call,
  ...(signal && { abort_signal: signal }),
});

/** Creates analytics over ClickHouse's own client, for a server or our engine. */
export const createAnalyticsClient = (options: ClientOptions, engine?: SupervisedEngine): Analytics => {
  const client = connectClient(options);
  const problem = () => engine?.problem();
  const mapErrors = <T>(call: Promise<T>) => withAnalyticsErrors(call, problem);
  const reader = connectReader(options);

  return {
    isOwn: engine !== undefined,
    problem,
    restartCount: () => engine?.restartCount() ?? 0,
    runReport: (query, encoding) =>
      withAnalyticsErrors(reader.runReport(query, encoding), problem, reader.setting),
    command: async (query, params, settings) => {
      const clickhouse_settings = { ...settings, ...awaitEnd };
      await mapErrors(client.command({ query, query_params: { ...params }, clickhouse_settings }));
    },
    rows: async (query, params = {}, settings = {}, signal) => {
      const clickhouse_settings = { ...jsonSettings, ...settings, ...awaitEnd };
      const call = { query, format: 'JSONEachRow', query_params: params, clickhouse_settings } as const;
      const result = await mapErrors(client.query(withSignal(call, signal)));
      return await mapErrors(result.json<unknown>());
    },
    insert: async (query, rows, settings) => {
      const clickhouse_settings = { ...settings, ...awaitEnd };
      const statementAndRows = Readable.from(prepend(`${query}\n`, rows), { objectMode: false });
      const call = { query: '', values: statementAndRows, clickhouse_settings };
      const { stream } = await mapErrors(client.exec(call));
      await mapErrors(buffer(stream));
    },
    ...(engine && {
      insertFile: async (query: string, path: string, settings: Settings, signal: AbortSignal) => {
        const clickhouse_settings = { ...settings, ...awaitEnd, [ROWS_FILE_PARAM]: path };
        await mapErrors(client.command({ query, clickhouse_settings, abort_signal: signal }));
      },
    }),
    close: async () => {
      await Promise.all([client.close(), reader.close()]);
      await engine?.close();
    },
  };
};
