import type { Analytics } from '../analytics/analytics.ts';
import { type PartFiles, watchPartFiles } from '../analytics/snapshot/part-files.ts';
import { findUnreadableSnapshots } from '../analytics/snapshot/unreadable-snapshots.ts';
import type { RecordedWeek } from '../analytics/snapshot/week-manifest.ts';
import { ContractError } from '@vitrina/contract/serving';
import { FIRST_WEEK, isEarlier, subtractWeeks, type Week } from '@vitrina/contract/iso-week';
import type { PublishedWeek, PublishedWeeks } from '../store/published-week-reader.ts';
import type { Store } from '../store/store.ts';
import { StoreUnavailable } from '../store/store-unavailable.ts';
import { type PublishedWeekRecord, listPublishedWeeks } from '../store/published-weeks.ts';
import { UnreadableWeek } from './unreadable-week.ts';
import { openOutdatedWeeks, type OutdatedWeek } from './outdated-weeks.ts';

/** The served weeks at one moment: a request finds all its weeks in one reading. */
export interface ReadableWeeks {
  /**
   * Finds a week; undefined if it is not published. Throws ContractError: INTERNAL_SERVER_ERROR if it is damaged,
   * SERVICE_UNAVAILABLE if it is of an earlier version that lacks one of the tables.
   */
  find(year: number, weekNumber: number): PublishedWeek | undefined;
  /** Lists the served weeks from one week to another, inclusive, oldest first. */
  listBetween(first: Week, last: Week): PublishedWeek[];
  /** Lists the published weeks before a week, oldest first; empty if one of them is not served. */
  listEarlier(week: Week): PublishedWeek[];
}

/**
 * The published weeks that requests can read: those with intact tables, of this version or, for the reports that need
 * no others, of an earlier one.
 */
export interface ServedWeeks {
  /** Whether the app database was away at the start, so that weeks are unchecked and no report is served. */
  isUnchecked: boolean;
  /** Whether the demo market is being created; health reports it. */
  isMakingDemo: boolean;
  /** Weeks published in the engine's log but unknown to the app database; health reports them. */
  unknown: readonly RecordedWeek[];
  /** Lists the served weeks, latest first. */
  list(): Promise<PublishedWeekRecord[]>;
  /** Reads the weeks for a request that reads these tables. Throws StoreUnavailable, also while they are unchecked. */
  read(tables?: readonly string[]): Promise<ReadableWeeks>;
  /** Lists the served weeks to upgrade, latest first. */
  listOutdated(): Promise<OutdatedWeek[]>;
  /** Remembers why a week could not be upgraded: its missing tables then count as damaged, not as pending. */
  failUpgrade(week: PublishedWeek, error: Error): void;
  /** Lists the published weeks that are not served, latest first. */
  listDamaged(): Promise<PublishedWeekRecord[]>;
  /** Stops serving those of the weeks whose files in these tables changed on disk, and returns their errors. */
  refuseChanged(weeks: readonly PublishedWeek[], tables: readonly string[]): Promise<ContractError[]>;
  /** Stops serving a week whose data could not be read; returns the error of the request. */
  refuse(week: PublishedWeek, error: Error): ContractError;
  /**
   * Compares each published week with its manifest and with the engine's log, stops serving those that differ and
   * returns them. `rows` takes milliseconds, `contents` about a second a gigabyte.
   */
  verify(depth: 'rows' | 'contents'): Promise<PublishedWeekRecord[]>;
}

/** Interval at which the log names an unreadable week again. */
const LOG_INTERVAL_MS = 60 * 60 * 1000;

/** Returns true for a snapshot at most once an hour. */
function createHourlyGate(now: () => number): (snapshot: number) => boolean {
  const loggedAt = new Map<number, number>();
  return (snapshot) => {
    const last = loggedAt.get(snapshot);
    if (last !== undefined && now() - last < LOG_INTERVAL_MS) return false;
    loggedAt.set(snapshot, now());
    return true;
  };
}

/** Remembers why weeks are refused, by snapshot, and creates the errors of their requests. */
function createRefusals(now: () => number) {
  const refused = new Map<number, Error>();
  const isToLog = createHourlyGate(now);
  const toError = (week: PublishedWeek, why = refused.get(week.snapshot)) => {
    const cause = new UnreadableWeek(week, isToLog(week.snapshot), why);
    return new ContractError('INTERNAL_SERVER_ERROR', { cause });
  };
  return { refused, toError };
}

/** Removes unreadable weeks from the published ones. */
function selectReadable(
  published: PublishedWeeks,
  isUnreadable: (week: PublishedWeek) => boolean,
  toError: (week: PublishedWeek) => ContractError,
): ReadableWeeks {
  const between = (first: Week, last: Week): PublishedWeek[] =>
    published
      .listYears(first.year, last.year)
      .filter((week) => !isEarlier(week, first) && !isEarlier(last, week));
  return {
    find(year, weekNumber) {
      const week = published.find(year, weekNumber);
      if (week && isUnreadable(week)) throw toError(week);
      return week;
    },
    listBetween: (first, last) => between(first, last).filter((week) => !isUnreadable(week)),
    listEarlier(week) {
      const earlier = between(FIRST_WEEK, subtractWeeks(week, 1));
      return earlier.some(isUnreadable) ? [] : earlier;
    },
  };
}

/** Finds the published snapshots that no report may read, and watches the files of all. */
const findDamaged = async (
  store: Store,
  analytics: Analytics,
  files: PartFiles,
  depth: 'rows' | 'contents',
): Promise<ReadonlySet<number>> => {
  const weeks = await listPublishedWeeks(store);
  // Before the check: a file changed after it must differ from the remembered one.
  await files.remember(weeks);
  return new Set(await findUnreadableSnapshots(analytics, weeks, depth));
};

const readClock = (): number => performance.now();

/** Reads the published weeks from the app database at each call, since another process may publish. */
export function openServedWeeks(store: Store, analytics: Analytics, now = readClock): ServedWeeks {
  let damaged: ReadonlySet<number> = new Set();
  const { refused, toError } = createRefusals(now);
  const files = watchPartFiles(analytics);
  const outdated = openOutdatedWeeks(toError);
  const isUnreadable = (week: PublishedWeek) =>
    damaged.has(week.snapshot) || refused.has(week.snapshot) || !outdated.isUsable(week);
  const list = async () => (await listPublishedWeeks(store)).filter((week) => !isUnreadable(week));
  return {
    isUnchecked: false,
    isMakingDemo: false,
    unknown: [],
    list,
    async read(tables = []) {
      const published = await store.readPublishedWeeks();
      if (this.isUnchecked) throw new StoreUnavailable(new Error('its weeks are not checked yet'));
      const cannotRead = (week: PublishedWeek) => isUnreadable(week) || outdated.lacks(week, tables);
      const toWeekError = (week: PublishedWeek) => (isUnreadable(week) ? toError : outdated.toError)(week);
      return selectReadable(published, cannotRead, toWeekError);
    },
    listDamaged: async () => (await listPublishedWeeks(store)).filter(isUnreadable),
    listOutdated: async () => outdated.select(await list()),
    failUpgrade: outdated.fail,
    refuse(week, error) {
      refused.set(week.snapshot, error);
      return toError(week);
    },
    async refuseChanged(weeks, tables) {
      const changed = await files.findChanged(weeks, tables);
      return changed.map((week) => this.refuse(week, new Error('its files were changed on the disk')));
    },
    async verify(depth) {
      const before = [...refused.keys()];
      damaged = await findDamaged(store, analytics, files, depth);
      // Every value was read: refused weeks are readable again, or among the damaged.
      if (depth === 'contents') for (const snapshot of before) refused.delete(snapshot);
      return this.listDamaged();
    },
  };
}
