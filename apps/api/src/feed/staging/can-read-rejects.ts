import * as z from 'zod/mini';
import type { Analytics } from '../../analytics/analytics.ts';
import { readRows } from '../../analytics/read-rows.ts';
import { numberFields } from '../intake/read-numbers.ts';
import { findRule } from '../rules/rule-sql.ts';

/** Rejects that are looked at. */
const MAX_SEEN = 1000;

/** Whether a text that a rule of the strict feed refuses may be readable as that of a table. */
const isReadable = (rule: number, text: string): boolean => {
  const { column, reason } = findRule(rule);
  if (reason === 'is not text in UTF-8') return true;
  if (text === '') return column === 'year' || column === 'week_number' || column.endsWith('_id');
  const isNumber = numberFields[column] !== undefined || column === 'year' || column === 'week_number';
  return isNumber && /[^\d.+-]/.test(text);
};

/** Whether rows that the strict feed refuses may be readable as those of a table. */
export const canReadRejects = async (analytics: Analytics, file: number): Promise<boolean> => {
  const rejects = await readRows(
    analytics,
    z.object({ broken_rule: z.number(), broken_text: z.string() }),
    `SELECT broken_rule, toValidUTF8(any(feed_reject.broken_text)) AS broken_text FROM feed_reject
    WHERE file = {file:UInt16} GROUP BY broken_rule, feed_reject.broken_text LIMIT ${MAX_SEEN}`,
    { file },
  );
  return rejects.some(({ broken_rule, broken_text }) => isReadable(broken_rule, broken_text));
};
