import { ContractError } from '@vitrina/contract/serving';
import { parseManifest } from '../analytics/snapshot/manifest.ts';
import { isUpgradable, listReadableTables } from '../analytics/snapshot/unreadable-snapshots.ts';
import { SCHEMA_VERSION } from '../analytics/schema/table-versions.ts';
import { isBound } from '../analytics/snapshot/week-manifest.ts';
import type { PublishedWeek } from '../store/published-week-reader.ts';
import type { PublishedWeekRecord } from '../store/published-weeks.ts';
import { WeekInUpgrade } from './unreadable-week.ts';

/** A published week of an earlier version that is not upgraded yet, and why an attempt failed, if any. */
export interface OutdatedWeek {
  readonly week: PublishedWeekRecord;
  readonly failure: Error | undefined;
}

/** Time after which a report of a week in upgrade may be retried. */
const RETRY_SECONDS = 30;

/** State of a published week by its row alone. */
interface WeekState {
  /** Whether its manifest binds it, and its version is this or an upgradable one. */
  readonly isUsable: boolean;
  /** Whether an earlier version built it, so that it must be rebuilt. */
  readonly isOutdated: boolean;
  /** Its tables that reports can read. */
  readonly tables: ReadonlySet<string>;
}

const readState = (week: PublishedWeek): WeekState => ({
  isUsable: isBound(week) && (parseManifest(week.manifest)?.version === SCHEMA_VERSION || isUpgradable(week)),
  isOutdated: isUpgradable(week),
  tables: new Set(listReadableTables(week)),
});

/** Reads the state of rows: each is hashed and parsed once, and again after a change. */
function createStateReader(): (week: PublishedWeek) => WeekState {
  const known = new Map<string, WeekState>();
  return (week) => {
    const { year, weekNumber, snapshot, isDemo, publishedAt, contentHash, digest } = week;
    const key = [year, weekNumber, snapshot, isDemo, publishedAt, contentHash, digest].join(' ');
    const state = known.get(key) ?? readState(week);
    known.set(key, state);
    return state;
  };
}

/** Tracks the tables that published weeks of an earlier version lack, and the weeks that could not be upgraded. */
export function openOutdatedWeeks(toDamageError: (week: PublishedWeek, why: Error) => ContractError) {
  const read = createStateReader();
  const failures = new Map<number, Error>();
  return {
    isUsable: (week: PublishedWeek) => read(week).isUsable,
    /** Whether reports of these tables must wait for the upgrade of the week. */
    lacks: (week: PublishedWeek, tables: readonly string[]) =>
      read(week).isOutdated && tables.some((table) => !read(week).tables.has(table)),
    /** Creates the error of a report whose tables the week lacks. */
    toError: (week: PublishedWeek): ContractError => {
      const failure = failures.get(week.snapshot);
      if (failure) return toDamageError(week, failure);
      const cause = new WeekInUpgrade(week);
      return new ContractError('SERVICE_UNAVAILABLE', { cause, retryAfterSeconds: RETRY_SECONDS });
    },
    select: (weeks: readonly PublishedWeekRecord[]): OutdatedWeek[] =>
      weeks
        .filter((week) => read(week).isOutdated)
        .map((week) => ({ week, failure: failures.get(week.snapshot) })),
    fail: (week: PublishedWeek, error: Error): void => void failures.set(week.snapshot, error),
  };
}
