import { Agent } from 'node:http';
import { connect } from 'node:net';
import { EngineMissing, type EngineLog, socketName, socketPath, superviseEngine } from '@vitrina/chdb-server';
import type { Analytics } from '../analytics.ts';
import type { ReportResources } from '../report/report-limits.ts';
import { createAnalyticsClient } from './clickhouse-client.ts';
import { connectServer, type ServerAddress } from './connect-server.ts';

/** Database of our engine, and of a server whose URL names none. */
export const DATABASE = 'vitrina';

const INSTALL_HINT =
  'Without CLICKHOUSE_URL the analytics run on chDB, which needs Linux with glibc or macOS, on x64 or arm64. ' +
  'On such a machine run: npx pnpm@12 install --fix-lockfile. On another, set CLICKHOUSE_URL to a ClickHouse server.';

/** Engine or server to connect to. */
export interface AnalyticsOptions {
  /** Folder of our own engine's data and socket. */
  dataDir: string;
  /** Another existing database of our own engine. */
  database?: string;
  /** A ClickHouse server to use instead. */
  clickhouse?: ServerAddress | undefined;
  log?: EngineLog;
  reports?: ReportResources | undefined;
}

/** Connects to the engine's current socket. */
class SocketAgent extends Agent {
  readonly #name: string;

  constructor(name: string) {
    super({ keepAlive: true, maxSockets: 64 });
    this.#name = name;
  }

  override createConnection() {
    return connect(socketPath(this.#name));
  }
}

/** Rethrows the error of a start; EngineMissing with its remedy. */
export const explainMissingEngine = (error: unknown): never => {
  throw error instanceof EngineMissing ? new EngineMissing(`${INSTALL_HINT}\n(${error.message})`) : error;
};

/**
 * Connects to the given server; without one joins the engine of dataDir or starts it. An engine that does not open
 * its data is no failure here: its calls fail with AnalyticsUnavailable. Throws EngineBusy or EngineMissing,
 * ReaderUnusable, or the server's reason for refusing.
 */
export const openAnalytics = async ({
  dataDir,
  database = DATABASE,
  clickhouse,
  reports,
  log = () => undefined,
}: AnalyticsOptions): Promise<Analytics> => {
  if (clickhouse !== undefined) return connectServer({ ...clickhouse, database, reports });
  const engine = await superviseEngine({ dataDir, database: DATABASE, log }).catch(explainMissingEngine);
  const agent = new SocketAgent(socketName(dataDir));
  const options = { url: 'http://engine', database, http_agent: agent, reports };
  return createAnalyticsClient(options, engine);
};
