import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAnalytics } from '../src/analytics/client/open-analytics.ts';

/** Creates Parquet files. */
export interface ParquetMaker {
  /** Returns a Parquet file with the rows of a SELECT, in row groups of the given size. */
  make(select: string, rowsInGroup?: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** Opens a maker on an embedded engine, which can write files even if the tests use a server. */
export const openParquetMaker = async (): Promise<ParquetMaker> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-parquet-'));
  const analytics = await openAnalytics({ dataDir: join(folder, 'data') });
  return {
    make: async (select, rowsInGroup = 1_000_000) => {
      const path = join(folder, `${crypto.randomUUID()}.parquet`);
      const settings = { output_format_parquet_row_group_size: rowsInGroup, max_threads: 1 };
      await analytics.command(`INSERT INTO FUNCTION file('${path}', Parquet) ${select}`, {}, settings);
      return readFile(path);
    },
    close: async () => {
      await analytics.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
