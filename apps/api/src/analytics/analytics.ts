import type { CompressedBytes, Encoding } from '@vitrina/chdb-server';

/** Values of a statement's `{name:Type}` parameters. */
export type Params = Readonly<Record<string, unknown>>;

/** Engine settings of one statement. */
export type Settings = Readonly<Record<string, string | number>>;

/**
 * Form of the result as JSON. `document`: one row is the response, none means not found; `list`: an array of all
 * rows.
 */
export type ReportFormat = 'document' | 'list';

/** A caller that the report queue counts: an address block, or a key of a program. */
export interface ReportCaller {
  readonly name: string;
  readonly hasKey: boolean;
}

/** One report to run. */
export interface ReportQuery {
  sql: string;
  params: Params;
  format: ReportFormat;
  /** Kills the query when it aborts: the caller has disconnected. */
  signal?: AbortSignal;
  /** Everyone waiting for the report; may change meanwhile. */
  callers?: Iterable<ReportCaller>;
}

/** Access to the engine: a ClickHouse server or our own process, through the same interface. */
export interface Analytics {
  /** Whether the engine is the data directory's own, not a ClickHouse server. */
  readonly isOwn: boolean;
  /** The servers of the weeks; absent with a single engine. Calls of these analytics then go to one of the servers. */
  readonly cluster?: Cluster;
  /**
   * Runs one report under the report limits and resolves, after it ends without error, to the engine's JSON as
   * bytes, compressed in the given encoding unless it is short. Empty bytes are a document without a row. Throws
   * AnalyticsUnavailable, AnalyticsLimit, the signal's reason, or the engine's own error.
   */
  runReport(query: ReportQuery, encoding?: Encoding): Promise<CompressedBytes>;
  /** Runs a statement without a result (DDL, INSERT … SELECT), without the report limits. */
  command(sql: string, params?: Params, settings?: Settings): Promise<void>;
  /** Returns a small result as objects with the engine’s JSON values; `readRows` checks them. The signal closes its connection. */
  rows(sql: string, params?: Params, settings?: Settings, signal?: AbortSignal): Promise<unknown[]>;
  /**
   * Runs `INSERT INTO t [(columns)] FORMAT X` or `INSERT INTO t SELECT … FROM input('columns') FORMAT X` with the
   * rows as bytes or text. If reading the rows fails, so does the insert, though its first blocks may be in the table
   * by then.
   */
  insert(sql: string, rows: AsyncIterable<Uint8Array | string>, settings?: Settings): Promise<void>;
  /**
   * Runs such an insert with the rows of a file, by its absolute path, which our engine opens itself; absent for a
   * server, which may be on another machine. Throws the signal's reason when it aborts.
   */
  insertFile?: (sql: string, path: string, settings: Settings, signal: AbortSignal) => Promise<void>;
  /** Why our engine does not respond now, for health; undefined while it does, and for a server. */
  problem(): string | undefined;
  /** Number of restarts of our engine by this process; 0 for a server. */
  restartCount(): number;
  /** Releases the engine; our own process ends with its last lease. */
  close(): Promise<void>;
}

/** One server of a cluster. */
export interface ClusterServer {
  /** Number from 1, as in `system.clusters`. */
  readonly shard: number;
  readonly host: string;
  /** Calls on the server's own tables. */
  readonly analytics: Analytics;
  /** Runs a report over the weeks of all shards. */
  readonly runDistributed: Analytics['runReport'];
}

/**
 * The servers of a ClickHouse cluster. All snapshots of one command are on all replicas of one shard: most reports
 * read one week, and a build joins its tables on one server.
 */
export interface Cluster {
  readonly name: string;
  readonly shardCount: number;
  readonly servers: readonly ClusterServer[];
  /** Database with the distributed tables over the stored ones. */
  readonly database: string;
}
