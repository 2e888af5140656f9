import type { Pool } from 'pg';

const READ_SESSION = 'SELECT pg_backend_pid() AS session';

/**
 * Whether each connection keeps a session of its own. A pooler may give it another one for each transaction: what
 * belongs to a session, such as the lock of the weeks, would then be shared with others or lost.
 */
export const hasOwnSessions = async (pool: Pool): Promise<boolean> => {
  const clients = [await pool.connect(), await pool.connect()];
  try {
    const sessions: (number | undefined)[] = [];
    // In turns: a pooler gives an idle session to whoever is next.
    for (const client of [...clients, ...clients])
      sessions.push((await client.query<{ session: number }>(READ_SESSION)).rows[0]?.session);
    const [first, second, ...again] = sessions;
    return first !== second && first === again[0] && second === again[1];
  } finally {
    for (const client of clients) client.release();
  }
};
