import * as z from 'zod/mini';

/**
 * Statements that an engine gets instead of a cluster's. chDB has neither Keeper nor ClickHouse's own protocol, so a
 * statement for every server loses that clause, a replicated table becomes a plain one, and a distributed table a
 * view over the stored tables of all engines, of the others by HTTP.
 */

const distributed =
  /^CREATE TABLE IF NOT EXISTS (?<view>\S+)\s+AS (?<stored>\S+)\s+ENGINE = Distributed\([^;]+\)$/;

/** Whether a statement is for every server. */
export const isForAll = (sql: string): boolean => / ON CLUSTER /.test(sql);

/** Converts a statement for an engine, unless it creates a distributed table. */
const toPlain = (sql: string): string =>
  sql
    .replace(/ ON CLUSTER `[^`]+`/, '')
    .replace(/ENGINE = ReplicatedMergeTree(?:\([^)]*\))?/, 'ENGINE = MergeTree')
    .trim();

const column = z.object({ name: z.string(), type: z.string() });

const readByHttp = (url: string, select: string, structure: string) =>
  `SELECT * FROM url('${url}?query=${encodeURIComponent(`${select} FORMAT RowBinary`)}', 'RowBinary', '${structure.replaceAll("'", String.raw`\'`)}')`;

/**
 * Converts a statement for an engine; `others` are the URLs of the other shards' engines, `run` runs a statement on
 * the engine.
 */
export const toEngineStatement = async (
  sql: string,
  others: readonly string[],
  run: (sql: string) => Promise<string>,
): Promise<string> => {
  const { view, stored } = distributed.exec(toPlain(sql))?.groups ?? {};
  if (view === undefined || stored === undefined) return toPlain(sql);
  const rows = (await run(`DESCRIBE TABLE ${stored} FORMAT JSONEachRow`)).trim().split('\n');
  const columns = rows.map((row) => z.parse(column, JSON.parse(row)));
  const select = `SELECT ${columns.map(({ name }) => name).join()} FROM ${stored}`;
  const structure = columns.map(({ name, type }) => `${name} ${type}`).join();
  const parts = [select, ...others.map((url) => readByHttp(url, select, structure))];
  return `CREATE VIEW IF NOT EXISTS ${view} AS ${parts.join(' UNION ALL ')}`;
};
