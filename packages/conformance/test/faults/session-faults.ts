import type { AuthResult, OpenSessions } from '@vitrina/contract';
import type { Fault } from '../fixture-server.ts';
import type { PlantedFault } from './planted-fault.ts';

/** Changes the list of open sessions. */
const withList = (change: (sessions: OpenSessions['sessions']) => readonly unknown[]): Fault => ({
  changeResponse: (name, [status, body, headers = {}]) =>
    name === 'session.list' && status === 200
      ? [status, { sessions: change((body as OpenSessions).sessions) }, headers]
      : [status, body, headers],
});

const issued: string[] = [];

/** Lists a token in place of an address. */
const showTokens: Fault = {
  changeResponse: (name, [status, body, headers = {}]) => {
    if (name === 'auth.verifyCode' && status === 200) issued.push((body as AuthResult).accessToken);
    if (name !== 'session.list' || status !== 200) return [status, body, headers];
    const sessions = (body as OpenSessions).sessions.map((one) => ({ ...one, address: issued.join(' ') }));
    return [status, { sessions }, headers];
  },
};

const seen: OpenSessions['sessions'] = [];

/** Open sessions, with typical errors. */
export const sessionFaults: readonly PlantedFault[] = [
  [
    'the own session is not marked',
    'sessions',
    'sessions',
    withList((sessions) => sessions.map((one) => ({ ...one, isCurrent: false }))),
  ],
  ['the list shows tokens', 'sessions', 'sessions', showTokens],
  [
    'the list has the sessions of all persons',
    'sessions',
    'sessions',
    withList((sessions) => {
      seen.push(...sessions);
      return seen;
    }),
  ],
  [
    'anybody ends a session',
    'sessions',
    'sessions',
    {
      changeResponse: (name, [status, body, headers = {}]) =>
        name === 'session.end' && status === 404 ? [200, { sessions: [] }, headers] : [status, body, headers],
    },
  ],
  [
    'the end of all others ends the own one, too',
    'sessions',
    'sessions',
    {
      changeResponse: (name, [status, body, headers = {}]) =>
        name === 'session.endOthers' && status === 200
          ? [status, { sessions: [] }, headers]
          : [status, body, headers],
    },
  ],
];
