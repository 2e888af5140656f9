import type { AnyFollow } from '../api/follow.ts';

/** An entity or section that can be followed. */
export type FollowSubject = Pick<AnyFollow, 'kind' | 'id'>;

/** Whether both are the same entity. */
export const isSameSubject = (one: FollowSubject, other: FollowSubject): boolean =>
  one.kind === other.kind && one.id === other.id;

/** Adds an entity at the end, unless present. */
export const addFollow = (follows: readonly AnyFollow[], { kind, id }: FollowSubject): readonly AnyFollow[] =>
  follows.some((follow) => isSameSubject(follow, { kind, id }))
    ? follows
    : [...follows, { kind, id, note: '', isMine: false }];

/** Removes an entity. */
export const removeFollow = (follows: readonly AnyFollow[], subject: FollowSubject): readonly AnyFollow[] =>
  follows.filter((follow) => !isSameSubject(follow, subject));

/** Restores a removed entity at its position, unless present. */
export const restoreFollow = (
  follows: readonly AnyFollow[],
  removed: AnyFollow,
  index: number,
): readonly AnyFollow[] =>
  follows.some((follow) => isSameSubject(follow, removed)) ? follows : follows.toSpliced(index, 0, removed);

/** Maximum length of a note, characters: the contract's value, whose schemas load later. */
export const MAX_NOTE_LENGTH = 200;

/** Changes the note on an entity. */
export const setNote = (
  follows: readonly AnyFollow[],
  subject: FollowSubject,
  note: string,
): readonly AnyFollow[] =>
  follows.map((follow) => (isSameSubject(follow, subject) ? { ...follow, note } : follow));

/** Makes a seller the own shop, the first of the list and the only one; undefined clears it. */
export function setOwnShop(
  follows: readonly AnyFollow[],
  sellerId: number | undefined,
): readonly AnyFollow[] {
  const others = follows.map((follow) => ({ ...follow, isMine: false as const }));
  if (sellerId === undefined) return others;
  const shop = { kind: 'seller', id: sellerId } as const;
  const own = others.find(({ kind, id }) => kind === 'seller' && id === sellerId);
  return [{ ...shop, note: own?.note ?? '', isMine: true }, ...removeFollow(others, shop)];
}
