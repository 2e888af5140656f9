import { MAX_ID } from '@vitrina/contract';
import * as z from 'zod/mini';
import { localStore } from '../api/browser-storage.ts';

/** Maximum numbers of pins and of recent entities. */
export const MAX_ENTITIES = { pinned: 50, recent: 20 } as const;

/** Longer titles are shortened, in characters. */
const MAX_TITLE_LENGTH = 500;

/** A longer storage entry is not ours. */
const MAX_ENTRY_LENGTH = 200_000;

const Entity = z.object({
  kind: z.enum(['seller', 'brand', 'category']),
  id: z.int().check(z.gte(1), z.lte(MAX_ID)),
  title: z.string().check(z.minLength(1), z.maxLength(2 * MAX_TITLE_LENGTH)),
});

/** A pinned or recent seller, brand or category; without metrics, which belong to a week. */
export type Entity = z.output<typeof Entity>;

const PinnedAndRecent = z.object({
  pinned: z.array(Entity).check(z.maxLength(MAX_ENTITIES.pinned)),
  recent: z.array(Entity).check(z.maxLength(MAX_ENTITIES.recent)),
});

/** A person's pins in their order, and recent entities, latest first. */
export type PinnedAndRecent = z.output<typeof PinnedAndRecent>;

const EMPTY: PinnedAndRecent = { pinned: [], recent: [] };

const getKey = (userId: string) => `entities:${userId}`;

/** Reads a person's storage entry. */
export const readPinnedAndRecentEntry = (userId: string): string | null => localStore.get(getKey(userId));

/** Parses a storage entry; an invalid one counts as empty. */
export function parsePinnedAndRecent(entry: string | null): PinnedAndRecent {
  if (entry === null || entry.length > MAX_ENTRY_LENGTH) return EMPTY;
  try {
    return PinnedAndRecent.safeParse(JSON.parse(entry)).data ?? EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Updates a person's entry from its current value. */
export function updatePinnedAndRecent(
  userId: string,
  change: (current: PinnedAndRecent) => PinnedAndRecent,
): void {
  const { pinned, recent } = change(parsePinnedAndRecent(readPinnedAndRecentEntry(userId)));
  const bounded = {
    pinned: pinned.slice(0, MAX_ENTITIES.pinned),
    recent: recent.slice(0, MAX_ENTITIES.recent),
  };
  const entry = JSON.stringify(bounded);
  if (entry !== readPinnedAndRecentEntry(userId)) localStore.set(getKey(userId), entry);
}

/** Removes a person's entry. */
export const removePinnedAndRecent = (userId: string): void => localStore.remove(getKey(userId));

/** Whether both are the same entity; titles may differ. */
export const isSameEntity = (one: Omit<Entity, 'title'>, other: Omit<Entity, 'title'>): boolean =>
  one.kind === other.kind && one.id === other.id;

const shortenTitle = (title: string): string => Array.from(title).slice(0, MAX_TITLE_LENGTH).join('');

/** Adds an entity as the latest recent one, and updates its title everywhere. */
export function addRecent({ pinned, recent }: PinnedAndRecent, visited: Entity): PinnedAndRecent {
  const latest = { ...visited, title: shortenTitle(visited.title) };
  return {
    pinned: pinned.map((entity) => (isSameEntity(entity, latest) ? latest : entity)),
    recent: [latest, ...recent.filter((entity) => !isSameEntity(entity, latest))],
  };
}

/** Adds a pin, by default as the first. */
export function addPinned({ pinned, recent }: PinnedAndRecent, entity: Entity, index = 0): PinnedAndRecent {
  const others = pinned.filter((one) => !isSameEntity(one, entity));
  return { pinned: others.toSpliced(index, 0, { ...entity, title: shortenTitle(entity.title) }), recent };
}

/** Removes a pin; the entity becomes the latest recent one. */
export const removePinned = ({ pinned, recent }: PinnedAndRecent, entity: Entity): PinnedAndRecent => ({
  pinned: pinned.filter((one) => !isSameEntity(one, entity)),
  recent: [entity, ...recent.filter((one) => !isSameEntity(one, entity))],
});
