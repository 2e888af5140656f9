import { createHash } from 'node:crypto';
import type { Analytics } from '../../analytics/analytics.ts';
import { lostLoads } from '../../analytics/lost-loads.ts';
import type { PublishedWeekRecord } from '../../store/published-weeks.ts';

/** Names the contents of files, in whatever order they were given, by their SHA-256. */
export const hashContent = (hashes: readonly string[]): string =>
  createHash('sha256').update(hashes.toSorted().join('\n')).digest('hex');

/** What a published week remembers: the contents it came with, and how many weeks were published with it. */
export const publishedContentHash = (content: string, weeks: number): string => `${content}/${weeks}`;

/** The weeks that these contents were published as, if all of them still are; none otherwise. */
export const findWeeksWithContent = (
  content: string,
  published: readonly PublishedWeekRecord[],
): PublishedWeekRecord[] => {
  const weeks = published.filter((week) => week.contentHash.startsWith(`${content}/`));
  return weeks.every((week) => week.contentHash === publishedContentHash(content, weeks.length)) ? weeks : [];
};

/** Whether these contents are published already, whole and readable: to load them again would change nothing. */
export const isLoaded = async (
  analytics: Analytics,
  content: string,
  published: readonly PublishedWeekRecord[],
): Promise<boolean> => {
  const weeks = findWeeksWithContent(content, published);
  return weeks.length > 0 && (await lostLoads(analytics, weeks)).length === 0;
};
