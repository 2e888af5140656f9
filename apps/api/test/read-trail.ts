import { expect } from 'vitest';
import type { openAccountApi } from './account-api.ts';
import { listEvents } from '../src/store/trail.ts';

/**
 * Lists the names and subjects of the signed-in person's events after the sign-in. Expects that each has the person's
 * id and address block and is a line of the log, and that neither has one of the secrets.
 */
export async function readTrail(
  api: Awaited<ReturnType<typeof openAccountApi>>,
  secrets: readonly string[],
): Promise<string[]> {
  const { id: userId } = (await api.send('GET', '/auth/me')).body['user'] as { id: string };
  const [, ...events] = await listEvents(api.store, { since: new Date(0), userId });
  const lines = api.log().split('\n');
  for (const event of events) {
    expect(event).toMatchObject({ userId, address: '127.0.0.1' });
    const found = lines.filter((line) => line.includes(JSON.stringify(event).slice(1, -1)));
    expect(found.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ level: 30, msg: 'trail' }]);
  }
  for (const secret of secrets) {
    expect(JSON.stringify(events)).not.toContain(secret);
    expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  }
  return events.map(({ event, subject }) => `${event} ${subject}`).toSorted();
}
