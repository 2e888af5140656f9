import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** One statement that a proxy forwarded. */
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
  /** URL of the server through the proxy, with user and password. */
  url: string;
  statements: RecordedStatement[];
  stop: () => void;
}

interface ProxyOptions {
  /** Certificate and key of a proxy that speaks TLS, in PEM. */
  tls?: { cert: Buffer; key: Buffer };
  /** The proxy's own response to a statement, as another server would send it: a result, or an error with its code. */
  respond?: (call: RecordedCall) => OwnResponse | undefined | Promise<OwnResponse | undefined>;
  /** Address to listen on; by default a free port of 127.0.0.1. */
  listen?: { host: string; port: number };
  /** Server that gets a call, if not always the same. */
  passTo?: () => string;
  /** List that records the statements; by default a new one. */
  statements?: RecordedStatement[];
}

/** A response by the proxy itself. */
interface OwnResponse {
  text: string;
  code?: string;
}

/** Reads the statement of a call: in the URL, in the body, or in a form; without the rows of an insert. */
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
