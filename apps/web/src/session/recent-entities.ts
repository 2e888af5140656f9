import { MAX_ID } from '@vitrina/contract';
import * as z from 'zod/mini';
import { localStore } from '../api/browser-storage.ts';

const MAX_RECENT = 20;

/** Maximum number of pins that an earlier version stored. */
const MAX_PINNED = 50;

/** Maximum length of a stored title, characters; longer ones are shortened. */
const MAX_TITLE_LENGTH = 500;

/** Longer storage entries are not ours. */
const MAX_ENTRY_LENGTH = 200_000;

const Entity = z.object({
  kind: z.enum(['seller', 'brand', 'category', 'section']),
  id: z.int().check(z.gte(1), z.lte(MAX_ID)),
  title: z.string().check(z.minLength(1), z.maxLength(2 * MAX_TITLE_LENGTH)),
});

/** A recent seller, brand, category or section; without metrics, which belong to a week. */
export type Entity = z.output<typeof Entity>;

const Entry = z.object({
  /** Pins of an earlier version, until moved to the account. */
  pinned: z._default(z.array(Entity).check(z.maxLength(MAX_PINNED)), []),
  recent: z.array(Entity).check(z.maxLength(MAX_RECENT)),
});

type Entry = z.output<typeof Entry>;

const EMPTY: Entry = { pinned: [], recent: [] };

const getKey = (userId: string) => `entities:${userId}`;

/** Reads a person's storage entry. */
export const readEntry = (userId: string): string | null => localStore.get(getKey(userId));

/** Parses a storage entry; an invalid one counts as empty. */
function parseEntry(entry: string | null): Entry {
  if (entry === null || entry.length > MAX_ENTRY_LENGTH) return EMPTY;
  try {
    return Entry.safeParse(JSON.parse(entry)).data ?? EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Lists the recent entities of a storage entry, latest first. */
export const parseRecent = (entry: string | null): readonly Entity[] => parseEntry(entry).recent;

function write(userId: string, { pinned, recent }: Entry): void {
  const entry = JSON.stringify({ pinned, recent: recent.slice(0, MAX_RECENT) });
  if (entry !== readEntry(userId)) localStore.set(getKey(userId), entry);
}

/** Reads the pins that an earlier version stored for a person, in their order. */
export const readPins = (userId: string): readonly Entity[] => parseEntry(readEntry(userId)).pinned;

/** Removes the pins of an earlier version from a person's entry. */
export const removePins = (userId: string): void =>
  write(userId, { pinned: [], recent: parseEntry(readEntry(userId)).recent });

/** Removes a person's entry. */
export const removeEntry = (userId: string): void => localStore.remove(getKey(userId));

/** Whether both are the same entity; titles may differ. */
const isSameEntity = (one: Entity, other: Entity): boolean => one.kind === other.kind && one.id === other.id;

/** Adds an entity as the latest recent one. */
export function addRecent(userId: string, { title, ...visited }: Entity): void {
  const { pinned, recent } = parseEntry(readEntry(userId));
  const latest = { ...visited, title: Array.from(title).slice(0, MAX_TITLE_LENGTH).join('') };
  write(userId, { pinned, recent: [latest, ...recent.filter((one) => !isSameEntity(one, latest))] });
}
