import type { Analytics } from '../analytics/analytics.ts';
import type { Store } from '../store/store.ts';
import type { PublishedWeekRecord } from '../store/published-weeks.ts';
import type { FeedFile } from './formats/feed-file.ts';
import type { OnProgress } from './progress.ts';

/** What an ingest is asked to do. */
export interface IngestOptions {
  /** Paths of the files. */
  files: readonly string[];
  analytics: Analytics;
  store: Store;
  dataDir: string;
  /** The weeks are a demo: real ones take their place. */
  isDemo?: boolean;
  /** Published weeks that are in the files are replaced whole. */
  replace?: boolean;
  /** Everything is read and checked, and nothing published. */
  check?: boolean;
  /** A share of the rows read like `0.1%`, which is also the default, or a count. */
  maxRejects?: string;
  now: () => Date;
  onProgress?: OnProgress;
  /** Resolves when no report of a replaced week can begin any more. Left out where nobody reads. */
  waitForReaders?: () => Promise<void>;
}

/** One ingest: what it was asked, and what it found before it read a row. */
export interface IngestRun extends IngestOptions {
  feedFiles: readonly FeedFile[];
  /** Bytes of all files. */
  totalBytes: number;
  /** The published weeks that it may not overwrite unasked. */
  publishedWeeks: readonly PublishedWeekRecord[];
  onProgress: OnProgress;
}
