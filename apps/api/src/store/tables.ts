import type { Language } from '@vitrina/contract';
import type { Generated } from 'kysely';

/** A user who has signed in at least once, in the language of the last sign-in or page. Times are ISO 8601 in UTC. */
interface UserTable {
  id: string;
  email: string;
  /** A blocked user cannot sign in, and existing sessions are refused. */
  status: 'active' | 'blocked';
  language: Generated<Language>;
  created_at: string;
  updated_at: string;
}

/** The current code of a mailbox for one requester. */
interface CodeTable {
  id: string;
  email: string;
  /** Id of the device that requested it; an address block or empty for a code of an earlier version. */
  requester: string;
  /** Address block that requested it; empty for a second code that belongs to a device alone. */
  address: string;
  /** HMAC of address and code; the key is not in the database. */
  hash: string;
  /** 2 for the second code of a sign-in. */
  step: 1 | 2;
  issued_at: string;
}

/** A granted code request; the rate limits count these. */
interface CodeRequestTable {
  id: string;
  email: string;
  /** The caller's address, IPv6 cut to /64, and the networks around it. */
  address: string;
  network56: string;
  network48: string;
  /** Id of the device; empty for a caller without one. */
  device: string;
  /** What the request counts against, see Budget. */
  budget: string;
  requested_at: string;
  /** 0 when the mail could not be sent. */
  mailed: 0 | 1;
}

/** A guess that was compared with a code; those of a caller that then knew it have no row. */
interface GuessTable {
  id: string;
  code_id: string;
  /** Who has guesses of its own at the code: the device that requested it, or its address block. */
  caller: string;
  address: string;
  network56: string;
  network48: string;
  device: string;
  guessed_at: string;
  /** Day among whose wrong guesses it counts; empty if it does not. */
  counted_day: string;
}

/** Wrong guesses of a device in a day; those of the empty device are of all strangers. */
interface WrongGuessTable {
  device: string;
  /** Date in UTC, as 2026-11-16. */
  day: string;
  guesses: number;
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
  /** Hash of the address block and the user agent of the last refresh; empty if unknown. */
  rotated_by: string;
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
  /** SHA-256 of the manifest; the engine's log has the same. */
  digest: string;
}

/** One row: the id that the app database shares with its engine's database. */
interface InstallationTable {
  /** 128 random bits, hexadecimal. */
  id: string;
  created_at: string;
}

/** What a user follows; a user without a row follows nothing, at version 0. */
interface FollowListTable {
  user_id: string;
  /** Rises with each change. */
  version: number;
  /** JSON of the list. */
  follows: string;
}

/** When a user last marked the events of a week as seen. */
interface SeenWeekTable {
  user_id: string;
  year: number;
  week_number: number;
  seen_at: string;
}

/** A user who gets the letter about each new week. */
interface LetterSubscriptionTable {
  user_id: string;
  subscribed_at: string;
}

/** At most one row: the latest week that letters were made for; year 0 where no real week was published. */
interface LetterWeekTable {
  year: number;
  week_number: number;
}

/** The letter about a week to one user. */
interface LetterTable {
  user_id: string;
  year: number;
  week_number: number;
  /** Claimed: it is being sent, or the process that did so was killed. */
  state: 'waiting' | 'claimed' | 'sent' | 'given up';
  attempts: number;
  /** When a waiting letter is sent; when the lease of a claimed one ends. */
  due_at: string;
}

/** A key with which a program of a user reads reports. */
interface ProgramKeyTable {
  id: string;
  /** SHA-256 of the key. */
  hash: string;
  user_id: string;
  name: string;
  created_at: string;
  /** Date in UTC, as 2026-11-16; null if it was never used. */
  last_used_on: string | null;
}

/** A link of a user that opens one screen of one week to others. */
interface ShareTable {
  id: string;
  /** SHA-256 of the token. */
  hash: string;
  user_id: string;
  /** Address of the screen, with its week and id. */
  path: string;
  year: number;
  week_number: number;
  /** When the week was published that the user saw, and by which formula its indices are. */
  published_at: string;
  formula_version: number;
  created_at: string;
  expires_at: string;
}

/** Tables of the app database. */
export interface Tables {
  users: UserTable;
  codes: CodeTable;
  code_requests: CodeRequestTable;
  guesses: GuessTable;
  wrong_guesses: WrongGuessTable;
  sessions: SessionTable;
  access_tokens: AccessTokenTable;
  published_weeks: PublishedWeekTable;
  installation: InstallationTable;
  follow_lists: FollowListTable;
  seen_weeks: SeenWeekTable;
  letter_subscriptions: LetterSubscriptionTable;
  letter_week: LetterWeekTable;
  letters: LetterTable;
  program_keys: ProgramKeyTable;
  shares: ShareTable;
}
