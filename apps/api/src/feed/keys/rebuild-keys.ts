import type { Analytics } from '../../analytics/analytics.ts';
import { isDamage } from '../../analytics/snapshot/is-damage.ts';
import { parseManifest } from '../../analytics/snapshot/manifest.ts';
import { readHighestIds, readKeys, replaceKeys } from '../../store/entity-keys.ts';
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
  later: PublishedWeekRecord | undefined,
): Promise<void> => {
  const offers = parseManifest(manifest)?.tables['seller_offer']?.rows ?? 0;
  const week = { snapshot, offers, other: later?.snapshot };
  try {
    for await (const given of readPublishedKeys(analytics, week)) await registry.learn(given);
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
};

/** Adds the stored keys of a kind to `keys` unless these have the key or its id. Counts what changes. */
const keepOthers = async (store: Queries, kind: KeyKind, keys: Map<string, number>): Promise<RebuiltKeys> => {
  const taken = new Set(keys.values());
  const changes = { added: keys.size, removed: 0 };
  await readKeys(store, kind, (key, id) => {
    if (keys.get(key) === id) changes.added -= 1;
    else if (keys.has(key) || taken.has(id)) changes.removed += 1;
    else keys.set(key, id);
  });
  return changes;
};

/**
 * Gives the keys of the published weeks the ids that they have there, those of the latest week first. Other keys keep
 * their ids unless a published week has given these to another key. Skips damaged weeks.
 */
export const rebuildKeys = async ({ analytics, store, lock }: KeySources): Promise<RebuiltKeys> => {
  const registry = KeyRegistry.createEmpty(store);
  const weeks = (await listPublishedWeeks(store)).filter(({ isDemo }) => !isDemo);
  for (const [at, week] of weeks.entries()) await learnWeek(analytics, registry, week, weeks[at - 1]);
  const keys = createForKinds(() => new Map<string, number>());
  const rebuilt = { added: 0, removed: 0 };
  await inTransaction(store, async (transaction) => {
    await lock.check();
    const highest = await readHighestIds(transaction);
    for (const kind of keyKinds) {
      keys[kind] = new Map(registry.added.keys[kind]);
      const { added, removed } = await keepOthers(transaction, kind, keys[kind]);
      rebuilt.added += added;
      rebuilt.removed += removed;
      highest[kind] = Math.max(highest[kind], registry.highest[kind]);
    }
    await replaceKeys(transaction, { keys, highest });
  });
  return rebuilt;
};
