import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { startCommand } from '../../../apps/api/test/command.ts';
import { csv, feedRow } from '../../../apps/api/test/feed.ts';
import { openParquetMaker } from '../../../apps/api/test/parquet.ts';
import { findEngine, trackUsage } from '../bench/processes/process-usage.ts';
import type { Attack, Target } from './attack.ts';

/** Memory that the command and the engine may use at most, MB. */
const MAX_COMMAND_MEGABYTES = 1024;
const MAX_ENGINE_MEGABYTES = 5 * 1024;

/** Makes a Parquet file of 40 rows with a name of 1 MB each, which compress to some KB. */
const makeLongParquet = async (): Promise<Buffer> => {
  const name = "concat(toString(number), repeat('x', 1000000))";
  const columns = Object.entries(feedRow(1)).map(
    ([column, value]) => `${column === 'product_name' ? name : `'${value}'`} AS ${column}`,
  );
  const maker = await openParquetMaker();
  try {
    return await maker.make(`SELECT ${columns.join()} FROM numbers(40)`);
  } finally {
    await maker.close();
  }
};

/** The number 100 in four bytes, as Thrift's compact protocol encodes numbers. */
const SMALL_SIZE = Buffer.from([0xc8, 0x81, 0x80, 0x00]);

/** Replaces each number of four bytes in the footer, which can only be a size, by 100. */
const lieAboutSizes = (file: Buffer): Buffer => {
  const lying = Buffer.from(file);
  for (let at = file.length - 8 - file.readUInt32LE(file.length - 8); at < file.length - 8; at += 1) {
    const start = at;
    while ((file[at] ?? 0) >= 0x80 && at - start < 5) at += 1;
    if (at - start === 3) SMALL_SIZE.copy(lying, start);
  }
  return lying;
};

/** Checks a file with `pnpm ingest --check` and measures the memory of the command and of the engine. */
const checkFile = async ({ folder, dataDir }: Target, name: string) => {
  const command = startCommand(['ingest', '--check', name], folder, { DATA_DIR: dataDir });
  const endCommand = trackUsage(() => [command.process.pid]);
  const endEngine = trackUsage(() => [findEngine(dataDir)]);
  const { code, errors } = await command.ended;
  const [ofCommand, ofEngine] = [endCommand().peakMegabytes, endEngine().peakMegabytes];
  return { code, errors, ofCommand: Math.round(ofCommand), ofEngine: Math.round(ofEngine) };
};

/** A file that is small and would be large, which is refused with a sentence that names the bound. */
const refuse = (
  name: string,
  file: string,
  sentence: RegExp,
  make: () => Promise<Buffer> | Buffer,
): Attack => ({
  name,
  expected: `exit code 65, ${String(sentence)}, command under ${MAX_COMMAND_MEGABYTES} MB, engine under ${MAX_ENGINE_MEGABYTES} MB`,
  run: async (target) => {
    writeFileSync(join(target.folder, file), await make());
    const { code, errors, ofCommand, ofEngine } = await checkFile(target, file);
    const isBounded = ofCommand < MAX_COMMAND_MEGABYTES && ofEngine < MAX_ENGINE_MEGABYTES;
    return {
      isHeld: code === 65 && sentence.test(errors) && !/\n\s+at /.test(errors) && isBounded,
      observed: `${code}, «${errors.trim().split('\n').at(-1)}», command ${ofCommand} MB, engine ${ofEngine} MB`,
    };
  },
});

const emptyFrames = (count: number) =>
  Buffer.concat(Array.from({ length: count }, () => zstdCompressSync('')));

/** Attacks by feed files. */
export const fileAttacks: readonly Attack[] = [
  refuse('2 000 empty zstd frames', 'frames.csv.zst', /too many zstd frames/, () => emptyFrames(2000)),
  refuse('50 MB of blank lines in 50 KB', 'blank.csv.gz', /is one of over 1000 empty lines/, () =>
    gzipSync(csv([feedRow(1)]) + '\n'.repeat(50_000_000)),
  ),
  refuse('Parquet rows of 1 MB', 'long.parquet', /more than 16 KB a row/, makeLongParquet),
  refuse('a footer whose sizes lie about them', 'lying.parquet', /lying\.parquet/, async () =>
    lieAboutSizes(await makeLongParquet()),
  ),
];
