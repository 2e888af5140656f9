import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { csv, feedRow } from '../test/feed.ts';
import { openParquetMaker } from '../test/parquet.ts';
import type { Attack } from './attack.ts';
import { checkFile } from './check-file.ts';

/** Exit codes with which `pnpm ingest` refuses a file. */
const REFUSALS = new Set<number | null>([65, 74]);

/** Longest time of a refusal, with the start of the command, seconds. */
const MAX_SECONDS = 60;

const refuse = (name: string, file: string, create: (path: string) => Promise<void> | void): Attack => ({
  name,
  expected: `exit code 65 or 74 within ${MAX_SECONDS} s, no stack`,
  run: async (target) => {
    await create(join(target.folder, file));
    const { code, hasSentence, seconds } = await checkFile(target, file);
    return {
      isHeld: REFUSALS.has(code) && hasSentence && seconds < MAX_SECONDS,
      observed: `${code}${hasSentence ? '' : ' without a sentence'} after ${seconds.toFixed(1)} s`,
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
    refuse('a named pipe', 'pipe.csv', (path) => void execFileSync('mkfifo', [path])),
    refuse('a device', 'zero.csv', (path) => symlinkSync('/dev/zero', path)),
    refuse('2 000 empty zstd frames', 'frames.csv.zst', (path) => writeFileSync(path, emptyFrames(2000))),
    refuse('50 MB of blank lines in 50 KB', 'blank.csv.gz', (path) =>
      writeFileSync(path, gzipSync(csv([feedRow(1)]) + '\n'.repeat(50_000_000))),
    ),
    refuse('Parquet rows of 1 MB', 'long.parquet', (path) =>
      writeParquet(
        path,
        `SELECT ${columns(`concat(toString(number), repeat('x', 1000000))`)} FROM numbers(40)`,
      ),
    ),
    refuse('a damaged Parquet footer', 'damaged.parquet', (path) =>
      writeParquet(path, `SELECT ${columns(`'x'`)}`, damageFooter),
    ),
  ],
};
