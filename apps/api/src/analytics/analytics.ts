import { Agent } from 'node:http';
import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { ClickHouseError } from '@clickhouse/client';
import { database } from './engine/protocol.ts';
import { socketName, socketPath } from './engine/socket.ts';
import { type EngineLog, superviseEngine } from './engine/supervise.ts';
import { type ClientOptions, createAnalyticsClient } from './client/clickhouse-client.ts';
import type { CompressedBytes, Encoding } from './client/compression.ts';

/** Values of a statement's `{name:Type}` parameters. */
export type Params = Readonly<Record<string, unknown>>;

/** Engine settings of one statement. */
export type Settings = Readonly<Record<string, string | number>>;

/** One report to run. */
export interface ReportQuery {
  sql: string;
  params: Params;
  /** `document`: one row is the answer, none means not found; `list`: a JSON array of all rows. */
  as: 'document' | 'list';
  /** Aborted when the caller has gone away: the query is killed. */
  signal?: AbortSignal;
}

/** The weeks' figures: a ClickHouse server or our own engine, both spoken to in the same way. */
export interface Analytics {
  /** Whether the engine is the data directory's own, not a ClickHouse server. */
  readonly isOwn: boolean;
  /**
   * Runs one report under the report limits and resolves, once it has ended well, to the engine's JSON
   * as bytes; an empty buffer is a document without a row. Throws AnalyticsUnavailable, AnalyticsLimit,
   * the signal's reason, or the engine's own error.
   */
  read(query: ReportQuery): Promise<Buffer>;
  /** The same, compressed in this way unless it is short. */
  answer(query: ReportQuery, encoding: Encoding | undefined): Promise<CompressedBytes>;
  /** Runs a statement that answers nothing (DDL, INSERT … SELECT), without the report limits. */
  command(sql: string, params?: Params, settings?: Settings): Promise<void>;
  /** A small result as objects, its values as the engine's JSON has them. */
  rows<Row>(sql: string, params?: Params, settings?: Settings): Promise<Row[]>;
  /**
   * `INSERT INTO t [(columns)] FORMAT X` or `INSERT INTO t SELECT … FROM input('columns') FORMAT X` with
   * the rows as a stream of bytes. When the stream fails the insert fails too, though rows of its
   * first blocks may be in the table by then.
   */
  insert(sql: string, body: Readable, settings?: Settings): Promise<void>;
  /**
   * The same with the rows of a file that our engine opens itself, by its absolute path; a server, which may be
   * on another machine, has no such call. Ends with the signal's reason when it aborts.
   */
  insertFile?: (sql: string, path: string, settings: Settings, signal: AbortSignal) => Promise<void>;
  /** Why our engine does not answer now, for health; undefined when it does, and of a server. */
  problem(): string | undefined;
  /** Lets go of the engine; our own one ends when nobody holds it any more. */
  close(): Promise<void>;
}

/** Where the analytics are. */
export interface AnalyticsOptions {
  /** Our own engine's data is in here, and its socket. */
  dataDir: string;
  /** A server to use instead: `http(s)://user:password@host:port/database`. */
  clickhouseUrl?: string | undefined;
  log?: EngineLog;
}

/** Connections to the engine's socket, wherever it is at the moment. */
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

const isUnknownDatabase = (error: unknown) =>
  error instanceof ClickHouseError && error.type === 'UNKNOWN_DATABASE';

/** Makes the database if it is not there; a user who may not make one may well use one. */
const ensureDatabase = async (options: ClientOptions) => {
  const analytics = createAnalyticsClient(options);
  const system = createAnalyticsClient({ ...options, database: 'system' });
  try {
    await analytics.command('SELECT 1').catch(async (error: unknown) => {
      if (!isUnknownDatabase(error)) throw error;
      await system.command('CREATE DATABASE IF NOT EXISTS {name:Identifier}', { name: options.database });
    });
  } finally {
    await Promise.all([analytics.close(), system.close()]);
  }
};

const connectServer = async (clickhouseUrl: string): Promise<Analytics> => {
  const url = new URL(clickhouseUrl);
  const name = decodeURIComponent(url.pathname.slice(1)) || database;
  url.pathname = '';
  const options = { url: url.href, database: name };
  await ensureDatabase(options);
  return createAnalyticsClient(options);
};

/**
 * Connects to the server of clickhouseUrl; without one joins the engine that serves dataDir already
 * or starts it. An engine that does not open its data is no failure here: its calls fail with
 * AnalyticsUnavailable. Throws AnalyticsBusy or EngineMissing, or why the server refuses.
 */
export const openAnalytics = async ({
  dataDir,
  clickhouseUrl,
  log,
}: AnalyticsOptions): Promise<Analytics> => {
  if (clickhouseUrl !== undefined) return connectServer(clickhouseUrl);
  const engine = await superviseEngine(dataDir, log ?? (() => undefined));
  const agent = new SocketAgent(socketName(dataDir));
  return createAnalyticsClient({ url: 'http://engine', database, http_agent: agent }, engine);
};
