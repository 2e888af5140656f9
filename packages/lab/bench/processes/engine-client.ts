import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { DATABASE } from '../../../../apps/api/src/analytics/client/open-analytics.ts';
import { socketName, socketPath } from '@vitrina/chdb-server';
import { formatParameter } from '../../../../apps/api/src/analytics/client/http-query.ts';
import { jsonSettings } from '../../../../apps/api/src/analytics/report/report-limits.ts';
import {
  runReportQueries,
  type RunnableReport,
} from '../../../../apps/api/src/analytics/report/run-report-queries.ts';
import type { Params, ReportQuery } from '../../../../apps/api/src/analytics/analytics.ts';

/** Creates a client that runs reports on a data directory's engine, without the server. */
export const createEngineClient = (dataDir: string) => {
  const agent = new Agent({ keepAlive: true });
  const path = socketPath(socketName(dataDir));
  const runReport = async ({ sql, params, format }: ReportQuery) => {
    const search = new URLSearchParams({
      database: DATABASE,
      query_id: crypto.randomUUID(),
      output_format_json_array_of_rows: format === 'list' ? '1' : '0',
    });
    for (const [name, value] of Object.entries(jsonSettings)) search.set(name, String(value));
    for (const [name, value] of Object.entries(params)) search.set(`param_${name}`, formatParameter(value));
    const outgoing = request({ socketPath: path, agent, method: 'POST', path: `/?${search.toString()}` });
    outgoing.end(`${sql}\nFORMAT JSONEachRow`);
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    const bytes = await buffer(response);
    if (response.statusCode !== 200 || bytes.length === 0) throw new Error(bytes.toString('utf8'));
    return { bytes, encoding: undefined };
  };
  return {
    /** Runs a report's SQL and reads its output. Throws the engine's error. */
    run: async (report: RunnableReport, params: Params): Promise<Buffer> =>
      (await runReportQueries({ runReport }, report, params)).bytes,
    close: () => agent.destroy(),
  };
};
