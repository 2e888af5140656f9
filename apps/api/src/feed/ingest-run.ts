import type { Analytics } from '../analytics/analytics.ts';
import type { Store } from '../store/store.ts';
import type { PublishedWeekRecord } from '../store/published-weeks.ts';
import type { Actor } from '../store/trail-events.ts';
import type { WeeksLock } from '../store/weeks-lock.ts';
import type { FeedFile } from './formats/feed-file.ts';
import type { IntakeOptions } from './intake/mapping.ts';
import type { OnProgress } from '../command/progress.ts';

/** Options of an ingest. */
export interface IngestOptions {
  /** Paths of the files. */
  files: readonly string[];
  /** The watched folder that must contain the files, without links; undefined if a person named the files. */
  folder?: string | undefined;
  analytics: Analytics;
  store: Store;
  dataDir: string;
  /** Folder for the content of packed files while it is read; default: the data directory. */
  unpackDir?: string | undefined;
  /** Publishes the weeks as demo weeks. The first real weeks replace all demo weeks. */
  isDemo?: boolean;
  /** Replaces published weeks that the files contain. */
  replace?: boolean;
  /** Reads and checks the files without publishing. */
  check?: boolean;
  /** Also publishes weeks that have not ended. */
  future?: boolean;
  /** Maximum of rejected rows: a share of the rows read, default `0.1%`, or a count. */
  maxRejects?: string;
  /** Also reads files that are not in the feed's own form; undefined takes only those that are. */
  intake?: IntakeOptions | undefined;
  /** Folder for copies of the files of published weeks; undefined keeps none. */
  archiveDir?: string | undefined;
  /** Number of latest weeks that stay published; undefined keeps all. */
  keepWeeks?: number | undefined;
  now: () => Date;
  /** Who publishes; undefined if a command does. */
  actor?: Actor | undefined;
  onProgress?: OnProgress;
  /** Resolves when no report of a replaced snapshot can start any more; absent if no process reads the weeks. */
  waitForReaders?: (() => Promise<void>) | undefined;
  /** Receives one line for each dropped snapshot. */
  log?: (line: string) => void;
}

/** A running ingest: its options, and the state before the first row is read. */
export interface IngestRun extends IngestOptions {
  feedFiles: readonly FeedFile[];
  /** Total size of the files, bytes. */
  totalBytes: number;
  /** Published weeks that only `replace` may change. Demo weeks count only if the ingest publishes demo weeks. */
  publishedWeeks: readonly PublishedWeekRecord[];
  onProgress: OnProgress;
  log: (line: string) => void;
  /** Installation id of the app database and the engine's database. */
  installation: string;
  /** The lock of the weeks, held by this run. */
  lock: WeeksLock;
}
