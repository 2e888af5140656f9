import { formatWeek } from '@vitrina/contract/iso-week';
import type { Analytics } from '../../analytics/analytics.ts';
import { FeedError } from '../../command/feed-error.ts';
import type { StagedWeek, WeekTotals } from '../staging/staged-offers.ts';
import { readStagedKeys } from './given-keys.ts';
import type { KeyRegistry } from './key-registry.ts';

/** Teaches the registry the ids of staged weeks. Throws FeedError for a Kaspi id or article with another id. */
export const learnWeeks = async (
  analytics: Analytics,
  registry: KeyRegistry,
  weeks: readonly (StagedWeek & WeekTotals)[],
): Promise<void> => {
  for (const week of weeks) {
    const refuse = (reason: string): never => {
      throw new FeedError('data', `${formatWeek(week)}: ${reason}; nothing is published`);
    };
    for await (const given of readStagedKeys(analytics, week)) await registry.learn(given, refuse);
  }
};
