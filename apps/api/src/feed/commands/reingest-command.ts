import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../../config.ts';
import { openSources } from '../../installation/open-sources.ts';
import { FeedError } from '../../command/feed-error.ts';
import { findArchived } from '../publish/archive-files.ts';
import { findReingests, type Reingest } from '../publish/find-reingests.ts';
import { formatWeek } from '@vitrina/contract/iso-week';
import type { Command } from '../../command/command.ts';
import { ingestFiles } from './ingest-files.ts';

const help = `Usage: pnpm reingest [WEEK…]

Ingests weeks, like 2026-W45, again from the files in ARCHIVE_DIR; without weeks all that cannot be served: damaged
ones, and those that an earlier version built. Each week is served as it is until it is replaced.

  --help   print this text
`;

const options = { help: { type: 'boolean', default: false } } as const;

const readReingests = async (config: Config, names: readonly string[]): Promise<Reingest[]> => {
  const { analytics, store, close } = await openSources(config);
  try {
    return await findReingests(analytics, store, names);
  } finally {
    await close();
  }
};

/** `pnpm reingest`: ingests weeks again from the archive. */
export const reingestCommand: Command = async (args, { stdout, stderr }) => {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (values.help) {
    stdout.write(help);
    return;
  }
  const config = readConfig();
  const { archiveDir } = config;
  if (archiveDir === undefined)
    throw new FeedError('usage', 'ARCHIVE_DIR is not set: there is no archive to ingest from');
  const reingests = await readReingests(config, positionals);
  if (reingests.length === 0) stdout.write('Every week can be served. Nothing was changed.\n');
  for (const { contentHash, weeks } of reingests) {
    const files = await findArchived(archiveDir, contentHash);
    // Rejected rows and a week that had not ended were accepted when the week was published.
    const accepted = { replace: true, future: true, maxRejects: '100%' };
    const { outcome } = await ingestFiles(files, accepted, config, stderr);
    stdout.write(`${weeks.map(formatWeek).join(', ')}: ${outcome}\n`);
  }
};
