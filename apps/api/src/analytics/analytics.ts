import type { CompressedBytes, Encoding } from '@vitrina/chdb-server';

/** Values of a statement's `{name:Type}` parameters. */
export type Params = Readonly<Record<string, unknown>>;

/** Engine settings of one statement. */
export type Settings = Readonly<Record<string, string | number>>;

/** How the result becomes JSON. `document`: one row is the response, none means not found; `list`: an array of all rows. */
export type ReportFormat = 'document' | 'list';

/** A caller that the queue of reports counts by itself: an address block, or a key of a program. */
export interface ReportCaller {
  readonly name: string;
  readonly hasKey: boolean;
}

/** One report to run. */
export interface ReportQuery {
  sql: string;
  params: Params;
  format: ReportFormat;
  /** Aborted when the caller has gone away: the query is killed. */
  signal?: AbortSignal;
  /** All who wait for it; may change while it waits. */
  callers?: Iterable<ReportCaller>;
}

/** Access to the engine: a ClickHouse server or our own process, through the same interface. */
export interface Analytics {
  /** Whether the engine is the data directory's own, not a ClickHouse server. */
  readonly isOwn: boolean;
  /** The servers that the weeks are on; absent where one engine has them all. Each call of these analytics then goes to one of the servers. */
  readonly cluster?: Cluster;
  /**
   * Runs one report under the report limits and resolves, after it ends without error, to the engine's JSON as
   * bytes, compressed in the given encoding unless it is short. Empty bytes are a document without a row. Throws
   * AnalyticsUnavailable, AnalyticsLimit, the signal's reason, or the engine's own error.
   */
  runReport(query: ReportQuery, encoding?: Encoding): Promise<CompressedBytes>;
  /** Runs a statement without a result (DDL, INSERT … SELECT), without the report limits. */
  command(sql: string, params?: Params, settings?: Settings): Promise<void>;
  /** A small result as objects, its values as the engine’s JSON has them; `readRows` checks them. The signal closes its connection. */
  rows(sql: string, params?: Params, settings?: Settings, signal?: AbortSignal): Promise<unknown[]>;
  /**
   * `INSERT INTO t [(columns)] FORMAT X` or `INSERT INTO t SELECT … FROM input('columns') FORMAT X` with
   * the rows as bytes or text. When reading them fails the insert fails too, though rows of its
   * first blocks may be in the table by then.
   */
  insert(sql: string, rows: AsyncIterable<Uint8Array | string>, settings?: Settings): Promise<void>;
  /**
   * The same with the rows of a file that our engine opens itself, by its absolute path; a server, which may be
   * on another machine, has no such call. Ends with the signal's reason when it aborts.
   */
  insertFile?: (sql: string, path: string, settings: Settings, signal: AbortSignal) => Promise<void>;
  /** Why our engine does not answer now, for health; undefined when it does, and of a server. */
  problem(): string | undefined;
  /** How often this process has restarted our engine; 0 of a server. */
  restartCount(): number;
  /** Releases the engine; our own process ends with its last lease. */
  close(): Promise<void>;
}

/** One server of a cluster. */
export interface ClusterServer {
  /** From 1, as `system.clusters` numbers them. */
  readonly shard: number;
  readonly host: string;
  /** Calls on the tables that the server stores. */
  readonly analytics: Analytics;
  /** Runs a report over the weeks of all shards. */
  readonly runDistributed: Analytics['runReport'];
}

/**
 * The servers of a ClickHouse cluster. All snapshots of one command are on one shard, on each of its replicas: reports
 * mostly read one week, and a build joins its tables on one server.
 */
export interface Cluster {
  readonly name: string;
  readonly shardCount: number;
  readonly servers: readonly ClusterServer[];
  /** The database with distributed tables over the stored ones. */
  readonly database: string;
}
