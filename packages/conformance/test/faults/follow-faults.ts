import type { FollowEvents, Follows } from '@vitrina/contract';
import type { Fault } from '../fixture-server.ts';
import type { PlantedFault } from './planted-fault.ts';

/** Changes the 200 body of one call. */
const changeBody = <Body>(call: string, change: (body: Body) => Body): Fault => ({
  changeResponse: (name, [status, body, headers = {}]) =>
    name === call && status === 200 ? [status, change(body as Body), headers] : [status, body, headers],
});

/** What is stored for a person, with typical errors. */
export const followFaults: readonly PlantedFault[] = [
  [
    'the last entity of a list is lost',
    'follows',
    'sessions',
    changeBody('follow.list', (body: Follows) => ({ ...body, follows: body.follows.slice(0, -1) })),
  ],
  [
    'sections that a body leaves out are lost',
    'follows',
    'sessions',
    {
      changeRequest: (name, values) =>
        name === 'follow.replace' && values['sections'] === undefined ? { ...values, sections: [] } : values,
    },
  ],
  [
    'a list is replaced from another state',
    'follows',
    'sessions',
    {
      changeResponse: (name, [status, body, headers = {}]) =>
        name === 'follow.replace' && status === 412
          ? [200, { follows: [], sections: [] }, headers]
          : [status, body, headers],
    },
  ],
  [
    'an own shop that is a brand is kept',
    'validation',
    'sessions',
    {
      changeResponse: (name, [status, body, headers = {}]) =>
        name === 'follow.replace' && status === 400
          ? [200, { follows: [], sections: [] }, headers]
          : [status, body, headers],
    },
  ],
  [
    'the letter never begins',
    'follows',
    'sessions',
    changeBody('follow.letter', () => ({ isSubscribed: false })),
  ],
  [
    'a card where the own shop is undercut is no event',
    'complete',
    'sessions',
    changeBody('follow.events', (body: FollowEvents) => {
      const events = body.events.filter(({ type }) => type !== 'undercut');
      return {
        ...body,
        events,
        count: events.length,
        unseenCount: events.filter(({ isUnseen }) => isUnseen).length,
      };
    }),
  ],
  [
    'events are in reverse order',
    'list-order',
    'sessions',
    changeBody('follow.events', (body: FollowEvents) => ({ ...body, events: body.events.toReversed() })),
  ],
  [
    'seen events stay new',
    'events',
    'sessions',
    changeBody('follow.events', (body: FollowEvents) => ({
      ...body,
      unseenCount: body.events.length,
      events: body.events.map((event) => ({ ...event, isUnseen: true })),
    })),
  ],
  [
    'what was just seen is counted as new',
    'events',
    'sessions',
    changeBody('follow.markSeen', () => ({ unseenCount: 1 })),
  ],
  [
    'the revenue of what is followed is that of the week before',
    'figures',
    'sessions',
    changeBody('follow.events', (body: FollowEvents) => ({
      ...body,
      followed: body.followed.map((one) => ({ ...one, revenue: one.revenueBefore })),
    })),
  ],
  [
    'the revenue of a followed section is that of the week before',
    'figures',
    'sessions',
    changeBody('follow.events', (body: FollowEvents) => ({
      ...body,
      followedSections: body.followedSections.map((one) => ({ ...one, revenue: one.revenueBefore })),
    })),
  ],
];
