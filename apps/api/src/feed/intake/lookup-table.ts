import * as z from 'zod/mini';
import type { Analytics } from '../../analytics/analytics.ts';
import type { Profile } from './profile.ts';
import { type LookupKind, nameLookupTable } from './intake-tables.ts';
import { type RowText, lookupText } from './row-texts.ts';

/** A distinct text of the rows, and the ids that its rows give it. */
export interface DistinctText {
  readonly text: string;
  /** Smallest id of each id column; undefined where no row has one. */
  readonly ids: readonly (number | undefined)[];
}

/** Number of texts that are resolved at a time. */
const PAGE_TEXTS = 20_000;

const page = z.array(z.object({ text: z.string(), ids: z.array(z.number()) }));

/** Reads the distinct texts of a kind in pages. `idFields` are the columns of the table that have their ids. */
export async function* readDistinctTexts(
  analytics: Analytics,
  kind: LookupKind,
  text: RowText,
  { isRow }: Profile,
  idFields: readonly string[] = [],
): AsyncGenerator<DistinctText[]> {
  const ids = idFields
    .map((field) => `minIf(toUInt64OrZero(${text(field)}), ${text(field)} != '')`)
    .join(', ');
  await analytics.command('TRUNCATE TABLE feed_key');
  await analytics.command(
    `INSERT INTO feed_key SELECT rowNumberInAllBlocks(), text, ids FROM (
      SELECT ${lookupText(kind, text)} AS text, [${ids}]::Array(UInt64) AS ids FROM feed_text WHERE ${isRow}
      GROUP BY text ORDER BY text)`,
  );
  for (let from = 0; ; from += PAGE_TEXTS) {
    const rows = z.parse(
      page,
      await analytics.rows(
        'SELECT text, ids FROM feed_key WHERE number >= {from:UInt64} AND number < {to:UInt64}',
        {
          from,
          to: from + PAGE_TEXTS,
        },
      ),
    );
    if (rows.length === 0) return;
    yield rows.map(({ text: found, ids: given }) => ({
      text: found,
      ids: given.map((id) => id || undefined),
    }));
  }
}

/** Writes the values of texts into the table of their kind. */
export const writeLookups = async (
  analytics: Analytics,
  kind: LookupKind,
  lookups: readonly (readonly [text: string, value: number | readonly string[]])[],
): Promise<void> => {
  if (lookups.length === 0) return;
  const lines = lookups.map((row) => JSON.stringify(row)).join('\n');
  const body = async function* () {
    yield lines;
  };
  await analytics.insert(`INSERT INTO ${nameLookupTable(kind)} FORMAT JSONCompactEachRow`, body());
};
