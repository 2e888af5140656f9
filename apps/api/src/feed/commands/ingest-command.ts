import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { requestLease } from '@vitrina/chdb-server';
import { type Config, readConfig } from '../../config.ts';
import { openSources, type Sources } from '../../lifecycle/open-sources.ts';
import type { Command } from './command.ts';
import { ingest } from '../ingest.ts';
import { READERS_TIMEOUT_SECONDS } from '../publish/drop-orphans.ts';
import { createProgressBar } from './progress-bar.ts';
import { formatSummary } from './ingest-summary.ts';

const help = `Usage: pnpm ingest [options] FILE…

Reads weekly offers and publishes their weeks, all of them or none.
Files: .csv, .ndjson, .jsonl (also .gz, .zst) and .parquet.

  --replace           replace published weeks as a whole
  --check             read and check everything, publish nothing
  --max-rejects N     refused rows to tolerate: a share like 0.1% (the default) or a count
  --json              print the result as JSON
  --help              print this text

Exit codes: 0 done or already loaded, 64 wrong usage, 65 wrong data, 74 files or disk, 75 another ingest runs,
78 the weeks are another installation's.
`;

const options = {
  replace: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  'max-rejects': { type: 'string', default: '0.1%' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Opens engine and store; `isShared` is true if another process may read the weeks. */
const openIngestSources = async (config: Config): Promise<Sources & { isShared: boolean }> => {
  const running = config.clickhouseUrl === undefined ? await requestLease(config.dataDir) : undefined;
  const sources = await openSources(config);
  await running?.release();
  return { ...sources, isShared: running !== undefined || config.clickhouseUrl !== undefined };
};

/** `pnpm ingest`: reads feed files and publishes their weeks. */
export const ingestCommand: Command = async (args, { stdout, stderr, folder }) => {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (values.help) {
    stdout.write(help);
    return;
  }
  const config = readConfig();
  const { analytics, store, close, isShared } = await openIngestSources(config);
  const bar = createProgressBar(stderr);
  const start = performance.now();
  try {
    const summary = await ingest({
      files: positionals.map((file) => resolve(folder, file)),
      analytics,
      store,
      dataDir: config.dataDir,
      replace: values.replace,
      check: values.check,
      maxRejects: values['max-rejects'],
      now: () => new Date(),
      onProgress: bar.onProgress,
      log: (line) => stderr.write(`${line}\n`),
      ...(isShared && { waitForReaders: () => sleep(READERS_TIMEOUT_SECONDS * 1000) }),
    });
    bar.end();
    const seconds = (performance.now() - start) / 1000;
    stdout.write(
      values.json ? `${JSON.stringify({ ...summary, seconds })}\n` : formatSummary(summary, seconds),
    );
  } finally {
    bar.end();
    await close();
  }
};
