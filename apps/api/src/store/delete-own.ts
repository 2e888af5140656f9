import { inTransaction, type Queries } from './store.ts';
import { recordEvent } from './trail.ts';
import type { UserActor } from './trail-events.ts';

/** Events of the tables whose rows a person can revoke. */
const events = { program_keys: 'key-revoked', shares: 'link-revoked' } as const;

/** Deletes a key or a link of a user and records it; false if the user has none with this id. */
export const deleteOwn = (
  store: Queries,
  table: keyof typeof events,
  { id, now, ...actor }: UserActor & { id: string; now: Date },
): Promise<boolean> =>
  inTransaction(store, async (within) => {
    const { numDeletedRows } = await within.db
      .deleteFrom(table)
      .where('user_id', '=', actor.userId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await recordEvent(within, { event: events[table], subject: id, ...actor, now });
    return true;
  });
