const MINUTE = 60;
const DAY = 86_400;

/** Where a token stands: in which session, and how many refreshes came before it. */
export interface TokenPosition {
  session: number;
  counter: number;
}

interface ModelSession {
  user: string;
  began: number;
  /** When each counter was reached, in seconds; the last one is the present. */
  reached: number[];
  ended: boolean;
}

/**
 * What sessions are by their rules alone, without tokens, hashes or a database: 15 minutes for access, 7
 * days from refresh to refresh, 30 in all, 10 seconds to ask again.
 */
export class SessionModel {
  now = 0;
  readonly blocked = new Set<string>();
  readonly #sessions: ModelSession[] = [];

  /** A new session; undefined for a blocked user. */
  signIn(user: string): TokenPosition | undefined {
    if (this.blocked.has(user)) return undefined;
    const session = this.#sessions.push({ user, began: this.now, reached: [this.now], ended: false }) - 1;
    return { session, counter: 0 };
  }

  /** The place of the tokens that a refresh gives; undefined where it gives none. */
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

  /** Whose access token this is; undefined where it is no good any more. */
  me({ session, counter }: TokenPosition): string | undefined {
    const state = this.#sessions[session];
    const issued = state?.reached[counter];
    if (!state || issued === undefined || !this.#isOpen(state)) return undefined;
    return this.now - issued < 15 * MINUTE ? state.user : undefined;
  }

  /** Whether these two tokens end a session. */
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
