import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWorkerEngine } from './clickhouse.ts';
import { columnNames, feedRow } from './feed.ts';

/** Creates Parquet files. */
export interface ParquetMaker {
  /** Returns a Parquet file with the rows of a SELECT, in row groups of the given size. */
  make(select: string, rowsInGroup?: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** Opens a maker on an embedded engine, which can write files even if the tests use a server. */
export const openParquetMaker = async (): Promise<ParquetMaker> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-parquet-'));
  const { engine } = await openWorkerEngine();
  return {
    make: async (select, rowsInGroup = 1_000_000) => {
      const path = join(folder, `${crypto.randomUUID()}.parquet`);
      const settings = { output_format_parquet_row_group_size: rowsInGroup, max_threads: 1 };
      await engine.command(`INSERT INTO FUNCTION file('${path}', Parquet) ${select}`, {}, settings);
      return readFile(path);
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
};

/** A SELECT of rows by as many sellers, with this SQL as the product's name. */
export const selectRows = (rows: number, productName: string): string =>
  `SELECT ${columnNames
    .map((name) => {
      if (name === 'seller_id') return 'toString(number + 1) AS seller_id';
      return name === 'product_name'
        ? `${productName} AS product_name`
        : `'${feedRow(1)[name] ?? ''}' AS ${name}`;
    })
    .join()} FROM numbers(${rows})`;
