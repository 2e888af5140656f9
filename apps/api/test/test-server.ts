import { startEngine } from '@vitrina/chdb-server';
import { DATABASE } from '../src/analytics/client/open-analytics.ts';

/** A ClickHouse server for tests, at `http://user:password@host:port`. */
export interface TestServer {
  url: string;
  stop(): Promise<void>;
}

/** Starts an engine process on a loopback TCP port with user and password. */
export const startTestServer = async (
  dataDir: string,
  password: string = crypto.randomUUID(),
): Promise<TestServer> => {
  const user = 'analyst';
  const engine = await startEngine(dataDir, { database: DATABASE, tcp: { port: 0, user, password } });
  const stop = async () => {
    engine.release();
    await engine.ended;
  };
  return { url: `http://${user}:${password}@127.0.0.1:${engine.port}`, stop };
};
