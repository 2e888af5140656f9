import { findNearestWeek, formatWeek } from '@vitrina/contract/iso-week';
import { FeedError } from '../../command/feed-error.ts';
import type { IngestRun } from '../ingest-run.ts';
import type { StagedWeek, WeekTotals } from '../staging/staged-offers.ts';
import { readStagedKeys } from './given-keys.ts';
import type { KeyRegistry } from './key-registry.ts';

/**
 * Teaches the registry the ids of staged weeks; the demo teaches none. Throws FeedError for a Kaspi id or article with
 * another id.
 */
export const learnWeeks = async (
  { analytics, publishedWeeks, isDemo }: Pick<IngestRun, 'analytics' | 'publishedWeeks' | 'isDemo'>,
  registry: KeyRegistry,
  weeks: readonly (StagedWeek & WeekTotals)[],
): Promise<void> => {
  if (isDemo === true) return;
  for (const week of weeks) {
    const refuse = (reason: string): never => {
      throw new FeedError('data', `${formatWeek(week)}: ${reason}; nothing is published`);
    };
    const other = findNearestWeek(publishedWeeks, week)?.snapshot;
    for await (const given of readStagedKeys(analytics, { ...week, other }))
      await registry.learn(given, refuse);
  }
};
