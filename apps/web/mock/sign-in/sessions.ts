import type { AuthResult, Tokens, User } from '@vitrina/contract';
import type { StoredValue } from '../stored-value.ts';

interface Session {
  readonly email: string;
  /** Access tokens with the moment at which each dies, newest last. */
  readonly access: readonly { token: string; until: number }[];
  /** Refresh tokens, newest last. */
  readonly refresh: readonly string[];
  readonly rotatedAt: number;
}

/** Who is signed in, and since when each address is known; moments in ms, `since` as text in UTC. */
export interface SessionsState {
  readonly live: readonly Session[];
  readonly since: Readonly<Record<string, string>>;
}

/** Nobody has signed in yet. */
export const noSessions: SessionsState = { live: [], since: {} };

const ACCESS_MS = 15 * 60_000;

const newToken = () =>
  [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const withTokens = (session: Session): Session => ({
  ...session,
  access: [...session.access, { token: newToken(), until: Date.now() + ACCESS_MS }],
  refresh: [...session.refresh, newToken()],
  rotatedAt: Date.now(),
});

const tokensOf = ({ access, refresh }: Session): Tokens => ({
  accessToken: access.at(-1)?.token ?? '',
  refreshToken: refresh.at(-1) ?? '',
});

function sessionOf({ live }: SessionsState, headers: Headers): Session | undefined {
  const [scheme, token] = headers.get('authorization')?.split(' ') ?? [];
  if (scheme !== 'Bearer') return undefined;
  return live.find(({ access }) => access.some((one) => one.token === token && Date.now() < one.until));
}

const userOf = ({ since }: SessionsState, email: string): User => {
  const moment = since[email] ?? new Date().toISOString();
  return { id: email, email, status: 'active', createdAt: moment, updatedAt: moment };
};

/** Sessions and their tokens; a used refresh token gives its successor again for `graceMs`. */
export function createSessions(kept: StoredValue<SessionsState>, graceMs: number) {
  const replace = (old: Session | undefined, next: readonly Session[]) => {
    const state = kept.read();
    const others = state.live.filter((one) => one.refresh[0] !== old?.refresh[0]);
    kept.write({ ...state, live: [...others, ...next] });
  };
  return {
    /** Signs an address in. */
    open: (email: string): AuthResult => {
      const state = kept.read();
      const user = userOf(state, email);
      kept.write({ ...state, since: { ...state.since, [email]: user.createdAt } });
      const session = withTokens({ email, access: [], refresh: [], rotatedAt: 0 });
      replace(undefined, [session]);
      return { user, ...tokensOf(session) };
    },
    /** A new pair for a live token; undefined for any other. A token that was used before ends its session. */
    refresh: (token: string): Tokens | undefined => {
      const session = kept.read().live.find((one) => one.refresh.includes(token));
      if (session === undefined) return undefined;
      const age = session.refresh.length - 1 - session.refresh.indexOf(token);
      if (age === 1 && Date.now() < session.rotatedAt + graceMs) return tokensOf(session);
      const next = age === 0 ? withTokens(session) : undefined;
      replace(session, next ? [next] : []);
      return next && tokensOf(next);
    },
    /** Ends the session of the header; false where the refresh token is none of it. */
    end: (headers: Headers, token: string): boolean => {
      const session = sessionOf(kept.read(), headers);
      if (!session?.refresh.includes(token)) return false;
      replace(session, []);
      return true;
    },
    /** Who the header belongs to. */
    user: (headers: Headers): User | undefined => {
      const state = kept.read();
      const session = sessionOf(state, headers);
      return session && userOf(state, session.email);
    },
  };
}
