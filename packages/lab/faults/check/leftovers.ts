import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listProcesses } from '../../bench/processes/process-usage.ts';
import type { Finding } from '../step.ts';

/** Time in which the processes of an ended server must end. */
const END_TIMEOUT_MS = 15_000;

const waitForProcesses = async (dataDir: string): Promise<string[]> => {
  const deadline = performance.now() + END_TIMEOUT_MS;
  for (;;) {
    const found = listProcesses(dataDir);
    if (found.length === 0 || performance.now() > deadline)
      return found.map(({ pid, command }) => `${pid} ${command.replaceAll('\0', ' ')}`);
    await sleep(100);
  }
};

/** Checks for the engine's names of parts being written or dropped. */
const isTemporaryPart = (path: string) => /\/(?:tmp|delete_tmp|tmp-fetch)[-_][^/]*$/.test(path);

/** Lists the ids of tables whose removal was interrupted: the engine finishes it some minutes after a start. */
const listTablesInRemoval = async (dataDir: string): Promise<string[]> => {
  const names = await readdir(join(dataDir, 'engine/metadata_dropped')).catch(() => []);
  return names.flatMap((name) => /\.([0-9a-f-]{36})\.sql$/.exec(name)?.[1] ?? []);
};

/** Lists processes, sockets and temporary parts of an unused data directory. */
export const findLeftovers = async (dataDir: string): Promise<Finding[]> => {
  const processes = await waitForProcesses(dataDir);
  const inRemoval = await listTablesInRemoval(dataDir);
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const sockets = entries.filter((entry) => entry.isSocket() || entry.name === 'engine.sock');
  const parts = entries
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => isTemporaryPart(path) && !inRemoval.some((id) => path.includes(id)));
  const texts = [...processes, ...sockets.map(({ name }) => `socket ${name}`), ...parts];
  return texts.map((text) => ({ kind: 'left over', text }));
};
