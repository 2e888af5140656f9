import type { Analytics } from '../analytics/analytics.ts';
import type { Store } from '../store/store.ts';
import type { PublishedWeekRecord } from '../store/published-weeks.ts';
import type { WeeksLock } from '../store/weeks-lock.ts';
import type { FeedFile } from './formats/feed-file.ts';
import type { OnProgress } from './progress.ts';

/** Options of an ingest. */
export interface IngestOptions {
  /** Paths of the files. */
  files: readonly string[];
  /** The watched folder that the files have to be in, without links; undefined if a person named the files. */
  folder?: string | undefined;
  analytics: Analytics;
  store: Store;
  dataDir: string;
  /** Publishes the weeks as a demo; the first real weeks replace all demo weeks. */
  isDemo?: boolean;
  /** Replaces published weeks that are in the files. */
  replace?: boolean;
  /** Reads and checks everything and publishes nothing. */
  check?: boolean;
  /** Also publishes weeks that have not ended. */
  future?: boolean;
  /** Maximum of rejected rows: a share of the rows read, default `0.1%`, or a count. */
  maxRejects?: string;
  /** Folder that keeps the files of published weeks; none if undefined. */
  archiveDir?: string | undefined;
  /** How many of the latest weeks stay published; all if undefined. */
  keepWeeks?: number | undefined;
  now: () => Date;
  onProgress?: OnProgress;
  /** Resolves when no report of a replaced snapshot can start any more; absent if nothing reads the weeks. */
  waitForReaders?: (() => Promise<void>) | undefined;
  /** Receives a line for each snapshot that is dropped. */
  log?: (line: string) => void;
}

/** A running ingest: its options, and the state before the first row is read. */
export interface IngestRun extends IngestOptions {
  feedFiles: readonly FeedFile[];
  /** Total size of the files, bytes. */
  totalBytes: number;
  /** Published weeks that need `replace`: demo weeks count only for a demo. */
  publishedWeeks: readonly PublishedWeekRecord[];
  onProgress: OnProgress;
  log: (line: string) => void;
  /** Id that the app database shares with the engine's database. */
  installation: string;
  /** The lock that this run has. */
  lock: WeeksLock;
}
