import { createWriteStream } from 'node:fs';
import { rm, symlink } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createNamedPipe } from './named-pipe.ts';
import { follow } from './request-body.ts';
import { createRowPath } from './row-files.ts';
import type { Sessions } from './engine-sessions.ts';
import { type StatementRequest, quoteLiteral } from './statement.ts';

/**
 * A body of at most this many bytes passes through a file. The limit exceeds a pipe's buffer (64 KiB), so a
 * write into a pipe ends only after the reader has opened it.
 */
const MAX_FILE_BODY_BYTES = 256 * 1024;

/** Formats whose reader seeks: Parquet (and ParquetMetadata), ORC, Arrow (not ArrowStream). */
const seekable = /^(Parquet|ORC|Arrow$)/i;

/** Splits a statement into the text before FORMAT and the format. */
const split = (statement: string) => {
  const match = /^(?<head>[\s\S]*)\bFORMAT\s+(?<format>\w+)\s*;?\s*$/i.exec(statement);
  if (!match?.groups) {
    throw new Error(
      'Code: 62. DB::Exception: Rows came for a statement that has no FORMAT at its end. (SYNTAX_ERROR)',
    );
  }
  return { head: match.groups['head'] ?? '', format: match.groups['format'] ?? '' };
};

/** Rewrites an insert to read its rows from a file in the engine's directory instead of the body. */
const readFromFile = (call: StatementRequest, path: string): StatementRequest => {
  const { head, format } = split(call.statement);
  const input = /\binput\s*\(\s*(?<structure>'(?:[^'\\]|\\.|'')*')\s*\)/i;
  if (input.test(head)) {
    const file = (_: string, structure: string) => `file(${quoteLiteral(path)}, ${format}, ${structure})`;
    return { ...call, statement: head.replace(input, file) };
  }
  return {
    ...call,
    statement: `${head} SELECT * FROM file(${quoteLiteral(path)}, ${format})`,
    sets: new Map([...call.sets, ['use_structure_from_insertion_table_in_table_functions', '1']]),
  };
};

/** Reads the first bytes of a body; `isAll` if it has no more. */
const readStart = async (body: AsyncIterator<Buffer>) => {
  const chunks: Buffer[] = [];
  for (let size = 0; size <= MAX_FILE_BODY_BYTES;) {
    const next = await body.next();
    if (next.done) return { start: Buffer.concat(chunks), isAll: true };
    chunks.push(next.value);
    size += next.value.length;
  }
  return { start: Buffer.concat(chunks), isAll: false };
};

/** Kills a query; retries until the query is found or has ended. */
export const killQuery = async (sessions: Sessions, queryId: string, over: AbortSignal): Promise<void> => {
  while (!over.aborted && !(await sessions.kill(queryId))) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const throughPipe = async (
  sessions: Sessions,
  call: StatementRequest,
  path: string,
  body: AsyncIterable<Buffer>,
) => {
  const pipe = await createNamedPipe(path);
  const over = new AbortController();
  const query = sessions.run(readFromFile(call, path)).finally(() => over.abort());
  query.catch(() => undefined);
  try {
    for await (const chunk of body) await pipe.write(chunk, over.signal);
    pipe.end();
  } catch (error) {
    // A closed pipe reads as the end of the file, so a truncated body must kill its query first.
    if (!over.signal.aborted) {
      await killQuery(sessions, call.queryId, over.signal);
      pipe.drop();
      await query.catch(() => undefined);
      throw error;
    }
  }
  return query.finally(() => pipe.drop());
};

/** Runs an insert whose rows come in the request's body, streamed in constant memory. */
export const insertRows = async (
  sessions: Sessions,
  call: StatementRequest,
  rows: AsyncIterator<Buffer>,
): Promise<Uint8Array> => {
  const { format } = split(call.statement);
  const path = createRowPath();
  try {
    const { start, isAll } = await readStart(rows);
    const body = follow(start, rows);
    if (!isAll && !seekable.test(format)) return await throughPipe(sessions, call, path, body);
    await pipeline(isAll ? Readable.from([start]) : body, createWriteStream(path, { mode: 0o600 }));
    return await sessions.run(readFromFile(call, path));
  } finally {
    await rm(path, { force: true });
  }
};

/**
 * Runs an insert whose rows are a file of this machine. The engine reads it through a symlink with a safe name:
 * `file()` expands patterns in a path.
 */
export const insertFile = async (
  sessions: Sessions,
  call: StatementRequest,
  file: string,
): Promise<Uint8Array> => {
  const path = createRowPath();
  await symlink(file, path);
  try {
    return await sessions.run(readFromFile(call, path));
  } finally {
    await rm(path, { force: true });
  }
};
