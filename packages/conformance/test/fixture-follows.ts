import { type BodyOf, ContractError, type ParamsOf } from '@vitrina/contract/serving';
import type { contract } from '@vitrina/contract';
import { followEvents } from '../src/computation/follow-events.ts';
import type { OpenWeek } from '../src/computation/week.ts';
import { noFollows, StoredFollows } from '../src/sign-in-backend/stored-follows.ts';
import { inMemory } from '../src/sign-in-backend/stored-value.ts';

type Follow = typeof contract.follow;

/** A request of a signed-in person. */
interface FollowRequest {
  readonly email: string;
  readonly ifMatch: string | undefined;
  readonly params: unknown;
  readonly body: unknown;
}

/** A body with its headers. */
interface FollowAnswer {
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What is stored for persons, in memory: answers the calls of `follow` by their names. */
export function createFixtureFollows(weeks: readonly OpenWeek[]) {
  const stored = new StoredFollows(inMemory(noFollows), (week, follows) =>
    followEvents(weeks, week, follows),
  );
  const answers: Readonly<Record<keyof Follow, (request: FollowRequest) => FollowAnswer>> = {
    list: ({ email }) => stored.list(email),
    replace: ({ email, ifMatch, body }) => stored.replace(email, ifMatch, body as BodyOf<Follow['replace']>),
    events: ({ email, params }) => ({ body: stored.events(email, params as ParamsOf<Follow['events']>) }),
    markSeen: ({ email, body }) => ({ body: stored.markSeen(email, body as BodyOf<Follow['markSeen']>) }),
    letter: ({ email }) => ({ body: stored.letter(email) }),
    setLetter: ({ email, body }) => ({ body: stored.setLetter(email, body as BodyOf<Follow['setLetter']>) }),
  };
  return (name: string, request: FollowRequest): FollowAnswer => {
    const answer = new Map(Object.entries(answers)).get(name);
    if (!answer) throw new ContractError('NOT_FOUND');
    return answer(request);
  };
}
