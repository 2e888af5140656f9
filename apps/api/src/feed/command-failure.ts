import { AnalyticsUnavailable } from '../analytics/errors.ts';
import { startFailure, type StartFailure } from '../server/start-failure.ts';
import { exitCodes, FeedFailure } from './failure.ts';

/** What the engine says when the disk is full or fails, in the words of ClickHouse's ErrorCodes.cpp. */
const diskFailure = /NOT_ENOUGH_SPACE|CANNOT_WRITE_TO_FILE_DESCRIPTOR|CANNOT_FSYNC|No space left on device/;

/** Says in one sentence why a command failed, and its exit code of sysexits.h. */
export const failureOf = (error: unknown): StartFailure => {
  if (error instanceof FeedFailure) return error;
  if (!(error instanceof Error)) return startFailure(error);
  if (diskFailure.test(error.message)) {
    return { message: `The disk is full or failing: ${error.message}`, exitCode: exitCodes.io };
  }
  if (error instanceof AnalyticsUnavailable) {
    return { message: `${error.message}; the weeks are as they were`, exitCode: exitCodes.io };
  }
  if ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
    return { message: error.message, exitCode: exitCodes.usage };
  }
  if ('syscall' in error) return { message: error.message, exitCode: exitCodes.io };
  return startFailure(error);
};
