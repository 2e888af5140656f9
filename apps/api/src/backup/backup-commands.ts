import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import type { Command } from '../command/command.ts';
import { exitCodes, FeedError } from '../command/feed-error.ts';
import { openSources } from '../installation/open-sources.ts';
import { backUp } from './back-up.ts';
import { describeUnverified, restore } from './restore.ts';

const backupHelp = `Usage: pnpm backup DIR

Backs up the app database, the key of sign-in and the weeks of the built-in engine into a new folder, while the
server runs; an ingest waits outside. With DATABASE_URL the app database is backed up by pg_dump. Files of weeks are hard links where DIR is on the same file system, so copy DIR
to another disk or machine. The weeks of a ClickHouse server are backed up there.

  --help   print this text
`;

const restoreHelp = `Usage: pnpm restore DIR

Copies a backup into the empty data directory of DATA_DIR, and reads every value of its weeks.

  --help   print this text

Exit codes: 0 all weeks are intact, 65 a week is damaged, 74 DIR is no backup or DATA_DIR is not empty,
75 another restoration runs, or this one was ended before all weeks were verified: run it again.
`;

const options = { help: { type: 'boolean', default: false } } as const;

/** Returns the folder that the command names; undefined after printing its help. */
const parseFolder = (
  args: readonly string[],
  help: string,
  { stdout, folder }: Parameters<Command>[1],
): string | undefined => {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (values.help) stdout.write(help);
  if (values.help) return undefined;
  const [name, ...rest] = positionals;
  if (name === undefined || rest.length > 0) throw new FeedError('usage', 'Give one folder');
  return resolve(folder, name);
};

const formatCount = (weeks: readonly unknown[]) => `${weeks.length} week${weeks.length === 1 ? '' : 's'}`;

/** `pnpm backup`: backs up the data directory while servers run. */
export const backupCommand: Command = async (args, terminal) => {
  const folder = parseFolder(args, backupHelp, terminal);
  if (folder === undefined) return;
  const config = readConfig();
  const { close, ...sources } = await openSources(config);
  try {
    const { weeks, hasEngine } = await backUp(
      { ...sources, dataDir: config.dataDir, now: () => new Date() },
      folder,
    );
    terminal.stdout.write(
      hasEngine
        ? `Backed up ${formatCount(weeks)} into ${folder}\n`
        : `Backed up the app database into ${folder}. Its ${formatCount(weeks)} are on the ClickHouse server: back them up there.\n`,
    );
    if (sources.store.isShared)
      terminal.stdout.write('The app database is in Postgres: back it up with pg_dump, after the weeks.\n');
  } finally {
    await close();
  }
};

/** `pnpm restore`: copies a backup into an empty data directory. */
export const restoreCommand: Command = async (args, terminal) => {
  const folder = parseFolder(args, restoreHelp, terminal);
  if (folder === undefined) return;
  const { dataDir } = readConfig();
  const { record, damaged } = await restore(folder, dataDir, (copied) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        terminal.stderr.write(`${describeUnverified(dataDir, copied)}\n`);
        process.exit(exitCodes.busy);
      });
  });
  terminal.stdout.write(`Restored ${formatCount(record.weeks)} of ${record.time} into ${dataDir}\n`);
  if (damaged.length > 0)
    throw new FeedError('data', `Damaged in the backup, ingest them again: ${damaged.join(', ')}`);
};
