import type { ImportReading } from '@vitrina/contract';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../../config.ts';
import { prepareDataDir } from '../../installation/data-dir.ts';
import { DEFAULT_MAX_BYTES, readMaxBytes } from '../arrival/max-bytes.ts';
import { type ReceivedFiles, receiveFiles } from '../arrival/receive-files.ts';
import type { Command, Terminal } from '../../command/command.ts';
import type { IngestSummary } from '../ingest.ts';
import type { Mapping } from '../intake/mapping.ts';
import { writeMapping } from '../intake/mapping-file.ts';
import { createTemplate } from '../intake/template.ts';
import { explainReading } from './explain-readings.ts';
import { intakeOptions, readIntakeOptions } from './intake-args.ts';
import { ingestFiles } from './ingest-files.ts';
import { formatSummary } from './ingest-summary.ts';

const help = `Usage: pnpm ingest [options] FILE…

Reads weekly offers and publishes their weeks, all of them or none. A file may be a table as you have it: an
Excel workbook (.xlsx) or a text (, ; | or tabs; UTF-8, UTF-16, windows-1251) with Russian, Kazakh or English
headers and no ids, or NDJSON or Parquet; plain, .gz, .zst or .zip; a path, an https:// or s3:// address, or -.

  --explain             print how each column is read, publish nothing    --explain sales.xlsx
  --template FILE       write an empty table with explanations            --template table.xlsx
  --map FILE            read columns as a saved mapping (YAML) says       --map our.yaml sales.xlsx
  --save-map FILE       save how the file was read                        --save-map our.yaml sales.xlsx
  --sheet NAME          the sheet of a workbook                           --sheet Продажи sales.xlsx
  --decimal SIGN        comma or point, where numbers leave both open     --decimal comma sales.csv
  --week WEEK           the week of a file without one                    --week 2026-W46 sales.csv
  --year YEAR           the year of weeks without one                     --year 2026 sales.csv
  --own-shop NAME       the file is of this one shop                      --own-shop "ИП Жол" sales.csv
  --partial             load weeks that lack days                         --partial days.csv
  --future              load weeks that have not ended (in UTC+5)         --future plan.csv
  --ignore-unknown      leave out unknown columns                         --ignore-unknown sales.csv
  --strict              take the feed's own form alone                    --strict feed.csv
  --replace             replace published weeks as a whole                --replace sales.csv
  --check               read and check everything, publish nothing        --check sales.csv
  --max-rejects N       refused rows to tolerate (0.1%)                   --max-rejects 20 sales.csv
  --name NAME           what the standard input is                        --name sales.csv.gz -
  --max-bytes N         largest file to receive (50 GB)                   --max-bytes 2GB https://…
  --allow-private       also fetch from private addresses and by http://
  --json, --help        print the result as JSON; print this text

Exit codes: 0 done or already loaded, 64 wrong usage, 65 wrong data, 74 files or disk, 75 another ingest runs,
78 the weeks are another installation's or a later version's.
`;

const options = {
  ...intakeOptions,
  explain: { type: 'boolean', default: false },
  template: { type: 'string' },
  strict: { type: 'boolean', default: false },
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
    isStrict: values.strict,
    maxBytes,
    allowsPrivate,
  });
};

/** Writes how the first table of the files was read. */
const saveMapping = async (
  path: string,
  given: Mapping = {},
  summary: IngestSummary,
  stderr: Terminal['stderr'],
): Promise<void> => {
  const [reading] = summary.outcome === 'already loaded' ? [] : summary.readings;
  if (reading) await writeMapping(path, given, reading);
  else stderr.write(`${path} is not written: no file was read as a table\n`);
};

/** `pnpm ingest`: reads feed files and publishes their weeks. */
export const ingestCommand: Command = async (args, { stdout, stderr, folder }) => {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (values.help) {
    stdout.write(help);
    return;
  }
  if (values.template !== undefined) {
    await writeFile(resolve(folder, values.template), createTemplate());
    stdout.write(`Wrote ${values.template}\n`);
    return;
  }
  const { replace, future, explain, strict } = values;
  const intake = strict ? undefined : await readIntakeOptions(values, folder);
  const config = readConfig();
  await using received = await receiveNamed(positionals, values, config, folder);
  const start = performance.now();
  const check = values.check || explain;
  // An explanation also shows the columns of a file of which many rows are refused.
  const maxRejects = explain ? '100%' : values['max-rejects'];
  const readings: ImportReading[] = [];
  const reportedIntake = intake && {
    ...intake,
    onReading: (reading: ImportReading) => readings.push(reading),
  };
  const ingestOptions = { replace, check, future, intake: reportedIntake, maxRejects };
  const summary = await ingestFiles(received.paths, ingestOptions, config, stderr).catch((error: unknown) => {
    if (explain) (values.json ? stderr : stdout).write(`${readings.flatMap(explainReading).join('\n')}\n`);
    throw error;
  });
  const path = values['save-map'];
  if (path !== undefined) await saveMapping(resolve(folder, path), intake?.mapping, summary, stderr);
  const seconds = (performance.now() - start) / 1000;
  stdout.write(
    values.json ? `${JSON.stringify({ ...summary, seconds })}\n` : formatSummary(summary, seconds, explain),
  );
};
