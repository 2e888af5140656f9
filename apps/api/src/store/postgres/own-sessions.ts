import type { Pool } from 'pg';
import { useClient } from './postgres-pool.ts';

const READ_SESSION = 'SELECT pg_backend_pid() AS session';

/**
 * Whether each connection has its own session. A pooler may exchange the sessions of connections between transactions:
 * the state of a session, such as the lock of the weeks, would then be shared or lost.
 */
export const hasOwnSessions = (pool: Pool): Promise<boolean> =>
  useClient(pool, (one) =>
    useClient(pool, async (other) => {
      const sessions: (number | undefined)[] = [];
      // The connections alternate, because a pooler gives a free session to the next connection that queries.
      for (const client of [one, other, one, other])
        sessions.push((await client.query<{ session: number }>(READ_SESSION)).rows[0]?.session);
      const [first, second, ...again] = sessions;
      return first !== second && first === again[0] && second === again[1];
    }),
  );
