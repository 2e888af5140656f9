import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Follows, ReportPeriod } from '@vitrina/contract';
import { getErrorCode } from '../api/api-error.ts';
import { readBody } from '../api/client.ts';
import { type AnyFollow, followTsr, joinEvents, joinFollows, splitFollows } from '../api/follow.ts';
import { STALE_TIME_MS } from '../api/report-query.ts';
import { getCredentials } from '../session/credentials.ts';
import type { Session } from '../session/session.ts';
import type { ChangeFollows } from './follows-context.ts';

/** The server's list with the ETag of its state. */
interface FollowList {
  follows: readonly AnyFollow[];
  etag: string;
}

const getUser = (session: Session) => {
  const state = session.state();
  return state.status === 'signed in' ? state.user.id : undefined;
};

/** Resolves with the list and the ETag of a response. */
async function readList(
  request: Promise<{ status: number; body: unknown; headers: Headers }>,
): Promise<FollowList> {
  const { headers } = await request;
  const follows = joinFollows((await readBody(request)) as Follows);
  return { follows, etag: headers.get('etag') ?? '' };
}

/** Query of the signed-in person's follows. */
export const followsQuery = (session: Session) =>
  queryOptions({
    queryKey: ['follows', getUser(session)],
    queryFn: ({ signal }) =>
      readList(followTsr.list.query({ ...getCredentials(session), fetchOptions: { signal } })),
    staleTime: STALE_TIME_MS,
    retry: false,
  });

const eventsKey = (session: Session) => ['events', getUser(session)];

/** Query of the events of a week. */
export const eventsQuery = (session: Session, { year, weekNumber }: ReportPeriod) =>
  queryOptions({
    queryKey: [...eventsKey(session), year, weekNumber],
    queryFn: async ({ signal }) => {
      const request = followTsr.events.query({
        ...getCredentials(session),
        params: { year: String(year), weekNumber: String(weekNumber) },
        fetchOptions: { signal },
      });
      return joinEvents(await readBody(request));
    },
    staleTime: STALE_TIME_MS,
    retry: false,
  });

/** Maximum number of repetitions after conflicts with another tab. */
const MAX_CONFLICTS = 4;

async function save(queryClient: QueryClient, session: Session, change: ChangeFollows): Promise<void> {
  const query = followsQuery(session);
  for (let conflicts = 0; ; conflicts += 1) {
    // Offline a request fails at once, instead of saving later, when nobody expects it.
    const { follows, etag } = await queryClient.fetchQuery({
      ...query,
      networkMode: 'always',
      ...(conflicts > 0 && { staleTime: 0 }),
    });
    const changed = [...change(follows)];
    queryClient.setQueryData(query.queryKey, { follows: changed, etag });
    const { headers, renew } = getCredentials(session);
    try {
      const saved = await readList(
        followTsr.replace.mutate({
          headers: { ...headers, 'if-match': etag },
          renew,
          body: splitFollows(changed),
        }),
      );
      queryClient.setQueryData(query.queryKey, saved);
      return;
    } catch (error) {
      if (getErrorCode(error) !== 'CONFLICT' || conflicts === MAX_CONFLICTS) throw error;
    }
  }
}

/** The latest pending save: saves run one after another. */
let saving: Promise<void> = Promise.resolve();

/**
 * Saves a change of the follows. Shows it at once, reapplies it to the state saved by another tab, and reverts it if
 * saving fails: then the promise rejects.
 */
export function saveFollows(
  queryClient: QueryClient,
  session: Session,
  change: ChangeFollows,
): Promise<void> {
  const { queryKey } = followsQuery(session);
  const run = () => {
    const before = queryClient.getQueryData(queryKey);
    return save(queryClient, session, change)
      .catch(async (error: unknown) => {
        queryClient.setQueryData(queryKey, (now) => now && before);
        await queryClient.invalidateQueries({ queryKey });
        throw error;
      })
      .finally(() => void queryClient.invalidateQueries({ queryKey: eventsKey(session) }));
  };
  const done = saving.then(run, run);
  saving = done;
  return done;
}

/** Marks the events of a week as seen, and shows that at once. */
export async function saveSeen(
  queryClient: QueryClient,
  session: Session,
  week: ReportPeriod,
): Promise<void> {
  const { queryKey } = eventsQuery(session, week);
  queryClient.setQueryData(
    queryKey,
    (events) =>
      events && {
        ...events,
        unseenCount: 0,
        events: events.events.map((event) => ({ ...event, isUnseen: false })),
      },
  );
  const { year, weekNumber } = week;
  await followTsr.markSeen.mutate({ ...getCredentials(session), body: { year, weekNumber } });
}
