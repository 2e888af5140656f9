import { setTimeout as sleep } from 'node:timers/promises';
import { ClickHouseError } from '@clickhouse/client';
import type { Analytics, ClusterServer } from '../analytics.ts';
import { GrantMissing } from '../client/access-denied.ts';
import { AnalyticsUnavailable } from '../errors.ts';

/** A server of a cluster does not respond, or lacks data that the others have. */
export class ServerAway extends AnalyticsUnavailable {}

/** Codes of ErrorCodes.cpp for a server that starts, stops, or is without Keeper or the rows of a quorum. */
const codesOfServer = new Set(['210', '225', '236', '242', '289', '999']);

/**
 * Whether another server of the cluster may succeed. Not for a missing grant, a full queue or a missing shard: these
 * are the same everywhere.
 */
export const isServerAway = (error: unknown): boolean => {
  if (error instanceof ServerAway) return true;
  if (!(error instanceof AnalyticsUnavailable) || error instanceof GrantMissing) return false;
  const { cause } = error;
  return cause instanceof ClickHouseError ? codesOfServer.has(cause.code) : cause !== undefined;
};

/** Time in which a server must respond to a ping, ms. */
const PING_TIMEOUT_MS = 5000;

/** Returns the analytics of a server that responds. Throws ServerAway, or another error that `isServerAway` accepts. */
export const pingServer = async ({ host, analytics }: ClusterServer): Promise<Analytics> => {
  const late = sleep(PING_TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new ServerAway(`The ClickHouse server ${host} does not respond`);
  });
  await Promise.race([analytics.rows('SELECT 1 AS one'), late]);
  return analytics;
};

/** Finds the servers that respond. */
export const findResponding = async (servers: readonly ClusterServer[]): Promise<ClusterServer[]> => {
  const pings = await Promise.allSettled(servers.map(pingServer));
  return servers.filter((_, index) => {
    const ping = pings[index];
    if (ping?.status === 'rejected' && !isServerAway(ping.reason)) throw ping.reason;
    return ping?.status === 'fulfilled';
  });
};

/** Whether every server of a cluster responds; true without a cluster. */
export const canReachAllServers = async ({ cluster }: Pick<Analytics, 'cluster'>): Promise<boolean> =>
  cluster === undefined || (await findResponding(cluster.servers)).length === cluster.servers.length;
