import type { Language } from '@vitrina/contract';
import type { Generated } from 'kysely';
import type { TrailEventName } from './trail-events.ts';
import type { WeekTables } from './week-tables.ts';

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
  /** Id of the requesting device; an address block or empty for a code of an earlier version. */
  requester: string;
  /** Address block of the requester; empty for a second code that only a device may enter. */
  address: string;
  /** HMAC of address and code; the key is not in the database. */
  hash: string;
  /** 2 for the second code of a sign-in. */
  step: 1 | 2;
  issued_at: string;
}

/** A granted code request. The rate limits count these rows. */
interface CodeRequestTable {
  id: string;
  email: string;
  /** The caller's address, IPv6 cut to /64, and the networks around it. */
  address: string;
  network56: string;
  network48: string;
  /** Id of the device; empty for a caller without one. */
  device: string;
  /** The budget of the request, see Budget. */
  budget: string;
  requested_at: string;
  /** 0 if the mail could not be sent. */
  mailed: 0 | 1;
}

/** A guess that was compared with a code. Deleted when its caller enters the right code. */
interface GuessTable {
  id: string;
  code_id: string;
  /** The guesser that has 3 guesses at the code: the device that requested it, or its address block. */
  caller: string;
  address: string;
  network56: string;
  network48: string;
  device: string;
  guessed_at: string;
  /** Day whose count of wrong guesses includes it; empty if none does. */
  counted_day: string;
}

/** Number of wrong guesses of a device on a day. The empty device counts all strangers. */
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
  /** Client of the sign-in or of the last refresh; empty if unknown. */
  browser: Generated<string>;
  system: Generated<string>;
  address: Generated<string>;
}

/** An access token of a session. */
interface AccessTokenTable {
  /** SHA-256 of the token. */
  hash: string;
  session_id: string;
  issued_at: string;
}

/** The entities that a user follows. A user without a row follows nothing, at version 0. */
interface FollowListTable {
  user_id: string;
  /** Increases with each change. */
  version: number;
  /** JSON of the list. */
  follows: string;
}

/** The time at which a user last marked the events of a week as seen. */
interface SeenWeekTable {
  user_id: string;
  year: number;
  week_number: number;
  seen_at: string;
}

/** A user who is subscribed to the letter about each new week. */
interface LetterSubscriptionTable {
  user_id: string;
  subscribed_at: string;
}

/** At most one row: the latest week with letters; year 0 if no real week was published. */
interface LetterWeekTable {
  year: number;
  week_number: number;
}

/** The letter about a week to one user. */
interface LetterTable {
  user_id: string;
  year: number;
  week_number: number;
  /** `claimed`: a process sends it, or was killed while sending it. */
  state: 'waiting' | 'claimed' | 'sent' | 'given up';
  attempts: number;
  /** When a waiting letter is due; when the claim of a claimed one ends. */
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
  /** Null if it lasts until it is revoked. */
  expires_at: string | null;
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
  /** When the week that the user saw was published, and the version of its index formula. */
  published_at: string;
  formula_version: number;
  created_at: string;
  expires_at: string;
  /** When the link was opened first; null if it never was. */
  first_used_at: string | null;
}

/** An event of the trail. Rows are only added, and deleted after the retention. */
interface TrailTable {
  id: string;
  recorded_at: string;
  event: TrailEventName;
  subject: string | null;
  /** No reference: the trail outlives its users. */
  user_id: string | null;
  address: string | null;
}

/** Tables of the app database. */
export interface Tables extends WeekTables {
  users: UserTable;
  codes: CodeTable;
  code_requests: CodeRequestTable;
  guesses: GuessTable;
  wrong_guesses: WrongGuessTable;
  sessions: SessionTable;
  access_tokens: AccessTokenTable;
  follow_lists: FollowListTable;
  seen_weeks: SeenWeekTable;
  letter_subscriptions: LetterSubscriptionTable;
  letter_week: LetterWeekTable;
  letters: LetterTable;
  program_keys: ProgramKeyTable;
  shares: ShareTable;
  trail: TrailTable;
}
