/**
 * The analytics do not respond now: the engine is restarting or gone, the server is unreachable, or the report queue
 * is full. Retry later (503).
 */
export class AnalyticsUnavailable extends Error {
  override readonly name = 'AnalyticsUnavailable';
}

/** The queue of reports is too long; its expected wait is over after `retryAfterSeconds` (503). */
export class QueueTooLong extends AnalyticsUnavailable {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A report exceeded its limit of time, memory or rows and was killed (503). */
export class AnalyticsLimit extends Error {
  override readonly name = 'AnalyticsLimit';
}

/** Whether the engine ended or does not respond: a connection breaks in use when it is killed. */
export const isEngineLost = (error: unknown): boolean =>
  error instanceof AnalyticsUnavailable ||
  (error instanceof Error &&
    (error.message === 'socket hang up' || ('code' in error && error.code === 'ECONNRESET')));

/** The engine's errors about a full or failing disk, by their names in ClickHouse's ErrorCodes.cpp. */
const diskErrorTypes = new Set([
  'NOT_ENOUGH_SPACE',
  'CANNOT_WRITE_TO_FILE_DESCRIPTOR',
  'CANNOT_WRITE_AFTER_END_OF_BUFFER',
  'CANNOT_READ_FROM_FILE_DESCRIPTOR',
  'CANNOT_OPEN_FILE',
  'CANNOT_FSYNC',
]);

/** The operating system's message within an engine error. */
const noSpaceMessage = /No space left on device|not enough space/i;

/** Whether the disk is full or failing, by the message of the engine or of the operating system. */
export const isDiskError = (error: Error): boolean =>
  ('type' in error && diskErrorTypes.has(String(error.type))) || noSpaceMessage.test(error.message);
