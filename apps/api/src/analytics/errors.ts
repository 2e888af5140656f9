/**
 * The analytics do not respond now: the engine is restarting or gone, the server is unreachable, or the queue of
 * reports is full. A retry is right (503).
 */
export class AnalyticsUnavailable extends Error {
  override readonly name = 'AnalyticsUnavailable';
}

/** A report exceeded its limit of time, memory or rows and was stopped (503). */
export class AnalyticsLimit extends Error {
  override readonly name = 'AnalyticsLimit';
}

/** Whether the engine ended or does not respond: the connection breaks while it is in use, as when it is killed. */
export const isEngineLost = (error: unknown): boolean =>
  error instanceof AnalyticsUnavailable ||
  (error instanceof Error &&
    (error.message === 'socket hang up' || ('code' in error && error.code === 'ECONNRESET')));
