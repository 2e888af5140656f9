/** Somebody who has signed in at least once. Moments everywhere are ISO 8601 in UTC, so text sorts by time. */
interface UserTable {
  id: string;
  email: string;
  /** A blocked user cannot sign in, and what he holds is dead at once. */
  status: 'active' | 'blocked';
  created_at: string;
  updated_at: string;
}

/**
 * The one code of an e-mail address that may still be used. The row of the empty address counts every
 * guess there is: a guess at an address without a code takes as long as any other.
 */
interface CodeTable {
  email: string;
  /** HMAC of address and code; its key is not in the database. */
  hash: string;
  attempts: number;
  issued_at: string;
}

/** A request for a code that was granted: what the limits count. */
interface AskTable {
  id: string;
  email: string;
  /** The caller's address, IPv6 cut to /64. */
  address: string;
  asked_at: string;
  /** 0 when the mail could not be sent. */
  mailed: 0 | 1;
}

/** A session that lasts; an ended one has no row. */
interface SessionTable {
  /** SHA-256 of the secret that its refresh tokens carry. */
  id: string;
  user_id: string;
  /** The counter of the refresh token that is to be used next. */
  counter: number;
  created_at: string;
  /** When the counter was last raised. */
  rotated_at: string;
}

/** An access token of a session. */
interface AccessTokenTable {
  /** SHA-256 of the token. */
  hash: string;
  session_id: string;
  issued_at: string;
}

/** Which load of the engine a published week is read from. */
interface PublishedWeekTable {
  year: number;
  week_number: number;
  load: number;
  is_demo: 0 | 1;
  published_at: string;
  content_hash: string;
  manifest: string;
}

/** One row: the last load id that was given out. */
interface LastLoadTable {
  load: number;
}

/** The app database. */
export interface Tables {
  users: UserTable;
  codes: CodeTable;
  asks: AskTable;
  sessions: SessionTable;
  access_tokens: AccessTokenTable;
  published_weeks: PublishedWeekTable;
  last_load: LastLoadTable;
}
