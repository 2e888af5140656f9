import { setTimeout as sleep } from 'node:timers/promises';
import type { Analytics, ClusterServer } from '../analytics.ts';
import type { RecordedSnapshot } from '../snapshot/manifest.ts';
import { findDamagedSnapshots } from '../snapshot/verify-snapshots.ts';
import { listReplicas } from './shards.ts';
import { isServerAway, ServerAway } from './server-away.ts';

/** Maximum time until a replica has a snapshot that was built on another, ms. */
const REPLICATION_TIMEOUT_MS = 10 * 60 * 1000;

/** Pause between two checks, ms. */
const INTERVAL_MS = 500;

/** Whether a server has every row of a snapshot; false while it does not respond. */
const hasRows = async ({ analytics }: ClusterServer, snapshot: RecordedSnapshot): Promise<boolean> => {
  try {
    return (await findDamagedSnapshots(analytics, [snapshot])).length === 0;
  } catch (error) {
    if (!isServerAway(error)) throw error;
    return false;
  }
};

const awaitReplica = async (server: ClusterServer, snapshot: RecordedSnapshot, until: number) => {
  const name = `The server ${server.host} of shard ${server.shard}`;
  while (!(await hasRows(server, snapshot))) {
    if (Date.now() >= until)
      throw new ServerAway(`${name} did not get all rows of a week from its replica in time`);
    await sleep(INTERVAL_MS);
  }
  if ((await findDamagedSnapshots(server.analytics, [snapshot], 'contents')).length > 0)
    throw new ServerAway(`${name} could not verify the values of a week`);
};

/**
 * Waits until each replica of the snapshots' shard has every value of their manifests; returns at once without a
 * cluster. Throws ServerAway, which names a server without a snapshot after the maximum time.
 */
export const awaitReplicas = async (
  { cluster }: Pick<Analytics, 'cluster'>,
  snapshots: readonly RecordedSnapshot[],
  {
    onReplicated,
    timeoutMs = REPLICATION_TIMEOUT_MS,
  }: { onReplicated?: (count: number) => void; timeoutMs?: number } = {},
): Promise<void> => {
  if (cluster === undefined) return;
  for (const snapshot of snapshots) {
    const until = Date.now() + timeoutMs;
    const replicas = listReplicas(cluster, snapshot.snapshot);
    await Promise.all(replicas.map((server) => awaitReplica(server, snapshot, until)));
    onReplicated?.(1);
  }
};
