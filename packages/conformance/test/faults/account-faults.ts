import type { AccountTrail } from '@vitrina/contract';
import type { Fault } from '../fixture-server.ts';
import type { PlantedFault } from './planted-fault.ts';

/** Changes the trail of a person. */
const withTrail = (change: (events: AccountTrail['events']) => AccountTrail['events']): Fault => ({
  changeResponse: (name, [status, body, headers = {}]) =>
    name === 'account.trail' && status === 200
      ? [status, { events: change((body as AccountTrail).events) }, headers]
      : [status, body, headers],
});

/** A server that answers a call after the deletion as it did before. */
const keepAlive = (kept: string): Fault => {
  let isDeleted = false;
  let before: unknown;
  return {
    changeResponse: (name, [status, body, headers = {}]) => {
      if (name === 'account.remove') isDeleted = true;
      if (name === kept && status === 200) before = body;
      return name === kept && isDeleted && status === 401 ? [200, before, headers] : [status, body, headers];
    },
  };
};

/** Trails and deleted accounts, with typical errors. */
export const accountFaults: readonly PlantedFault[] = [
  ['a trail without the sign-in', 'account', 'sessions', withTrail(() => [])],
  [
    'the trail begins with the oldest event',
    'account',
    'sessions',
    withTrail((events) => [{ at: '2026-11-16T05:00:00.000Z', event: 'sign-in', address: null }, ...events]),
  ],
  ['a deleted account stays signed in', 'account', 'sessions', keepAlive('auth.me')],
  ['the keys of a deleted account stay live', 'account', 'sessions', keepAlive('period.list')],
];
