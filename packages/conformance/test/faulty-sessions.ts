import type { AuthResult, Tokens, User } from '@vitrina/contract';
import {
  createRandomTokens,
  noSessions,
  RotatingSessions,
  type SessionsState,
} from '../src/sign-in-backend/rotating-sessions.ts';

/** Faults of sessions; the right behaviour without any. */
export interface SessionFaults {
  ancestorsLive?: boolean;
  reuseSpares?: boolean;
  accessOutlivesLogout?: boolean;
  refreshOutlivesLogout?: boolean;
  accessOutlivesReuse?: boolean;
  logoutTakesAny?: boolean;
  noRotation?: boolean;
  accessStays?: boolean;
  noGrace?: boolean;
}

type Session = SessionsState['live'][number];

/** Time in which a used refresh token returns its successor again, ms. */
const GRACE_MS = 300;

/** A stored state that also collects the sessions that ended. */
function storeWithEnded() {
  let state = noSessions;
  let ended: readonly Session[] = [];
  const write = (next: SessionsState) => {
    const isLive = ({ refresh }: Session) => next.live.some((session) => session.refresh[0] === refresh[0]);
    ended = [...ended, ...state.live.filter((session) => !isLive(session))];
    state = next;
  };
  return {
    live: { read: () => state, write },
    ended: { read: () => ({ ...state, live: ended }), write: () => undefined },
  };
}

const isReuse = ({ refresh, rotatedAt }: Session, token: string): boolean => {
  const age = refresh.length - 1 - refresh.indexOf(token);
  return age > 1 || (age === 1 && Date.now() >= rotatedAt + GRACE_MS);
};

/** Sessions in memory with planted faults. */
export function createFaultySessions(faults: SessionFaults) {
  const stores = storeWithEnded();
  const createTokens = (newest: Tokens | undefined): Tokens => {
    const created = createRandomTokens(newest);
    return {
      accessToken: (faults.accessStays && newest?.accessToken) || created.accessToken,
      refreshToken: (faults.noRotation && newest?.refreshToken) || created.refreshToken,
    };
  };
  const sessions = new RotatingSessions(stores.live, {
    graceMs: faults.noGrace ? 0 : GRACE_MS,
    createTokens,
  });
  const ended = new RotatingSessions(stores.ended, { graceMs: GRACE_MS });
  const findByRefresh = ({ live }: SessionsState, token: string) =>
    live.find(({ refresh }) => refresh.includes(token));
  const refresh = (token: string): Tokens | undefined => {
    if (faults.refreshOutlivesLogout && findByRefresh(stores.ended.read(), token))
      return createRandomTokens(undefined);
    const session = findByRefresh(stores.live.read(), token);
    if (session === undefined || !isReuse(session, token)) return sessions.refresh(token);
    if (faults.reuseSpares) return undefined;
    return sessions.refresh(faults.ancestorsLive ? (session.refresh.at(-1) ?? token) : token);
  };
  const end = (authorization: string | undefined, token: string): boolean => {
    const isCaller = ({ access }: Session) => access.some((one) => authorization === `Bearer ${one.token}`);
    const own = stores.live.read().live.find(isCaller)?.refresh.at(-1);
    return sessions.end(authorization, faults.logoutTakesAny ? (own ?? token) : token);
  };
  const findUser = (authorization: string | undefined): User | undefined =>
    sessions.findUser(authorization) ??
    (faults.accessOutlivesLogout || faults.accessOutlivesReuse ? ended.findUser(authorization) : undefined);
  const open = (email: string): AuthResult => sessions.open(email);
  return { open, refresh, end, findUser, sessions };
}
