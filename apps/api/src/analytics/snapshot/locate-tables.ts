import * as z from 'zod/mini';
import type { Analytics } from '../analytics.ts';
import { readRows } from '../read-rows.ts';
import { SET_ASIDE } from '../schema/earlier-tables.ts';
import type { Locate } from './manifest.ts';
import { locateRows } from './product-text-table.ts';

/** Finds the tables with a snapshot's rows: under their names, or those of an earlier version that were set aside. */
export const locateTables = async (
  analytics: Analytics,
  snapshot: number,
  tables: readonly string[],
): Promise<Locate> => {
  const found = await readRows(
    analytics,
    z.object({ name: z.string(), stored: z.string() }),
    `SELECT replaceRegexpOne(table, {setAside:String}, '\\\\1') AS name, any(table) AS stored
    FROM system.parts
    WHERE active AND database = currentDatabase() AND partition = {snapshot:String} AND name IN {tables:Array(String)}
    GROUP BY name`,
    { snapshot: String(snapshot), tables, setAside: SET_ASIDE },
  );
  const located = new Map(found.map(({ name, stored }) => [name, stored]));
  return (name) => located.get(name) ?? locateRows(snapshot, name).table;
};
