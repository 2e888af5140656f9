import { FeedError } from '../../command/feed-error.ts';
import { mergeIds, readKeys, readMergedIds } from '../../store/entity-keys.ts';
import type { Queries } from '../../store/store.ts';
import type { KeyKind } from '../../store/week-tables.ts';

/**
 * Gives the key of an id another id from the next ingest on; published weeks stay as they are. The caller holds the
 * lock of the weeks. Throws FeedError (usage) for ids that no key has, and for one that is merged itself.
 */
export const mergeKeys = async (
  store: Queries,
  { kind, from, into }: { kind: KeyKind; from: number; into: number },
): Promise<void> => {
  if (from === into) throw new FeedError('usage', `FROM and INTO are both ${from}`);
  const missing = new Set([from, into]);
  await readKeys(store, kind, (_, id) => missing.delete(id));
  const [unknown] = missing;
  if (unknown !== undefined)
    throw new FeedError('usage', `No ${kind} has the id ${unknown}; see  pnpm ids list ${kind}`);
  const next = (await readMergedIds(store))[kind].get(into);
  if (next !== undefined)
    throw new FeedError('usage', `${into} is merged into ${next} itself: give ${next}; nothing was changed`);
  await mergeIds(store, { kind, id: from, into });
};
