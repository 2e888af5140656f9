import * as z from 'zod/mini';
import { inTransaction, type Queries } from './store.ts';
import { recordEvent } from './trail.ts';
import { createForKinds, type KeyKind, keyKinds, type OfKinds } from './week-tables.ts';

/** Number of keys in a row. */
const ROW_KEYS = 1000;

/** Number of rows that are read at once. */
const PAGE_ROWS = 100;

/** Keys that get their ids, and the highest id of each kind, with a key or without; 0 without an id. */
export interface NewKeys {
  readonly keys: Readonly<OfKinds<ReadonlyMap<string, number>>>;
  readonly highest: Readonly<OfKinds<number>>;
}

const storedKeys = z.array(z.string());
const storedIds = z.array(z.number());

/** Reads all keys of a kind, in the order in which they got their ids. */
export async function readKeys(
  { db }: Queries,
  kind: KeyKind,
  onKey: (key: string, id: number) => void,
): Promise<void> {
  const select = db.selectFrom('entity_keys').selectAll().where('kind', '=', kind).orderBy('number');
  for (let last = 0; ;) {
    const rows = await select.where('number', '>', last).limit(PAGE_ROWS).execute();
    for (const row of rows) {
      const ids = z.parse(storedIds, JSON.parse(row.ids));
      for (const [at, key] of z.parse(storedKeys, JSON.parse(row.keys)).entries()) onKey(key, ids[at] ?? 0);
      last = row.number;
    }
    if (rows.length < PAGE_ROWS) return;
  }
}

/** Reads which ids are merged into which. */
export async function readMergedIds({ db }: Queries): Promise<OfKinds<Map<number, number>>> {
  const merged = createForKinds(() => new Map<number, number>());
  for (const { kind, id, into_id } of await db.selectFrom('merged_ids').selectAll().execute())
    merged[kind].set(id, into_id);
  return merged;
}

/** Gives the keys of an id another one from the next ingest on, and those that were merged into it. */
export async function mergeIds(
  store: Queries,
  { kind, id, into }: { kind: KeyKind; id: number; into: number },
): Promise<void> {
  await inTransaction(store, async (within) => {
    const { db } = within;
    const merged = db.updateTable('merged_ids').set({ into_id: into });
    await merged.where('kind', '=', kind).where('into_id', '=', id).execute();
    await db
      .insertInto('merged_ids')
      .values({ kind, id, into_id: into })
      .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet({ into_id: into }))
      .execute();
    await recordEvent(within, { event: 'merge-ids', subject: `${kind} ${id} into ${into}`, now: new Date() });
  });
}

/** Reads the highest published id of each kind; 0 without one. */
export async function readHighestIds({ db }: Queries): Promise<OfKinds<number>> {
  const highest = createForKinds(() => 0);
  for (const { kind, id } of await db.selectFrom('highest_ids').selectAll().execute()) highest[kind] = id;
  return highest;
}

const appendKeys = async (
  { db }: Queries,
  kind: KeyKind,
  keys: ReadonlyMap<string, number>,
): Promise<void> => {
  if (keys.size === 0) return;
  const last = await db
    .selectFrom('entity_keys')
    .select((select) => select.fn.max('number').as('number'))
    .where('kind', '=', kind)
    .executeTakeFirst();
  let number = last?.number ?? 0;
  const [texts, ids] = [[...keys.keys()], [...keys.values()]];
  for (let from = 0; from < texts.length; from += ROW_KEYS) {
    const to = from + ROW_KEYS;
    number += 1;
    const row = { keys: JSON.stringify(texts.slice(from, to)), ids: JSON.stringify(ids.slice(from, to)) };
    await db
      .insertInto('entity_keys')
      .values({ kind, number, ...row })
      .execute();
  }
};

/** Gives new keys their ids. To be called in a transaction. */
export async function addKeys(transaction: Queries, { keys, highest }: NewKeys): Promise<void> {
  for (const kind of keyKinds) {
    await appendKeys(transaction, kind, keys[kind]);
    const id = highest[kind];
    if (id === 0) continue;
    await transaction.db
      .insertInto('highest_ids')
      .values({ kind, id })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet({ id }))
      .execute();
  }
}

/** Replaces all keys. To be called in a transaction. */
export async function replaceKeys(transaction: Queries, keys: NewKeys): Promise<void> {
  await transaction.db.deleteFrom('entity_keys').execute();
  await addKeys(transaction, keys);
}
