import type { RateLimit } from '../store/code-requests.ts';
import type { Store } from '../store/store.ts';
import type { Mailer } from './mailer.ts';
import type { Random } from './random.ts';

/** What sign-in works with. */
export interface AuthDeps {
  store: Store;
  mailer: Mailer;
  now: () => Date;
  random: Random;
  /** The key of all HMACs: at least 32 characters, nowhere in the database. */
  pepper: string;
  accessTokenSeconds: number;
  /** Counted from the last refresh. */
  refreshTokenSeconds: number;
  codeRequestLimits: readonly RateLimit[];
}
