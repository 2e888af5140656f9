import * as z from 'zod/mini';
import type { Cluster, ClusterServer } from '../analytics.ts';
import { readRows } from '../read-rows.ts';
import { productTextTable } from '../snapshot/product-text-table.ts';
import { ServerAway } from './server-away.ts';

/** Throws ServerAway unless a server has the distributed product texts of snapshots. */
export type CheckTexts = (server: ClusterServer, snapshots: readonly number[]) => Promise<void>;

/**
 * Creates a check that a server that was away has caught up: a report over several weeks would miss texts that the
 * server lacks. Positive results are remembered.
 */
export const createTextsCheck = ({ database }: Pick<Cluster, 'database'>): CheckTexts => {
  const found = new Map<ClusterServer, ReadonlySet<string>>();
  const read = async ({ analytics }: ClusterServer) => {
    const rows = await readRows(
      analytics,
      z.object({ name: z.string() }),
      `SELECT name FROM system.tables WHERE database = {database:String} AND match(name, '^product_text_[0-9]+$')`,
      { database },
    );
    return new Set(rows.map(({ name }) => name));
  };
  return async (server, snapshots) => {
    const names = snapshots.map(productTextTable);
    const isMissing = (name: string) => found.get(server)?.has(name) !== true;
    if (names.some(isMissing)) found.set(server, await read(server));
    const missing = names.find(isMissing);
    if (missing !== undefined)
      throw new ServerAway(`The ClickHouse server ${server.host} does not have ${missing} yet`);
  };
};
