import type { RateLimit } from '../store/code-requests.ts';
import type { Store } from '../store/store.ts';
import type { Mailer } from './mailer.ts';
import type { Random } from './random.ts';

/** Dependencies of sign-in. */
export interface AuthDeps {
  store: Store;
  mailer: Mailer;
  now: () => Date;
  random: Random;
  /** Key of all HMACs: at least 32 characters, not in the database. */
  pepper: string;
  accessTokenSeconds: number;
  /** Lifetime from the last refresh. */
  refreshTokenSeconds: number;
  codeRequestLimits: readonly RateLimit[];
}
