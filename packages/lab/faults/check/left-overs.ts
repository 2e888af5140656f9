import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockFeed } from '../../../../apps/api/src/feed/feed-lock.ts';
import { claimInstallation } from '../../../../apps/api/src/installation/claim-installation.ts';
import { dropOrphanedData } from '../../../../apps/api/src/feed/publish/drop-orphans.ts';
import { openSources } from '../../../../apps/api/src/installation/open-sources.ts';
import { openServedWeeks } from '../../../../apps/api/src/weeks/served-weeks.ts';
import { findLeftovers } from '../../../../apps/api/test/feed.ts';
import type { Finding } from '../finding.ts';

/** Time in which the processes of an ended server end. */
const END_TIMEOUT_MS = 15_000;

/** Lists the processes that name the data directory in their command line. */
const listProcesses = async (dataDir: string): Promise<string[]> => {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(
    ids.map(async (id) => `${id} ${await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')}`),
  );
  return lines.filter((line) => line.includes(dataDir)).map((line) => line.replaceAll('\0', ' '));
};

const waitForProcesses = async (dataDir: string): Promise<string[]> => {
  const deadline = performance.now() + END_TIMEOUT_MS;
  let found = await listProcesses(dataDir);
  while (found.length > 0 && performance.now() < deadline) {
    await sleep(100);
    found = await listProcesses(dataDir);
  }
  return found;
};

/** Names that the engine gives to parts which are being written or dropped. */
const isTemporaryPart = (path: string) => /\/(?:tmp|delete_tmp|tmp-fetch)[-_][^/]*$/.test(path);

/** Lists the ids of tables whose removal was cut: the engine ends it some minutes after a start. */
const listTablesInRemoval = async (dataDir: string): Promise<string[]> => {
  const names = await readdir(join(dataDir, 'engine/metadata_dropped')).catch(() => []);
  return names.flatMap((name) => /\.([0-9a-f-]{36})\.sql$/.exec(name)?.[1] ?? []);
};

const toFinding = (text: string): Finding => ({ kind: 'left over', text });

/** Lists processes and sockets that a data directory has while nothing uses it. */
export const findLeftProcesses = async (dataDir: string): Promise<Finding[]> => {
  const processes = await waitForProcesses(dataDir);
  const entries = await readdir(dataDir, { withFileTypes: true });
  const sockets = entries.filter((entry) => entry.isSocket() || entry.name === 'engine.sock');
  return [...processes, ...sockets.map(({ name }) => `socket ${name}`)].map(toFinding);
};

/**
 * Lists also the temporary parts. An engine that ends while it deletes a part leaves the rest of it to its next start.
 */
export const findLeftFiles = async (dataDir: string): Promise<Finding[]> => {
  const processes = await findLeftProcesses(dataDir);
  const inRemoval = await listTablesInRemoval(dataDir);
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const parts = entries
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => isTemporaryPart(path) && !inRemoval.some((id) => path.includes(id)));
  return [...processes, ...parts.map(toFinding)];
};

/** Sweeps a data directory as the next command does, and returns what is left or damaged then. */
export const sweepAndFindLeftParts = async (dataDir: string): Promise<Finding[]> => {
  const { analytics, store, close } = await openSources({ dataDir, clickhouseUrl: undefined });
  try {
    const installation = await claimInstallation(analytics, store);
    await using lock = await lockFeed(store);
    await dropOrphanedData({ analytics, store, installation, lock, log: () => undefined });
    const left = await findLeftovers(analytics, store);
    const damaged = await openServedWeeks(store, analytics).verify('contents');
    return [
      ...left.map((text): Finding => ({ kind: 'left over', text })),
      ...damaged.map(({ weekNumber }): Finding => ({ kind: 'lost', text: `week ${weekNumber} is damaged` })),
    ];
  } finally {
    await close();
  }
};
