import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** One statement that a proxy passed on. */
interface RecordedStatement {
  sql: string;
  /** The call's database, settings and parameters. */
  search: URLSearchParams;
  /** Length of the request's address. */
  addressLength: number;
}

/** A statement with the rest of its call. */
export interface RecordedCall {
  sql: string;
  search: URLSearchParams;
  body: Buffer;
}

/** A proxy before a ClickHouse server. */
export interface RecordingProxy {
  /** The server's address by way of the proxy, with user and password. */
  url: string;
  statements: RecordedStatement[];
  stop: () => void;
}

interface ProxyOptions {
  /** Certificate and key of a proxy that speaks TLS, in PEM. */
  tls?: { cert: Buffer; key: Buffer };
  /** What a statement is answered instead of by the server, as another server would: a result, or an error with its code. */
  respond?: (call: RecordedCall) => OwnResponse | undefined | Promise<OwnResponse | undefined>;
  /** Address to listen on; by default a free port of 127.0.0.1. */
  listen?: { host: string; port: number };
  /** The server that a call is passed to, if not always the same. */
  passTo?: () => string;
  /** Where the statements are recorded; by default a list of its own. */
  statements?: RecordedStatement[];
}

/** What a proxy answers by itself. */
interface OwnResponse {
  text: string;
  code?: string;
}

/** Reads the statement of a call: in the address, in the body, or in a form; the rows of an insert are not part of it. */
const readStatement = async (search: URLSearchParams, body: Buffer, type = 'text/plain'): Promise<string> => {
  const inAddress = search.get('query');
  if (inAddress !== null) return inAddress;
  if (!type.startsWith('multipart/form-data'))
    return /^INSERT\b[\s\S]*?\bFORMAT \w+(?=\n)/.exec(body.toString())?.[0] ?? body.toString();
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const sql = form.get('query');
  return typeof sql === 'string' ? sql : '';
};

/** Starts a proxy before a server at `http://user:password@host:port`, which records every statement. */
export const startRecordingProxy = async (
  server: string,
  {
    tls,
    respond = () => undefined,
    listen = { host: '127.0.0.1', port: 0 },
    passTo,
    statements = [],
  }: ProxyOptions = {},
): Promise<RecordingProxy> => {
  const pass = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { url: path = '', method, headers } = incoming;
    const body = await buffer(incoming);
    const search = new URL(path, server).searchParams;
    const sql = await readStatement(search, body, headers['content-type']);
    statements.push({ sql, search, addressLength: path.length });
    const answer = await respond({ sql, search, body });
    if (answer) {
      const { text, code } = answer;
      response.writeHead(code ? 403 : 200, code ? { 'x-clickhouse-exception-code': code } : {}).end(text);
      return;
    }
    const { hostname, port } = new URL(passTo?.() ?? server);
    const call = request({ hostname, port, path, method, headers }, (passed) => {
      response.writeHead(passed.statusCode ?? 500, passed.headers);
      passed.pipe(response);
    });
    call.on('error', () => response.destroy());
    response.on('close', () => response.writableFinished || call.destroy());
    call.end(body);
  };
  const handle = (incoming: IncomingMessage, response: ServerResponse) =>
    void pass(incoming, response).catch(() => response.destroy());
  const proxy = (tls ? createSecureServer(tls, handle) : createServer(handle)).listen(
    listen.port,
    listen.host,
  );
  await once(proxy, 'listening');
  const url = new URL(server);
  url.protocol = tls ? 'https:' : 'http:';
  url.hostname = listen.host;
  url.port = String((proxy.address() as AddressInfo).port);
  const stop = () => {
    proxy.close();
    proxy.closeAllConnections();
  };
  return { url: url.href, statements, stop };
};
