import type { IncomingMessage } from 'node:http';
import { type StatementBody, measureInsert, parseForm } from './statement.ts';

/** Yields the start that was read, then the rest of a stream. */
export async function* follow(start: Buffer, rest: AsyncIterator<Buffer>) {
  yield start;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** The body of a request: SQL, rows to insert, or an insert and its rows. */
export interface RequestBody {
  /** Reads the SQL: the whole body, or the insert at its start, after which `rows` yields the rest. */
  readSql: () => Promise<StatementBody>;
  rows: AsyncIterator<Buffer>;
  /** Discards the rest of the body. */
  discard: () => Promise<void>;
}

/** Opens the body of a request, still unread. */
export const openBody = (request: IncomingMessage): RequestBody => {
  const rest: AsyncIterator<Buffer> = request.iterator({ destroyOnReturn: false });
  const type = request.headers['content-type'];
  const readSql = async (): Promise<StatementBody> => {
    let bytes = Buffer.alloc(0);
    for (let next = await rest.next(); !next.done; next = await rest.next()) {
      bytes = Buffer.concat([bytes, next.value]);
      const length = measureInsert(bytes);
      if (length === undefined) continue;
      body.rows = follow(bytes.subarray(length), rest);
      return { sql: bytes.toString('utf8', 0, length), fields: [], hasRows: true };
    }
    return type?.startsWith('multipart/form-data') === true
      ? await parseForm(bytes, type)
      : { sql: bytes.toString('utf8'), fields: [], hasRows: false };
  };
  const discard = async () => {
    await rest.return?.();
    request.resume();
  };
  const body: RequestBody = { readSql, rows: rest, discard };
  return body;
};
