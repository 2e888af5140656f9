/** A user who has signed in at least once. All times are ISO 8601 in UTC, so that text sorts by time. */
interface UserTable {
  id: string;
  email: string;
  /** A blocked user cannot sign in, and existing sessions are refused. */
  status: 'active' | 'blocked';
  created_at: string;
  updated_at: string;
}

/**
 * The current code of an e-mail address. The row with the empty address counts all attempts, so that an attempt at an
 * address without a code takes as long as any other.
 */
interface CodeTable {
  email: string;
  /** HMAC of address and code; the key is not in the database. */
  hash: string;
  attempts: number;
  issued_at: string;
}

/** A granted code request; the rate limits count these. */
interface CodeRequestTable {
  id: string;
  email: string;
  /** The caller's address, IPv6 cut to /64. */
  address: string;
  requested_at: string;
  /** 0 when the mail could not be sent. */
  mailed: 0 | 1;
}

/** An open session; an ended one has no row. */
interface SessionTable {
  /** SHA-256 of the secret in its refresh tokens. */
  id: string;
  user_id: string;
  /** Counter of the next refresh token. */
  counter: number;
  created_at: string;
  /** Time of the last refresh. */
  rotated_at: string;
}

/** An access token of a session. */
interface AccessTokenTable {
  /** SHA-256 of the token. */
  hash: string;
  session_id: string;
  issued_at: string;
}

/** A published week and the engine's snapshot that it is read from. */
interface PublishedWeekTable {
  year: number;
  week_number: number;
  snapshot: number;
  is_demo: 0 | 1;
  published_at: string;
  content_hash: string;
  manifest: string;
}

/** One row: the last snapshot id assigned. */
interface LastSnapshotTable {
  snapshot: number;
}

/** Tables of the app database. */
export interface Tables {
  users: UserTable;
  codes: CodeTable;
  code_requests: CodeRequestTable;
  sessions: SessionTable;
  access_tokens: AccessTokenTable;
  published_weeks: PublishedWeekTable;
  last_snapshot: LastSnapshotTable;
}
