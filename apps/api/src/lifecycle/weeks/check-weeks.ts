import type { FastifyBaseLogger } from 'fastify';
import { GrantMissing } from '../../analytics/client/access-denied.ts';
import { AnalyticsUnavailable } from '../../analytics/errors.ts';
import { checkLaterWeeks } from '../../analytics/snapshot/later-weeks.ts';
import { claimInstallation } from '../../installation/claim-installation.ts';
import type { Sources } from '../../installation/open-sources.ts';
import { listPublishedWeeks } from '../../store/published-weeks.ts';
import type { ServedWeeks } from '../../served-weeks/served-weeks.ts';
import { verifyWeeks } from './verify-weeks.ts';

/**
 * Checks which installation owns the engine's weeks and verifies the rows of the published ones, which are served
 * from then on. Without the engine they are checked before anything is dropped. Throws LaterVersion,
 * ForeignInstallation, GrantMissing and StoreUnavailable.
 */
export async function checkWeeks(
  { analytics, store }: Pick<Sources, 'analytics' | 'store'>,
  servedWeeks: ServedWeeks,
  log: FastifyBaseLogger,
): Promise<void> {
  checkLaterWeeks(await listPublishedWeeks(store));
  try {
    await claimInstallation(analytics, store);
  } catch (error) {
    if (error instanceof GrantMissing || !(error instanceof AnalyticsUnavailable)) throw error;
  }
  await verifyWeeks(log, servedWeeks, 'rows');
  servedWeeks.isUnchecked = false;
}
