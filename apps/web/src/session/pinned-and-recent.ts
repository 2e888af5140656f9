import { MAX_ID } from '@vitrina/contract';
import * as z from 'zod/mini';
import { localStore } from '../api/browser-storage.ts';

/** So many may be pinned, so many of those looked at last are remembered. */
export const MAX_ENTITIES = { pinned: 50, recent: 20 } as const;

/** A longer title is cut, in characters. */
const LONGEST_TITLE = 500;

/** An entry longer than this was written by something else. */
const LONGEST_ENTRY = 200_000;

const Entity = z.object({
  kind: z.enum(['seller', 'brand', 'category']),
  id: z.int().check(z.gte(1), z.lte(MAX_ID)),
  title: z.string().check(z.minLength(1), z.maxLength(2 * LONGEST_TITLE)),
});

/** A seller, brand or category as a person remembers it: no figures, which belong to a week. */
export type Entity = z.output<typeof Entity>;

const Kept = z.object({
  pinned: z.array(Entity).check(z.maxLength(MAX_ENTITIES.pinned)),
  recent: z.array(Entity).check(z.maxLength(MAX_ENTITIES.recent)),
});

/** What one person pinned, in their order, and looked at, latest first. */
export type PinnedAndRecent = z.output<typeof Kept>;

const NOTHING: PinnedAndRecent = { pinned: [], recent: [] };

const entryOf = (userId: string) => `entities:${userId}`;

/** The entry of a person as it stands in the browser. */
export const readPinnedAndRecentEntry = (userId: string): string | null => localStore.get(entryOf(userId));

/** Reads an entry; what is not ours counts as nothing kept. */
export function parsePinnedAndRecent(entry: string | null): PinnedAndRecent {
  if (entry === null || entry.length > LONGEST_ENTRY) return NOTHING;
  try {
    return Kept.safeParse(JSON.parse(entry)).data ?? NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Changes what is kept for a person, from what stands there now. */
export function updatePinnedAndRecent(
  userId: string,
  change: (kept: PinnedAndRecent) => PinnedAndRecent,
): void {
  const { pinned, recent } = change(parsePinnedAndRecent(readPinnedAndRecentEntry(userId)));
  const bounded = {
    pinned: pinned.slice(0, MAX_ENTITIES.pinned),
    recent: recent.slice(0, MAX_ENTITIES.recent),
  };
  const entry = JSON.stringify(bounded);
  if (entry !== readPinnedAndRecentEntry(userId)) localStore.set(entryOf(userId), entry);
}

/** Removes whatever is kept for a person. */
export const removePinnedAndRecent = (userId: string): void => localStore.remove(entryOf(userId));

/** True when both are the same seller, brand or category, whatever they are called. */
export const isSameEntity = (one: Omit<Entity, 'title'>, other: Omit<Entity, 'title'>): boolean =>
  one.kind === other.kind && one.id === other.id;

const cut = (title: string): string => Array.from(title).slice(0, LONGEST_TITLE).join('');

/** The same with an entity just looked at: the latest of the recent ones, by its title of today everywhere. */
export function addRecent({ pinned, recent }: PinnedAndRecent, visited: Entity): PinnedAndRecent {
  const named = { ...visited, title: cut(visited.title) };
  return {
    pinned: pinned.map((one) => (isSameEntity(one, named) ? named : one)),
    recent: [named, ...recent.filter((one) => !isSameEntity(one, named))],
  };
}

/** The same with an entity pinned, at a place or as the first. */
export function addPinned({ pinned, recent }: PinnedAndRecent, entity: Entity, place = 0): PinnedAndRecent {
  const others = pinned.filter((one) => !isSameEntity(one, entity));
  return { pinned: others.toSpliced(place, 0, { ...entity, title: cut(entity.title) }), recent };
}

/** The same with an entity no longer pinned: it is the latest of the recent ones instead. */
export const removePinned = ({ pinned, recent }: PinnedAndRecent, entity: Entity): PinnedAndRecent => ({
  pinned: pinned.filter((one) => !isSameEntity(one, entity)),
  recent: [entity, ...recent.filter((one) => !isSameEntity(one, entity))],
});
