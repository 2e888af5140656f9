const MINUTE = 60;
const DAY = 86_400;

/** Session of a token, and the number of refreshes before it. */
export interface TokenPosition {
  session: number;
  counter: number;
}

interface ModelSession {
  user: string;
  began: number;
  /** Time at which each counter was reached, seconds; the last one is current. */
  reached: number[];
  ended: boolean;
}

/**
 * The rules of sessions without tokens, hashes or a database: access tokens expire after 15 minutes, sessions 7 days
 * after the last refresh and 30 days after creation; a refresh may be retried within 10 seconds.
 */
export class SessionModel {
  now = 0;
  readonly blocked = new Set<string>();
  readonly #sessions: ModelSession[] = [];

  /** Creates a session; undefined for a blocked user. */
  signIn(user: string): TokenPosition | undefined {
    if (this.blocked.has(user)) return undefined;
    const session = this.#sessions.push({ user, began: this.now, reached: [this.now], ended: false }) - 1;
    return { session, counter: 0 };
  }

  /** Returns the position of the new tokens; undefined if the refresh is refused. */
  refresh({ session, counter }: TokenPosition): TokenPosition | undefined {
    const state = this.#sessions[session];
    if (!state || state.ended) return undefined;
    const present = state.reached.length - 1;
    const isRetry = counter === present - 1 && this.now - (state.reached[present] ?? 0) < 10;
    if (!this.#isOpen(state) || (counter !== present && !isRetry)) {
      state.ended = true;
      return undefined;
    }
    if (counter === present) state.reached.push(this.now);
    return { session, counter: counter + 1 };
  }

  /** Returns the user of an access token; undefined if it is not valid. */
  me({ session, counter }: TokenPosition): string | undefined {
    const state = this.#sessions[session];
    const issued = state?.reached[counter];
    if (!state || issued === undefined || !this.#isOpen(state)) return undefined;
    return this.now - issued < 15 * MINUTE ? state.user : undefined;
  }

  /** Ends the session of both tokens; false if they are not valid together. */
  logout(access: TokenPosition, refresh: TokenPosition): boolean {
    const state = this.#sessions[access.session];
    if (!state || this.me(access) === undefined || access.session !== refresh.session) return false;
    state.ended = true;
    return true;
  }

  #isOpen({ user, began, reached, ended }: ModelSession): boolean {
    const renewed = reached.at(-1) ?? began;
    return !ended && !this.blocked.has(user) && this.now - renewed < 7 * DAY && this.now - began < 30 * DAY;
  }
}
