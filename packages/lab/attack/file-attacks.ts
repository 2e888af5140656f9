import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { csv, feedRow } from '../../../apps/api/test/feed.ts';
import { openParquetMaker } from '../../../apps/api/test/parquet.ts';
import type { Attack } from './attack.ts';
import { checkFile, MAX_COMMAND_BYTES, MAX_READ_BYTES } from './check-file.ts';

/** Exit codes with which `pnpm ingest` refuses a file. */
const REFUSALS = new Set<number | null>([65, 74]);

const formatBytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MB`;

const refuse = (
  name: string,
  file: string,
  /** The sentence of the refusal: it names the bound, so that the work ended there. */
  sentence: RegExp,
  create: (path: string) => Promise<void> | void,
): Attack => ({
  name,
  expected: `exit code 65 or 74, ${String(sentence)}, at most ${formatBytes(MAX_READ_BYTES)} read and ${formatBytes(MAX_COMMAND_BYTES)} of memory`,
  run: async (target) => {
    await create(join(target.folder, file));
    const { code, errors, hasSentence, peakBytes, readBytes } = await checkFile(target, file);
    const isBounded = readBytes <= MAX_READ_BYTES && peakBytes <= MAX_COMMAND_BYTES;
    return {
      isHeld: REFUSALS.has(code) && hasSentence && sentence.test(errors) && isBounded,
      observed: `${code}, «${errors.trim().split('\n').at(-1)}», ${formatBytes(readBytes)} read, ${formatBytes(peakBytes)} of memory`,
    };
  },
});

const writeParquet = async (path: string, select: string, change = (file: Buffer): Buffer => file) => {
  const maker = await openParquetMaker();
  try {
    writeFileSync(path, change(await maker.make(select)));
  } finally {
    await maker.close();
  }
};

const columns = (productName: string) =>
  Object.entries(feedRow(1))
    .map(([name, value]) => (name === 'product_name' ? `${productName} AS ${name}` : `'${value}' AS ${name}`))
    .join();

/** Inverts one bit of each hundredth byte from the middle of the footer. */
const damageFooter = (file: Buffer): Buffer => {
  const damaged = Buffer.from(file);
  const length = file.readUInt32LE(file.length - 8);
  for (let at = file.length - 8 - Math.floor(length / 2); at < file.length - 8; at += 100)
    damaged[at] = (damaged[at] ?? 0) ^ 0x10;
  return damaged;
};

const emptyFrames = (count: number) =>
  Buffer.concat(Array.from({ length: count }, () => zstdCompressSync('')));

/** Attacks by feed files. */
export const fileAttacks: Readonly<Record<string, readonly Attack[]>> = {
  'Feed files': [
    refuse('a named pipe', 'pipe.csv', /is not a file/, (path) => void execFileSync('mkfifo', [path])),
    refuse('a device', 'zero.csv', /is not a file/, (path) => symlinkSync('/dev/zero', path)),
    refuse('2 000 empty zstd frames', 'frames.csv.zst', /too many zstd frames/, (path) =>
      writeFileSync(path, emptyFrames(2000)),
    ),
    refuse(
      '50 MB of blank lines in 50 KB',
      'blank.csv.gz',
      /row 2: is one of over 1000 empty lines/,
      (path) => writeFileSync(path, gzipSync(csv([feedRow(1)]) + '\n'.repeat(50_000_000))),
    ),
    refuse('Parquet rows of 1 MB', 'long.parquet', /more than 16 KB a row/, (path) =>
      writeParquet(
        path,
        `SELECT ${columns(`concat(toString(number), repeat('x', 1000000))`)} FROM numbers(40)`,
      ),
    ),
    refuse('a damaged Parquet footer', 'damaged.parquet', /is cut or damaged/, (path) =>
      writeParquet(path, `SELECT ${columns(`'x'`)}`, damageFooter),
    ),
  ],
};
