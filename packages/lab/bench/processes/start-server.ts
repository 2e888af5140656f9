import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { AuthResult, Tokens } from '@vitrina/contract';

/** Flags of Node as `pnpm start` sets them. */
export const nodeFlags = ['--max-semi-space-size=8'];

const entry = fileURLToPath(new URL('server.ts', import.meta.url));

/** A web root for measurements that need no web app. */
const NO_WEB_ROOT = '/no-files-here';

/** A running server of the benchmark. */
export interface BenchServer {
  pid: number;
  /** URL of the product's server. */
  address: string;
  /** URL of a plain Fastify server in the same process. */
  plainAddress: string;
  /** Creates a session. Throws where it is refused. */
  signIn(email: string): Promise<AuthResult>;
  /** Renews a session. Throws where it is refused. */
  refresh(tokens: Tokens): Promise<Tokens>;
  close(): Promise<void>;
}

const post = async <Body>(url: string, body: object): Promise<Body> => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
};

/** Settings of a server; the product's own where undefined. */
interface ServerOptions {
  webRoot?: string;
  /** Size of the response cache; 0 caches nothing. */
  cacheBytes?: number;
}

/** Starts the server over a data directory. */
export const startServer = async (
  dataDir: string,
  { webRoot = NO_WEB_ROOT, cacheBytes }: ServerOptions = {},
): Promise<BenchServer> => {
  const server = fork(entry, [webRoot, ...(cacheBytes === undefined ? [] : [String(cacheBytes)])], {
    env: { DATA_DIR: dataDir, NODE_ENV: 'production', DEMO: 'off' },
    execArgv: nodeFlags,
  });
  const exit = once(server, 'exit');
  const earlyExit = exit.then(([code]) => Promise.reject(new Error(`The server ended with ${String(code)}`)));
  earlyExit.catch(() => undefined);
  const [addresses] = (await Promise.race([once(server, 'message'), earlyExit])) as [
    Pick<BenchServer, 'address' | 'plainAddress'>,
  ];
  return {
    ...addresses,
    pid: server.pid ?? 0,
    async signIn(email) {
      const sent = once(server, 'message') as Promise<[{ code: string }]>;
      await post(`${addresses.address}/api/auth/request-code`, { email });
      const [{ code }] = await sent;
      return post<AuthResult>(`${addresses.address}/api/auth/verify-code`, { email, code });
    },
    refresh: ({ refreshToken }) => post<Tokens>(`${addresses.address}/api/auth/refresh`, { refreshToken }),
    async close() {
      server.disconnect();
      await exit;
    },
  };
};
