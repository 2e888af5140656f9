import { hasPepper } from '../auth/pepper.ts';
import type { Config } from '../config.ts';
import { isLoopback } from '../setting-schemas.ts';
import type { Store } from '../store/store.ts';
import { hasUsers } from '../store/users.ts';

/** Describes what a start with these settings and this data directory puts at risk, a sentence each. */
export async function describeRisks(config: Config, store: Store): Promise<readonly string[]> {
  const { mail, publicUrl, host, codePepper, dataDir } = config;
  const isPublic = publicUrl !== undefined || !isLoopback(host);
  // On Postgres CODE_PEPPER is set.
  const isPepperLost = codePepper === undefined && !hasPepper(dataDir) && (await hasUsers(store));
  return [
    ...(isPublic && mail === undefined
      ? [
          'SMTP_URL is not set: sign-in codes are written to this log, and whoever reads it can sign in as anybody; set SMTP_URL and MAIL_FROM',
        ]
      : []),
    ...(isPepperLost
      ? [
          'code-pepper is gone from the data directory and is made anew: all sessions, codes and unsubscribe links are void, everybody signs in again; if nobody deleted it, restore it from a backup and start again',
        ]
      : []),
  ];
}
