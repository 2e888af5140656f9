/**
 * The analytics cannot answer now: the engine is restarting or gone, the server does not answer, or
 * too many reports wait already. Asking again later is right (503).
 */
export class AnalyticsUnavailable extends Error {
  override readonly name = 'AnalyticsUnavailable';
}

/** A report went over its limit of time, memory or rows and was stopped (503). */
export class AnalyticsLimit extends Error {
  override readonly name = 'AnalyticsLimit';
}

/** Another process holds the data directory and did not let go of it in time (exit code 75). */
export class EngineBusy extends Error {
  override readonly name = 'AnalyticsBusy';
}

/** The engine's library is not installed or not made for this machine; the message says what to do. */
export class EngineMissing extends Error {
  override readonly name = 'EngineMissing';
}

/** The engine does not open its directory: the files in it are damaged, or the machine refuses them. */
export class EngineBroken extends Error {
  override readonly name = 'EngineBroken';
}
