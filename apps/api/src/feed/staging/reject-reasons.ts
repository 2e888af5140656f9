import * as z from 'zod/mini';
import type { Analytics } from '../../analytics/analytics.ts';
import { readRows } from '../../analytics/read-rows.ts';
import type { FeedFile } from '../formats/feed-file.ts';
import { findRule } from '../rules/rule-sql.ts';
import { formatCount } from '../format-count.ts';
import { invalidBytePrefix, rejectSchema } from './format-reject.ts';
import { quoteValue } from './quote-value.ts';

/** A reason for which rows were rejected. */
export interface RejectReason {
  readonly column: string;
  readonly reason: string;
  readonly rows: number;
  /** The first rejected row, with the start of its value. */
  readonly example: { readonly file: string; readonly row: number; readonly value: string };
}

const groupRejects = `
SELECT broken_rule, count() AS rows, min((feed_reject.file, feed_reject.row)) AS first, first.1 AS file, first.2 AS row,
  argMin(feed_reject.broken_text, (feed_reject.file, feed_reject.row)) AS broken_text
FROM feed_reject GROUP BY broken_rule ORDER BY rows DESC, broken_rule`;

/** Groups the rejected rows by reason, most rows first. */
export const listRejectReasons = async (
  analytics: Analytics,
  files: readonly FeedFile[],
): Promise<RejectReason[]> => {
  const groups = await readRows(analytics, z.extend(rejectSchema, { rows: z.number() }), groupRejects);
  return groups.map(({ broken_rule, rows, file, row, broken_text }) => ({
    ...findRule(broken_rule),
    rows,
    example: {
      file: files[file - 1]?.name ?? '',
      row,
      value: quoteValue(broken_text.replace(invalidBytePrefix, '')),
    },
  }));
};

/** Describes a reason with its number of rows and its example. */
export const describeReason = ({ column, reason, rows, example }: RejectReason): string =>
  `${column} ${reason}: ${formatCount(rows, 'row')}, such as row ${example.row} of ${example.file}${example.value === '' ? '' : ` (${example.value})`}`;
