import type { Follow } from '@vitrina/contract';

/** An entity that can be followed. */
export type FollowSubject = Pick<Follow, 'kind' | 'id'>;

/** Whether both are the same entity. */
export const isSameSubject = (one: FollowSubject, other: FollowSubject): boolean =>
  one.kind === other.kind && one.id === other.id;

/** Adds an entity at the end, unless present. */
export const addFollow = (follows: readonly Follow[], { kind, id }: FollowSubject): readonly Follow[] =>
  follows.some((follow) => isSameSubject(follow, { kind, id }))
    ? follows
    : [...follows, { kind, id, note: '', isMine: false }];

/** Removes an entity. */
export const removeFollow = (follows: readonly Follow[], subject: FollowSubject): readonly Follow[] =>
  follows.filter((follow) => !isSameSubject(follow, subject));

/** Restores a removed entity at its position, unless present. */
export const restoreFollow = (
  follows: readonly Follow[],
  removed: Follow,
  index: number,
): readonly Follow[] =>
  follows.some((follow) => isSameSubject(follow, removed)) ? follows : follows.toSpliced(index, 0, removed);

/** Maximum length of a note, characters: the contract's value, whose schemas load later. */
export const MAX_NOTE_LENGTH = 200;

/** Changes the note on an entity. */
export const setNote = (
  follows: readonly Follow[],
  subject: FollowSubject,
  note: string,
): readonly Follow[] =>
  follows.map((follow) => (isSameSubject(follow, subject) ? { ...follow, note } : follow));

/** Makes a seller the own shop, the first of the list and the only one; undefined clears it. */
export function setOwnShop(follows: readonly Follow[], sellerId: number | undefined): readonly Follow[] {
  const others = follows.map((follow) => ({ ...follow, isMine: false }));
  if (sellerId === undefined) return others;
  const shop: FollowSubject = { kind: 'seller', id: sellerId };
  const own = others.find((follow) => isSameSubject(follow, shop)) ?? { ...shop, note: '' };
  return [{ ...own, isMine: true }, ...removeFollow(others, shop)];
}
