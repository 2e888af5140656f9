import type { Readable } from 'node:stream';
import type { CompressedBytes, Encoding } from '@vitrina/chdb-server';

/** Values of a statement's `{name:Type}` parameters. */
type Params = Readonly<Record<string, unknown>>;

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
