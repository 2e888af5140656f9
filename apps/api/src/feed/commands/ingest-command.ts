import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../../config.ts';
import { prepareDataDir } from '../../installation/data-dir.ts';
import { DEFAULT_MAX_BYTES, readMaxBytes } from '../arrival/max-bytes.ts';
import { type ReceivedFiles, receiveFiles } from '../arrival/receive-files.ts';
import type { Command } from '../../command/command.ts';
import { ingestFiles } from './ingest-files.ts';
import { formatSummary } from './ingest-summary.ts';

const help = `Usage: pnpm ingest [options] FILE…

Reads weekly offers and publishes their weeks, all of them or none.
Files: .csv, .ndjson, .jsonl (also .gz, .zst) and .parquet; paths, https:// and s3://bucket/key
addresses (credentials: AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY), or - for the standard input.

  --replace           replace published weeks as a whole
  --future            also publish weeks that have not ended (a week ends with Sunday in Kazakhstan, UTC+5)
  --check             read and check everything, publish nothing
  --max-rejects N     refused rows to tolerate: a share like 0.1% (the default) or a count
  --name NAME         what the standard input is, like offers.csv.gz
  --max-bytes N       largest file to receive (default: 50 GB)
  --allow-private     also fetch from private addresses and by http://
  --json              print the result as JSON
  --help              print this text

Exit codes: 0 done or already loaded, 64 wrong usage, 65 wrong data, 74 files or disk, 75 another ingest runs,
78 the weeks are another installation's or a later version's.
`;

const options = {
  replace: { type: 'boolean', default: false },
  future: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  'max-rejects': { type: 'string', default: '0.1%' },
  name: { type: 'string' },
  'max-bytes': { type: 'string', default: DEFAULT_MAX_BYTES },
  'allow-private': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** Finds or receives the files that the command names. */
const receiveNamed = (
  names: readonly string[],
  values: Values,
  { dataDir, s3 }: Config,
  folder: string,
): Promise<ReceivedFiles> => {
  const maxBytes = readMaxBytes(values['max-bytes']);
  prepareDataDir(dataDir);
  const allowsPrivate = values['allow-private'];
  return receiveFiles(names, {
    folder,
    dataDir,
    s3,
    stdin: process.stdin,
    stdinName: values.name,
    maxBytes,
    allowsPrivate,
  });
};

/** `pnpm ingest`: reads feed files and publishes their weeks. */
export const ingestCommand: Command = async (args, { stdout, stderr, folder }) => {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (values.help) {
    stdout.write(help);
    return;
  }
  const config = readConfig();
  await using received = await receiveNamed(positionals, values, config, folder);
  const start = performance.now();
  const { replace, check, future } = values;
  const ingestOptions = { replace, check, future, maxRejects: values['max-rejects'] };
  const summary = await ingestFiles(received.paths, ingestOptions, config, stderr);
  const seconds = (performance.now() - start) / 1000;
  stdout.write(
    values.json ? `${JSON.stringify({ ...summary, seconds })}\n` : formatSummary(summary, seconds),
  );
};
