import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRng, type Rng } from '../../../apps/api/src/demo/rng.ts';
import { feedRow } from '../../../apps/api/test/feed.ts';
import { openParquetMaker } from '../../../apps/api/test/parquet.ts';
import type { Attack, Target } from './attack.ts';
import { checkFile, MAX_COMMAND_BYTES } from './check-file.ts';
import { readPeakBytesOfChildren } from './process-usage.ts';

/** Changed files of the long form. */
const FUZZED_FILES = 40;

/** Memory that the engine may use at most, bytes. */
const MAX_ENGINE_BYTES = 5 * 1024 ** 3;

const formatBytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MB`;

/** Makes a Parquet file of valid rows that differ in their product. */
async function makeParquet(rows: number, productName: string, rowsInGroup?: number): Promise<Buffer> {
  const columns = Object.entries(feedRow(1)).map(([name, value]) => {
    if (name === 'product_id') return 'toString(number + 1) AS product_id';
    return name === 'product_name' ? `${productName} AS product_name` : `'${value}' AS ${name}`;
  });
  const maker = await openParquetMaker();
  try {
    return await maker.make(`SELECT ${columns.join()} FROM numbers(${rows})`, rowsInGroup);
  } finally {
    await maker.close();
  }
}

const findFooter = (file: Buffer): number => file.length - 8 - file.readUInt32LE(file.length - 8);

/** Changes some bytes of the pages or of the footer: bits, runs of one value, or the footer's length. */
function fuzz(rng: Rng, file: Buffer): Buffer {
  const fuzzed = Buffer.from(file);
  const footer = findFooter(file);
  const [from, until] = rng.below(3) === 0 ? [4, footer] : [footer, file.length - 4];
  for (let n = rng.below(8); n >= 0; n--) {
    const at = from + rng.below(until - from);
    const length = rng.below(4) === 0 ? 1 + rng.below(16) : 1;
    const bits = length === 1 ? (fuzzed[at] ?? 0) ^ (1 << rng.below(8)) : [0, 0x7f, 0x80, 0xff][rng.below(4)];
    fuzzed.fill(bits ?? 0, at, Math.min(at + length, until));
  }
  return fuzzed;
}

/** Encodes a number as Thrift's compact protocol does, with at least some bytes. */
function encodeVarint(value: number, length = 1): Buffer {
  const bytes: number[] = [];
  for (let rest = BigInt(value) * 2n; bytes.length < length || rest > 0n; rest >>= 7n)
    bytes.push(Number(rest & 0x7fn) | 0x80);
  bytes.push((bytes.pop() ?? 0) & 0x7f);
  return Buffer.from(bytes);
}

/** Replaces each number over 100 000 of the footer, which can only be a size, by 100 in as many bytes. */
function lieAboutSizes(file: Buffer): Buffer {
  const lying = Buffer.from(file);
  for (let at = findFooter(file); at < file.length - 8; at += 1) {
    let end = at;
    while ((file[end] ?? 0) >= 0x80 && end - at < 5) end += 1;
    const length = end - at + 1;
    if (length === 4) encodeVarint(100, length).copy(lying, at);
    at = end;
  }
  return lying;
}

const run = async (target: Target, files: readonly Buffer[], codes: readonly (number | null)[]) => {
  const found = new Map<number | null, number>();
  let [worst, peakBytes, isHeld] = [0, 0, true];
  for (const file of files) {
    writeFileSync(join(target.folder, 'fuzzed.parquet'), file);
    const outcome = await checkFile(target, 'fuzzed.parquet');
    found.set(outcome.code, (found.get(outcome.code) ?? 0) + 1);
    [worst, peakBytes] = [Math.max(worst, outcome.seconds), Math.max(peakBytes, outcome.peakBytes)];
    isHeld &&= outcome.hasSentence && codes.includes(outcome.code);
  }
  const engineBytes = readPeakBytesOfChildren(target.serverPid);
  const counts = [...found].map(([code, count]) => `${count} × ${code}`).join(', ');
  return {
    isHeld: isHeld && peakBytes < MAX_COMMAND_BYTES && engineBytes < MAX_ENGINE_BYTES,
    observed: `${counts}, at most ${worst.toFixed(1)} s, command ${formatBytes(peakBytes)}, engine ${formatBytes(engineBytes)}`,
  };
};

/** Attacks by Parquet files whose bytes were changed. */
export const parquetAttacks: Readonly<Record<string, readonly Attack[]>> = {
  'Parquet files': [
    {
      name: 'a footer whose sizes lie about rows of 1 MB',
      expected: 'exit code 65, no stack, command under 1 GB, engine under 5 GB',
      run: async (target) => {
        const long = await makeParquet(40, `concat(toString(number), repeat('x', 1000000))`);
        return run(target, [lieAboutSizes(long)], [65]);
      },
    },
    {
      name: `${FUZZED_FILES} files with changed pages and footers`,
      expected: 'exit code 65 or read, no stack, command under 1 GB, engine under 5 GB',
      isSlow: true,
      run: async (target) => {
        const rng = createRng('fuzzed parquet');
        const files = [
          await makeParquet(20, `concat('x', toString(number))`),
          await makeParquet(5000, `concat('x', toString(number))`, 1000),
        ];
        const fuzzed = Array.from({ length: FUZZED_FILES }, (_, n) =>
          fuzz(rng, files[n % 2] ?? Buffer.alloc(0)),
        );
        return run(target, fuzzed, [0, 65]);
      },
    },
  ],
};
