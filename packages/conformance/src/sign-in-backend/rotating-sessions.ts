import type { AccountTrail, AuthResult, OpenSessions, Tokens, User } from '@vitrina/contract';
import { ContractError } from '@vitrina/contract/serving';
import type { StoredValue } from './stored-value.ts';

/** A session; timestamps in ms. */
interface Session {
  readonly id: string;
  readonly email: string;
  readonly openedAt: number;
  /** Access tokens with their expiry, newest last. */
  readonly access: readonly { readonly token: string; readonly expiresAt: number }[];
  /** Refresh tokens, newest last. */
  readonly refresh: readonly string[];
  readonly rotatedAt: number;
}

/** Live sessions, and the first sign-in of each address (ISO 8601, UTC). */
export interface SessionsState {
  readonly live: readonly Session[];
  readonly firstSignIns: Readonly<Record<string, string>>;
}

/** The state without any session. */
export const noSessions: SessionsState = { live: [], firstSignIns: {} };

const ACCESS_MS = 15 * 60_000;

/** Creates the next pair of a session from its newest one; undefined for the first pair. */
type CreateTokens = (newest: Tokens | undefined) => Tokens;

const createToken = () =>
  [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Creates two random tokens. */
export const createRandomTokens: CreateTokens = () => ({
  accessToken: createToken(),
  refreshToken: createToken(),
});

function newestTokens({ access, refresh }: Session): Tokens | undefined {
  const [accessToken, refreshToken] = [access.at(-1)?.token, refresh.at(-1)];
  return accessToken === undefined || refreshToken === undefined ? undefined : { accessToken, refreshToken };
}

function rotate(session: Session, { accessToken, refreshToken }: Tokens): Session {
  const now = Date.now();
  return {
    ...session,
    access: [...session.access, { token: accessToken, expiresAt: now + ACCESS_MS }],
    refresh: [...session.refresh, refreshToken],
    rotatedAt: now,
  };
}

function findByAccess({ live }: SessionsState, authorization: string | undefined): Session | undefined {
  const [scheme, token] = authorization?.split(' ') ?? [];
  if (scheme !== 'Bearer') return undefined;
  return live.find(({ access }) =>
    access.some((candidate) => candidate.token === token && Date.now() < candidate.expiresAt),
  );
}

function toUser({ firstSignIns }: SessionsState, email: string): User {
  const timestamp = firstSignIns[email] ?? new Date().toISOString();
  return { id: email, email, status: 'active', createdAt: timestamp, updatedAt: timestamp };
}

/** Settings of rotating sessions. */
export interface SessionsOptions {
  /** Time in which a used refresh token returns its successor again, ms. */
  readonly graceMs: number;
  readonly createTokens?: CreateTokens;
}

/** Sessions with rotating tokens: each refresh token is valid once, and its reuse ends the session. */
export class RotatingSessions {
  readonly #stored: StoredValue<SessionsState>;
  readonly #graceMs: number;
  readonly #createTokens: CreateTokens;

  constructor(stored: StoredValue<SessionsState>, { graceMs, createTokens }: SessionsOptions) {
    this.#stored = stored;
    this.#graceMs = graceMs;
    this.#createTokens = createTokens ?? createRandomTokens;
  }

  #replace(old: Session | undefined, next: readonly Session[]): void {
    const state = this.#stored.read();
    const others = state.live.filter(({ refresh }) => refresh[0] !== old?.refresh[0]);
    this.#stored.write({ ...state, live: [...others, ...next] });
  }

  /** Creates a session of an address. */
  open(email: string): AuthResult {
    const state = this.#stored.read();
    const user = toUser(state, email);
    this.#stored.write({ ...state, firstSignIns: { ...state.firstSignIns, [email]: user.createdAt } });
    const tokens = this.#createTokens(undefined);
    const id = crypto.randomUUID().replaceAll('-', '');
    const opened = { id, email, openedAt: Date.now(), access: [], refresh: [], rotatedAt: 0 };
    this.#replace(undefined, [rotate(opened, tokens)]);
    return { user, ...tokens };
  }

  /** Exchanges the newest refresh token for a new pair; undefined for any other. Reuse ends the session. */
  refresh(token: string): Tokens | undefined {
    const session = this.#stored.read().live.find(({ refresh }) => refresh.includes(token));
    if (session === undefined) return undefined;
    const age = session.refresh.length - 1 - session.refresh.indexOf(token);
    const newest = newestTokens(session);
    if (age === 1 && Date.now() < session.rotatedAt + this.#graceMs) return newest;
    const next = age === 0 ? this.#createTokens(newest) : undefined;
    this.#replace(session, next ? [rotate(session, next)] : []);
    return next;
  }

  /** Ends the caller's session; false where the refresh token is of another session. */
  end(authorization: string | undefined, token: string): boolean {
    const session = findByAccess(this.#stored.read(), authorization);
    if (!session?.refresh.includes(token)) return false;
    this.#replace(session, []);
    return true;
  }

  /** Lists the sessions of an address: that of an Authorization header first, then the last used. */
  list(email: string, authorization: string | undefined): OpenSessions {
    const state = this.#stored.read();
    const current = findByAccess(state, authorization)?.id;
    const sessions = state.live
      .filter((session) => session.email === email)
      .toSorted((one, other) => other.rotatedAt - one.rotatedAt)
      .map(({ id, openedAt, rotatedAt }) => ({
        id,
        isCurrent: id === current,
        browser: 'Chrome',
        system: 'Windows',
        address: '203.0.113.7',
        createdAt: new Date(openedAt).toISOString(),
        lastUsedAt: new Date(rotatedAt).toISOString(),
      }))
      .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
    return { sessions };
  }

  /** Ends a session of an address by its id. Throws ContractError SESSION_NOT_FOUND. */
  endById(email: string, id: string, authorization: string | undefined): OpenSessions {
    const session = this.#stored.read().live.find((one) => one.email === email && one.id === id);
    if (session === undefined) throw new ContractError('SESSION_NOT_FOUND');
    const left = this.list(email, authorization).sessions.filter((one) => one.id !== id);
    this.#replace(session, []);
    return { sessions: left };
  }

  /** Ends the sessions of an address but that of an Authorization header. */
  endOthers(email: string, authorization: string | undefined): OpenSessions {
    for (const { id, isCurrent } of this.list(email, authorization).sessions)
      if (!isCurrent) this.endById(email, id, authorization);
    return this.list(email, authorization);
  }

  /** The sign-ins of an address whose sessions are open, newest first. */
  trail(email: string): AccountTrail {
    const own = this.#stored.read().live.filter((session) => session.email === email);
    const events = own
      .toSorted((one, other) => other.openedAt - one.openedAt)
      .map(({ openedAt }) => ({
        at: new Date(openedAt).toISOString(),
        event: 'sign-in' as const,
        address: '203.0.113.7',
      }));
    return { events };
  }

  /** Ends all sessions of an address, whose next one is that of a new user. */
  forget(email: string): void {
    const { live, firstSignIns } = this.#stored.read();
    const { [email]: _forgotten, ...others } = firstSignIns;
    this.#stored.write({
      live: live.filter((session) => session.email !== email),
      firstSignIns: others,
    });
  }

  /** Returns the user of an Authorization header; undefined where the header has no live access token. */
  findUser(authorization: string | undefined): User | undefined {
    const state = this.#stored.read();
    const session = findByAccess(state, authorization);
    return session && toUser(state, session.email);
  }
}
