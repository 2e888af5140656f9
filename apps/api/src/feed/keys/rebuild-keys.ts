import type { Analytics } from '../../analytics/analytics.ts';
import { isDamage } from '../../analytics/snapshot/is-damage.ts';
import { parseManifest } from '../../analytics/snapshot/manifest.ts';
import { type KeyIds, readHighestIds, readKeys, replaceKeys } from '../../store/entity-keys.ts';
import { listPublishedWeeks, type PublishedWeekRecord } from '../../store/published-weeks.ts';
import { inTransaction, type Queries } from '../../store/store.ts';
import { createForKinds, type KeyKind, keyKinds } from '../../store/week-tables.ts';
import type { WeeksLock } from '../../store/weeks-lock.ts';
import { readPublishedKeys } from './given-keys.ts';
import { KeyRegistry } from './key-registry.ts';

/** Engine, app database and lock of a command that changes keys. */
export interface KeySources {
  analytics: Analytics;
  store: Queries;
  lock: WeeksLock;
}

/** Number of keys that a rebuild added, and of keys with an id that published weeks contradict. */
export interface RebuiltKeys {
  added: number;
  removed: number;
}

const learnWeek = async (
  analytics: Analytics,
  registry: KeyRegistry,
  { snapshot, manifest }: PublishedWeekRecord,
): Promise<void> => {
  const offers = parseManifest(manifest)?.tables['seller_offer']?.rows ?? 0;
  try {
    for await (const given of readPublishedKeys(analytics, { snapshot, offers })) await registry.learn(given);
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
};

/** Returns the learned keys of a kind and the stored ones whose key and id these leave free, and how many others there are. */
const mergeKeys = async (store: Queries, kind: KeyKind, learned: KeyIds) => {
  const [keys, ids] = [[...learned.keys], [...learned.ids]];
  const [known, taken] = [new Map(keys.map((key, at) => [key, ids[at]])), new Set(ids)];
  let [same, removed] = [0, 0];
  for await (const stored of readKeys(store, kind)) {
    for (const [at, key] of stored.keys.entries()) {
      const id = stored.ids[at] ?? 0;
      if (known.get(key) === id) same += 1;
      else if (known.has(key) || taken.has(id)) removed += 1;
      else {
        keys.push(key);
        ids.push(id);
      }
    }
  }
  return { keys: { keys, ids }, added: known.size - same, removed };
};

/**
 * Gives the keys of the published weeks the ids that they have there, those of the latest week first. Other keys keep
 * their ids unless a published week has given these to another key. Skips damaged weeks.
 */
export const rebuildKeys = async ({ analytics, store, lock }: KeySources): Promise<RebuiltKeys> => {
  const registry = KeyRegistry.createEmpty(store);
  const weeks = (await listPublishedWeeks(store)).filter(({ isDemo }) => !isDemo);
  for (const week of weeks) await learnWeek(analytics, registry, week);
  const rebuilt = { added: 0, removed: 0 };
  await inTransaction(store, async (transaction) => {
    await lock.check();
    const keys = createForKinds<KeyIds>(() => ({ keys: [], ids: [] }));
    const highest = await readHighestIds(transaction);
    for (const kind of keyKinds) {
      const merged = await mergeKeys(transaction, kind, registry.added.keys[kind]);
      keys[kind] = merged.keys;
      highest[kind] = Math.max(highest[kind], registry.highest[kind]);
      rebuilt.added += merged.added;
      rebuilt.removed += merged.removed;
    }
    await replaceKeys(transaction, { keys, highest });
  });
  return rebuilt;
};
