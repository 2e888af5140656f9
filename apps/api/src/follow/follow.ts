import type {
  contract,
  Follow,
  FollowEvents,
  Follows,
  FollowsBody,
  Letter,
  ReportPeriod,
  SectionFollow,
} from '@vitrina/contract';
import { ContractError } from '@vitrina/contract/serving';
import type { IncomingHttpHeaders } from 'node:http';
import { type Handlers, ResponseWithHeaders } from '../server/endpoints/handlers.ts';
import type { ServedWeeks } from '../served-weeks/served-weeks.ts';
import { type FollowList, readFollowList, replaceFollowList } from '../store/follow-lists.ts';
import { isSubscribed, subscribe, unsubscribe } from '../store/letters.ts';
import { markWeekSeen, readSeenAt } from '../store/seen-weeks.ts';
import type { Session } from '../store/sessions.ts';
import type { Store } from '../store/store.ts';
import { isSeen } from './is-seen.ts';
import type { ReadEvents } from './read-events.ts';
import type { ReadCall } from './read-report.ts';
import type { WhatHappened } from './what-happened.ts';

/** Dependencies of the follow handlers. */
export interface FollowDeps {
  store: Store;
  servedWeeks: Pick<ServedWeeks, 'read'>;
  readEvents: ReadEvents;
  now: () => Date;
}

const toEtag = (version: number) => `"${version}"`;

/** Converts the list to its response, with the ETag of its version. */
function toResponse({ version, follows }: FollowList): ResponseWithHeaders<Follows> {
  const shown = follows.map(({ since: _since, ...follow }) => follow);
  return new ResponseWithHeaders(
    {
      follows: shown.filter((one) => one.kind !== 'section'),
      sections: shown.filter((one) => one.kind === 'section'),
    },
    { etag: toEtag(version) },
  );
}

/** Reads the list of the caller. */
const list = async ({ store }: FollowDeps, userId: string) => toResponse(await readFollowList(store, userId));

/** Throws ContractError: VALIDATION_ERROR without If-Match, CONFLICT if it names another state of the list. */
function checkIfMatch({ 'if-match': ifMatch }: IncomingHttpHeaders, version: number): void {
  if (ifMatch === undefined) throw new ContractError('VALIDATION_ERROR', { fields: ['If-Match'] });
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (!tags.includes(toEtag(version))) throw new ContractError('CONFLICT');
}

/**
 * Replaces the list of the caller; the sections stay if the caller sends none, as a client that does not know them.
 * What stays unchanged keeps its starting time.
 */
async function replace(
  { store, now }: FollowDeps,
  userId: string,
  { follows, sections, headers }: FollowsBody & { headers: IncomingHttpHeaders },
) {
  const current = await readFollowList(store, userId);
  checkIfMatch(headers, current.version);
  const kept = current.follows.filter((one) => one.kind === 'section');
  const findSince = ({ kind, id, isMine }: Follow | SectionFollow) =>
    current.follows.find((one) => one.kind === kind && one.id === id && one.isMine === isMine)?.since ??
    now().toISOString();
  const next = {
    version: current.version,
    follows: [...follows, ...(sections ?? kept)].map((follow) => ({ ...follow, since: findSince(follow) })),
  };
  if (!(await replaceFollowList(store, userId, next))) throw new ContractError('CONFLICT');
  return toResponse({ ...next, version: current.version + 1 });
}

/** Reads the events of the caller and which of them are unseen. */
async function readEvents(
  deps: FollowDeps,
  userId: string,
  { signal, reader, ...week }: ReportPeriod & ReadCall,
): Promise<FollowEvents> {
  const { follows } = await readFollowList(deps.store, userId);
  const happened = await deps.readEvents(week, follows, { signal, reader });
  const seenAt = await readSeenAt(deps.store, userId, week);
  const readableWeeks = await deps.servedWeeks.read();
  const addSeen = <One extends WhatHappened['events' | 'sectionEvents'][number]>(event: One) => ({
    ...event,
    isUnseen: !isSeen(readableWeeks, { week, follows, seenAt }, event),
  });
  const events = happened.events.map(addSeen);
  return {
    ...happened,
    events,
    sectionEvents: happened.sectionEvents.map(addSeen),
    unseenCount: events.filter(({ isUnseen }) => isUnseen).length,
  };
}

/** Marks the events of a week as seen. Throws ContractError REPORT_NOT_FOUND. */
async function markSeen({ store, servedWeeks, now }: FollowDeps, userId: string, week: ReportPeriod) {
  const published = (await servedWeeks.read()).find(week.year, week.weekNumber);
  if (!published) throw new ContractError('REPORT_NOT_FOUND');
  await markWeekSeen(store, userId, { ...week, now: now() });
  return { unseenCount: 0 };
}

/** Subscribes the caller to the letters, or unsubscribes. */
async function setLetter({ store, now }: FollowDeps, userId: string, letter: Letter): Promise<Letter> {
  if (letter.isSubscribed) await subscribe(store, userId, now());
  else await unsubscribe(store, userId);
  return letter;
}

/** Creates the follow handlers. */
export const createFollowHandlers = (deps: FollowDeps): Handlers<typeof contract.follow, Session> => ({
  list: ({ caller }) => list(deps, caller.user.id),
  replace: ({ caller, body, headers }) => replace(deps, caller.user.id, { ...body, headers }),
  events: ({ caller, params, signal, reader }) =>
    readEvents(deps, caller.user.id, { ...params, signal, reader }),
  markSeen: ({ caller, body }) => markSeen(deps, caller.user.id, body),
  letter: async ({ caller }) => ({ isSubscribed: await isSubscribed(deps.store, caller.user.id) }),
  setLetter: ({ caller, body }) => setLetter(deps, caller.user.id, body),
});
