import { createHash } from 'node:crypto';
import type { Analytics } from '../../analytics/analytics.ts';
import { findUnreadableSnapshots, isOutdated } from '../../analytics/snapshot/unreadable-snapshots.ts';
import type { PublishedWeekRecord } from '../../store/published-weeks.ts';

/** Combines the SHA-256 hashes of files into one, independent of their order. */
export const hashContent = (hashes: readonly string[]): string =>
  createHash('sha256').update(hashes.toSorted().join('\n')).digest('hex');

/** Returns the content hash of a published week: the hash of its files and the number of weeks published with it. */
export const publishedContentHash = (content: string, weeks: number): string => `${content}/${weeks}`;

/** Returns the published weeks of this content if none of them was replaced or removed; otherwise none. */
export const findWeeksWithContent = (
  content: string,
  published: readonly PublishedWeekRecord[],
): PublishedWeekRecord[] => {
  const weeks = published.filter((week) => week.contentHash.startsWith(`${content}/`));
  return weeks.every((week) => week.contentHash === publishedContentHash(content, weeks.length)) ? weeks : [];
};

/**
 * Returns true if this content is published and all its values are intact, so that ingesting it again would change
 * nothing. Reads all values.
 */
export const isLoaded = async (
  analytics: Analytics,
  content: string,
  published: readonly PublishedWeekRecord[],
): Promise<boolean> => {
  const weeks = findWeeksWithContent(content, published);
  if (weeks.some(isOutdated)) return false;
  return weeks.length > 0 && (await findUnreadableSnapshots(analytics, weeks, 'contents')).length === 0;
};
