import { Follow, SectionFollow } from '@vitrina/contract';
import * as z from 'zod/mini';
import type { Queries } from './store.ts';

const since = z.string();

/**
 * A followed entity or section. `since`: the time at which it was added, became the own shop or ceased to be the own
 * shop.
 */
const StoredFollow = z.union([z.extend(Follow, { since }), z.extend(SectionFollow, { since })]);
export type StoredFollow = z.output<typeof StoredFollow>;

const StoredFollows = z.array(StoredFollow);

/** The entities and sections that a user follows. Each change raises the version, which starts at 0. */
export interface FollowList {
  version: number;
  follows: readonly StoredFollow[];
}

/** Reads the follow list of a user. */
export async function readFollowList({ db }: Queries, userId: string): Promise<FollowList> {
  const row = await db
    .selectFrom('follow_lists')
    .select(['version', 'follows'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row
    ? { version: row.version, follows: z.parse(StoredFollows, JSON.parse(row.follows)) }
    : { version: 0, follows: [] };
}

/** Replaces the follow list of a user if it still has this version. Of concurrent calls exactly one returns true. */
export async function replaceFollowList(
  { db }: Queries,
  userId: string,
  { version, follows }: FollowList,
): Promise<boolean> {
  const changed = { version: version + 1, follows: JSON.stringify(follows) };
  if (version === 0) {
    const inserted = await db
      .insertInto('follow_lists')
      .values({ user_id: userId, ...changed })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  }
  const updated = await db
    .updateTable('follow_lists')
    .set(changed)
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
