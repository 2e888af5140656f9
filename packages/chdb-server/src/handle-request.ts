import type { IncomingMessage, ServerResponse } from 'node:http';
import { compress, type Encoding } from './compression.ts';
import { insertFile, insertRows, killQuery } from './insert-rows.ts';
import type { Sessions } from './engine-sessions.ts';
import { type RequestBody, openBody } from './request-body.ts';
import { type StatementRequest, parseStatementRequest } from './statement.ts';

/** The engine found its own state broken and ends every query from now on. */
const aborted = '236';

const run = async (
  sessions: Sessions,
  call: StatementRequest,
  body: RequestBody,
  response: ServerResponse,
) => {
  const over = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) void killQuery(sessions, call.queryId, over.signal);
  });
  try {
    if (call.rowsFile !== undefined) return await insertFile(sessions, call, call.rowsFile);
    return await (call.hasRows ? insertRows(sessions, call, body.rows) : sessions.run(call));
  } finally {
    over.abort();
    await body.discard();
  }
};

const refuse = (response: ServerResponse, error: unknown, onFatal: () => void) => {
  const message = error instanceof Error ? error.message : String(error);
  const code = /^Code: (\d+)\./.exec(message)?.[1] ?? '1001';
  const isTyped = /\([A-Z0-9_]{3,}\)\s*$/.test(message);
  response.writeHead(500, {
    'content-type': 'text/plain; charset=UTF-8',
    'x-clickhouse-exception-code': code,
  });
  response.end(isTyped ? message : `Code: ${code}. DB::Exception: ${message} (UNKNOWN_EXCEPTION)`);
  if (code === aborted) onFatal();
};

/** Encoding of a request that names exactly one, as ours do; ClickHouse's client names several and gets none. */
const findEncoding = ({ headers }: IncomingMessage): Encoding | undefined => {
  const named = headers['accept-encoding'];
  return named === 'zstd' || named === 'gzip' ? named : undefined;
};

/**
 * Responds to one call of ClickHouse's HTTP interface. The response is sent when the query has succeeded; a failure is
 * sent as a server does: its code in a header, its text as the body. When the caller disconnects before that, the query
 * is killed.
 */
export const handleRequest = async (
  sessions: Sessions,
  request: IncomingMessage,
  response: ServerResponse,
  onFatal: () => void,
): Promise<void> => {
  try {
    const url = new URL(request.url ?? '/', 'http://engine');
    if (url.pathname === '/ping') {
      response.end('Ok.\n');
      return;
    }
    const body = openBody(request);
    const call = await parseStatementRequest(url, body.readSql);
    const found = await run(sessions, call, body, response);
    const { bytes, encoding } = await compress(
      Buffer.from(found.buffer, found.byteOffset, found.byteLength),
      findEncoding(request),
    );
    response.writeHead(200, {
      'x-clickhouse-query-id': call.queryId,
      'content-length': bytes.length,
      ...(encoding && { 'content-encoding': encoding }),
    });
    response.end(bytes);
  } catch (error) {
    if (!response.destroyed) refuse(response, error, onFatal);
  }
};
