import type { Store } from '../store/store.ts';
import type { Alarms } from './alarms.ts';
import type { LimitedCallers } from './limited-callers.ts';
import type { Mailer } from './code-mailer.ts';
import type { Random } from './random.ts';
import type { CodeRequestLimits } from './rate-limits.ts';
import type { UncomparedGuesses } from './uncompared-guesses.ts';

/** Dependencies of sign-in. */
export interface AuthDeps {
  store: Store;
  mailer: Mailer;
  now: () => Date;
  random: Random;
  /** Key of all HMACs: at least 32 characters, not in the database. */
  pepper: string;
  accessTokenSeconds: number;
  /** Lifetime of a refresh token since the last refresh. */
  refreshTokenSeconds: number;
  codeRequestLimits: CodeRequestLimits;
  /** Whether the server writes codes into its log, because it has no mail server. */
  isMailLogged?: boolean;
  /** Whether the public URL is https; cookies then always have Secure. */
  isHttps?: boolean;
  /** Logs the error of a mail that is sent after the response. */
  reportError?: (error: unknown) => void;
  /** Receives alarms and writes a log line of level error. */
  reportAlarm?: (message: string) => void;
}

/** Dependencies of sign-in with its state in memory. */
export interface AuthContext extends AuthDeps {
  limitedCallers: LimitedCallers;
  uncomparedGuesses: UncomparedGuesses;
  alarms: Alarms;
}
