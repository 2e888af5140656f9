import type { Week } from '@vitrina/contract/iso-week';
import { formatWeek } from '@vitrina/contract/iso-week';

/** A request for a published week that is not served: cause of its 500. */
export class UnreadableWeek extends Error {
  override readonly name = 'UnreadableWeek';
  /** Whether to log it: not named within the last hour. */
  readonly isToLog: boolean;

  constructor(week: Week & { snapshot: number }, isToLog: boolean, cause?: unknown) {
    const reason = cause instanceof Error ? `: ${cause.message.trim()}` : ', or of another version';
    super(`Week ${formatWeek(week)} (snapshot ${week.snapshot}) is damaged${reason}`, { cause });
    this.isToLog = isToLog;
  }
}

/** A request for tables that a week of an earlier version lacks until its upgrade: cause of its 503. */
export class WeekInUpgrade extends Error {
  override readonly name = 'WeekInUpgrade';

  constructor(week: Week) {
    super(`Week ${formatWeek(week)} is of an earlier version and not upgraded yet`);
  }
}
