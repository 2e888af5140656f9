import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer } from '../test-server.ts';
import { type RecordedCall, type RecordingProxy, startRecordingProxy } from '../recording-proxy.ts';
import { isForAll, toEngineStatement } from './engine-statements.ts';

/** Name of the cluster. */
export const CLUSTER = 'market';

/** A server of the cluster: a proxy on its own loopback address before the engine process of its shard. */
export interface TestClusterServer {
  readonly host: string;
  readonly shard: number;
  /** Statements that the server received, in order. */
  readonly statements: RecordingProxy['statements'];
  /** Stops the server: connections are refused until `start`. */
  stop: () => void;
  start: () => Promise<void>;
  /** Whether it lacks all rows of its shard, like a lagging replica. */
  isBehind: boolean;
}

/** A cluster for tests: two shards with two replicas each. */
export interface TestCluster {
  readonly servers: readonly TestClusterServer[];
  /** Address of the first server. */
  readonly url: string;
  stop: () => Promise<void>;
}

const places = [
  { host: '127.0.0.11', shard: 1, replica_num: 1 },
  { host: '127.0.0.12', shard: 1, replica_num: 2 },
  { host: '127.0.0.21', shard: 2, replica_num: 1 },
  { host: '127.0.0.22', shard: 2, replica_num: 2 },
];

const toLines = (rows: readonly object[]) => ({
  text: rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
});

/** Describes the cluster to its servers, since an engine does not know it. */
const describeCluster = ({ sql, search }: RecordedCall) => {
  const known = search.get('param_name') === CLUSTER ? places : [];
  if (/\bFROM system\.clusters\b/.test(sql)) return toLines(known.map((place) => ({ ...place, weight: 1 })));
  return /\bFROM system\.macros\b/.test(sql)
    ? toLines([{ macro: 'shard' }, { macro: 'replica' }])
    : undefined;
};

/** Finds a port free on every address of this machine. */
const findPort = async (): Promise<number> => {
  const probe = createServer().listen(0, '0.0.0.0');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
};

/** Whether rows are for a table replicated on all servers. */
const isOfAll = (sql: string): boolean => sql.startsWith('INSERT INTO snapshot_log');

/** Sends a statement with the parameters and settings of a call to an engine. */
const send = async (engine: string, search: URLSearchParams, sql: string) => {
  const { origin, username, password } = new URL(engine);
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const response = await fetch(`${origin}/?${search.toString()}`, {
    method: 'POST',
    body: sql,
    headers: { authorization },
  });
  const code = response.headers.get('x-clickhouse-exception-code');
  return { text: await response.text(), ...(code !== null && { code }) };
};

/**
 * Runs a statement for all servers, or an insert into a table replicated on all, on each engine. Returns the first
 * error.
 */
const runOnAll = async (engines: readonly string[], { sql, search, body }: RecordedCall) => {
  const answers = await Promise.all(
    engines.map(async (engine) => {
      const others = engines.filter((one) => one !== engine);
      const run = async (statement: string) => (await send(engine, search, statement)).text;
      const statement = isForAll(sql) ? await toEngineStatement(sql, others, run) : body.toString();
      return send(engine, search, statement);
    }),
  );
  return answers.find(({ code }) => code !== undefined) ?? { text: '' };
};

const startServer = async (
  { host, shard }: (typeof places)[number],
  engines: readonly string[],
  port: number,
): Promise<TestClusterServer> => {
  const [own = '', other = ''] = shard === 1 ? engines : engines.toReversed();
  const server = { host, shard, statements: [], isBehind: false };
  const listen = () =>
    startRecordingProxy(own, {
      listen: { host, port },
      passTo: () => (server.isBehind ? other : own),
      statements: server.statements,
      respond: (call) =>
        describeCluster(call) ??
        (isForAll(call.sql) || isOfAll(call.sql) ? runOnAll(engines, call) : undefined),
    });
  let proxy = await listen();
  return Object.assign(server, {
    stop: () => proxy.stop(),
    start: async () => {
      proxy = await listen();
    },
  });
};

/**
 * Starts an engine process per shard and a recording proxy per server. A statement for all servers runs on each
 * engine; the replicas of a shard have its rows at once, since they share one engine.
 */
export const startTestCluster = async (): Promise<TestCluster> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-cluster-'));
  const password = crypto.randomUUID();
  const engines = await Promise.all(
    ['first', 'second'].map((name) => startTestServer(join(folder, name), password)),
  );
  const urls = engines.map(({ url }) => new URL(url).href);
  const port = await findPort();
  const servers = await Promise.all(places.map((place) => startServer(place, urls, port)));
  const stop = async () => {
    for (const server of servers) server.stop();
    await Promise.all(engines.map((engine) => engine.stop()));
    await rm(folder, { recursive: true, force: true });
  };
  return { servers, url: `http://analyst:${password}@${places[0]?.host}:${port}/vitrina`, stop };
};
