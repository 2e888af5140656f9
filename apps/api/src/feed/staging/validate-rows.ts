import type { Analytics } from '../../analytics/analytics.ts';
import { feedColumns } from '../rules/columns.ts';
import { textColumns, offerColumns } from './feed-tables.ts';
import { loadOfRow } from './snapshot-ids.ts';

/** The rules of all columns in the order in which they are tried. A row's `fault` is a place here, from 1. */
const rules = feedColumns.flatMap(({ name, rules: own }) => own.map((rule) => ({ column: name, ...rule })));

/** What a row's fault means. */
export const findRule = (fault: number): { column: string; reason: string } => {
  const rule = rules[fault - 1];
  if (!rule) throw new RangeError(`There is no rule ${fault}`);
  return { column: rule.column, reason: rule.reason };
};

const names = feedColumns.map(({ name }) => name);
const places = rules.map(({ column }) => names.indexOf(column) + 1);
const values = feedColumns.map(({ name, value }) => `${value} AS ${name}`).join(',\n  ');
const faults = rules.map(({ broken }, index) => `${broken}, ${index + 1}`).join(',\n  ');
const trimmed = textColumns.map((name) => `trimBoth(doubt.${name}, ' \t') AS ${name}`).join(', ');

/** Holds every row that waits in feed_doubt against all rules: it is an offer then, or a reject. */
export const validateRows = async (analytics: Analytics, firstLoad: number): Promise<void> => {
  const [found] = await analytics.rows<{ doubts: number }>('SELECT count() AS doubts FROM feed_doubt');
  if (found?.doubts === 0) return;
  const judge = `
INSERT INTO feed_text (file, row, load, is_sure, fault, fault_value, ${offerColumns.join(', ')})
WITH ${values},
  multiIf(${faults}, 0) AS broken
SELECT file, row, ${loadOfRow(firstLoad)}, broken = 0, broken,
  if(broken = 0, '', [${textColumns.join(', ')}][[${places.join(', ')}][broken]]), ${offerColumns.join(', ')}
FROM (SELECT file, row, ${trimmed} FROM feed_doubt AS doubt)`;
  await analytics.command(judge, {}, { max_partitions_per_insert_block: 0 });
};
