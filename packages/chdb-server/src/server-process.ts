import { mkdirSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { handleRequest } from './handle-request.ts';
import { isAllowed } from './credentials.ts';
import { countLeases, serveLease } from './lease-holders.ts';
import { type EngineReport, type EngineOptions, LEASE_PATH } from './protocol.ts';
import { prepareRowFolder } from './row-files.ts';
import type { Sessions } from './engine-sessions.ts';
import { restrictToOwner, createSocketPath, removeSocket } from './socket.ts';

process.umask(0o077);
const start = JSON.parse(process.argv[2] ?? '{}') as EngineOptions;

/** Maximum time of a trivial query; after it the engine counts as stuck. */
const PING_TIMEOUT_MS = 20_000;

let isListening = false;

/** Kills this process: an exit would wait for running queries and keep the directory open. */
const end = (): never => {
  if (isListening && start.socket !== undefined) removeSocket(start.socket);
  process.kill(process.pid, 'SIGKILL');
  throw new Error('unreachable');
};

const report = (message: EngineReport) =>
  new Promise<void>((resolve) => {
    if (process.send) process.send(message, () => resolve());
    else resolve();
  });

const fail = async (state: 'missing' | 'failed', error: unknown): Promise<never> => {
  await report({ state, message: error instanceof Error ? error.message : String(error) });
  return end();
};

const open = async (): Promise<Sessions> => {
  const { openSessions } = await import('./engine-sessions.ts').catch((error: unknown) =>
    fail('missing', error),
  );
  try {
    mkdirSync(start.directory, { recursive: true });
    process.chdir(dirname(start.directory));
    return openSessions(start.directory, start.database);
  } catch (error) {
    return fail('failed', error);
  }
};

const checkItself = (sessions: Sessions) => {
  const check = async () => {
    const deadline = setTimeout(end, PING_TIMEOUT_MS);
    await sessions.ping().catch(end);
    clearTimeout(deadline);
    setTimeout(() => void check(), 1000);
  };
  void check();
};

// Signals to the whole process group are for the lease holders; the engine ends after the last of them.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);

const holders = countLeases(end);
process.once('disconnect', holders.add());

const sessions = await open();
prepareRowFolder();

const serve: RequestListener = (request, response) => {
  if (!isAllowed(request, start.tcp)) {
    response.writeHead(403, { 'x-clickhouse-exception-code': '516' });
    response.end('Code: 516. DB::Exception: Authentication failed. (AUTHENTICATION_FAILED)');
  } else if (request.url === LEASE_PATH) serveLease(holders, request, response);
  else void handleRequest(sessions, request, response, end);
};

const server = createServer({ requestTimeout: 0, keepAliveTimeout: 60_000 }, serve);
server.once('error', (error) => void fail('failed', error));
const path = start.socket === undefined ? undefined : createSocketPath(start.socket);
isListening = true;
server.listen(path === undefined ? { host: '127.0.0.1', port: start.tcp?.port ?? 0 } : { path }, () => {
  if (path !== undefined) restrictToOwner(path);
  checkItself(sessions);
  const address = server.address() as AddressInfo | string;
  void report({ state: 'ready', port: typeof address === 'string' ? 0 : address.port });
});
