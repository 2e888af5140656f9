import type { ClusterServer } from '../analytics.ts';
import { isServerAway, ServerAway } from './server-away.ts';

/** Time for which a server that did not respond is tried last, ms. */
const AWAY_MS = 5000;

/** Runs a call on a server that responds. Throws the last server's error. */
export type Route = <Result>(call: (server: ClusterServer) => Promise<Result>) => Promise<Result>;

/** Creates a route that alternates between servers; routes over the same servers share `awayUntil`. */
export const createRoute = (
  servers: readonly ClusterServer[],
  awayUntil: Map<ClusterServer, number> = new Map<ClusterServer, number>(),
): Route => {
  let turn = 0;
  const sort = () => {
    const isAway = (server: ClusterServer) => (awayUntil.get(server) ?? 0) > Date.now();
    const present = servers.filter((server) => !isAway(server));
    turn = (turn + 1) % Math.max(1, present.length);
    return [...present.slice(turn), ...present.slice(0, turn), ...servers.filter(isAway)];
  };
  return async (call) => {
    let failure: unknown = new ServerAway('The cluster has no such server');
    for (const server of sort()) {
      try {
        return await call(server);
      } catch (error) {
        if (!isServerAway(error)) throw error;
        failure = error;
        awayUntil.set(server, Date.now() + AWAY_MS);
      }
    }
    throw failure;
  };
};
