import { AnalyticsUnavailable, isDiskError, isEngineLost } from '../../analytics/errors.ts';
import { GrantMissing } from '../../analytics/client/access-denied.ts';
import { describeShortage } from '../../installation/shortage.ts';
import { describeStartError, type StartError } from '../../installation/start-error.ts';
import { exitCodes, FeedError } from '../../command/feed-error.ts';

/** Describes the error of a command by one sentence and an exit code of sysexits.h. */
export const describeCommandError = (error: unknown): StartError => {
  if (error instanceof FeedError) return error;
  if (!(error instanceof Error) || describeShortage(error)) return describeStartError(error);
  if (isDiskError(error)) {
    const message = `The disk is full or failing, and the weeks are as they were: ${error.message.trim()}`;
    return { message, exitCode: exitCodes.io };
  }
  if (error instanceof GrantMissing) {
    const message = `${error.message}: nothing was published and the weeks are as they were.`;
    return { message, exitCode: describeStartError(error).exitCode };
  }
  if (isEngineLost(error)) {
    const reason = error instanceof AnalyticsUnavailable ? error.message : 'The analytics engine ended';
    const message = `${reason}: nothing was published and the weeks are as they were. Run the command again.`;
    return { message, exitCode: exitCodes.io };
  }
  if ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
    return { message: error.message, exitCode: exitCodes.usage };
  }
  if ('syscall' in error) return { message: error.message, exitCode: exitCodes.io };
  return describeStartError(error);
};
