import * as z from 'zod/mini';
import type { Analytics } from '../analytics.ts';
import { onAllServers, runOnAllServers } from '../servers/shards.ts';
import { readSame } from '../servers/each-server.ts';
import { readRows } from '../read-rows.ts';

/** Reads the id on one server; undefined if its database is unclaimed. */
const readOnServer = async (server: Analytics): Promise<string | undefined> => {
  const [view] = await readRows(
    server,
    z.object({ found: z.string() }),
    `SELECT name AS found FROM system.tables
    WHERE database = currentDatabase() AND name = 'installation' AND engine = 'View'`,
  );
  if (!view) return undefined;
  const [row] = await readRows(server, z.object({ id: z.string() }), 'SELECT id FROM installation');
  return row?.id;
};

/**
 * Reads the id of the installation that owns the engine's database; undefined if it is unclaimed. The id is the
 * constant of a view, so that claiming is one statement. Throws if servers have different owners, and ServerAway if
 * no responding server has one and another server is away.
 */
export const readInstallation = (analytics: Analytics): Promise<string | undefined> =>
  readSame(analytics, readOnServer, 'installation');

const formatView = (analytics: Analytics, id: string, createdAt: string): string => {
  if (!/^[0-9a-f]{32}$/.test(id)) throw new TypeError('An installation id is 32 hexadecimal digits');
  return `installation${onAllServers(analytics)} AS SELECT '${id}' AS id, '${createdAt}' AS created_at`;
};

/**
 * Claims the engine's database if it is unclaimed, and returns the id of its owner. Of concurrent claims one wins.
 */
export const claimDatabase = async (
  analytics: Analytics,
  id: string,
  createdAt: string,
): Promise<string | undefined> => {
  await runOnAllServers(analytics, `CREATE VIEW IF NOT EXISTS ${formatView(analytics, id, createdAt)}`);
  return readInstallation(analytics);
};

/** Replaces the owner of the engine's database; the previous owner is refused afterwards. */
export const replaceInstallation = (analytics: Analytics, id: string, createdAt: string): Promise<void> =>
  runOnAllServers(analytics, `CREATE OR REPLACE VIEW ${formatView(analytics, id, createdAt)}`);
