import { parseArgs } from 'node:util';
import type { Command } from '../command/command.ts';
import { FeedError } from '../command/feed-error.ts';
import { readConfig } from '../config.ts';
import { openAppStore } from '../installation/open-sources.ts';
import { listEvents } from '../store/trail.ts';
import type { TrailEvent } from '../store/trail-events.ts';
import type { Store } from '../store/store.ts';
import { findUserId } from '../store/users.ts';

const help = `Usage: pnpm trail [--since DATE] [--user USER] [--json]

Prints the trail, oldest event first: when, what, of what, who, and from which address block. Commands have no user
and no address. Events are kept for 400 days.

  --since DATE   the first day in UTC, like 2026-11-16, or a moment, like 2026-11-16T05:00:00Z (default: 7 days ago)
  --user USER    events of one user, by id or e-mail address
  --json         print a JSON object a line
  --help         print this text
`;

const options = {
  since: { type: 'string' },
  user: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const DEFAULT_MS = 7 * 86_400_000;

const readSince = (text: string | undefined): Date => {
  if (text === undefined) return new Date(Date.now() - DEFAULT_MS);
  const since = new Date(text);
  const isMoment = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?Z)?$/.test(text);
  if (isMoment && !Number.isNaN(since.getTime())) return since;
  throw new FeedError('usage', '--since is a day like 2026-11-16 or a moment like 2026-11-16T05:00:00Z');
};

/** Returns the id of a user given by id or e-mail address; an id may be of a user that no longer exists. */
const readUser = async (store: Store, text: string): Promise<string> => {
  if (!text.includes('@')) return text;
  const id = await findUserId(store, text.trim().toLowerCase());
  if (id === undefined) throw new FeedError('usage', `No user has the e-mail address ${text}`);
  return id;
};

const formatEvent = ({ at, event, subject, userId, address }: TrailEvent): string =>
  [
    at,
    event.padEnd(15),
    subject ?? '-',
    userId === null ? 'no user' : `user ${userId}`,
    ...(address === null ? [] : [`from ${address}`]),
  ].join('  ');

/** `pnpm trail`: prints who did what, when and from where. */
export const trailCommand: Command = async (args, { stdout, stderr }) => {
  const { values } = parseArgs({ args: [...args], options });
  if (values.help) {
    stdout.write(help);
    return;
  }
  const since = readSince(values.since);
  const store = await openAppStore(readConfig());
  try {
    const userId = values.user === undefined ? undefined : await readUser(store, values.user);
    const events = await listEvents(store, { since, userId });
    for (const event of events) stdout.write(`${values.json ? JSON.stringify(event) : formatEvent(event)}\n`);
    if (events.length === 0) stderr.write(`No event since ${since.toISOString()}\n`);
  } finally {
    await store.close();
  }
};
