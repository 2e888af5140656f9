/** Messages about attacks on sign-in for the operator. */
const messages = {
  limitForAll: 'the limit of codes for new e-mail addresses is reached: sign-in rejects new addresses',
  secondCode: 'the wrong guesses of a year are used up: a sign-in on a new device needs a second code',
} as const;

/** Name of an alarm. */
type AlarmName = keyof typeof messages;

/** Alarms of sign-in, and the number of times that each was raised since the start. */
export interface Alarms {
  raise: (name: AlarmName) => void;
  counts: Readonly<Record<AlarmName, number>>;
}

/** Minimum time between two log lines of one alarm. */
const LOG_INTERVAL_MS = 60_000;

/** Creates the alarms. `report` gets at most one message a minute of each. */
export function createAlarms(report: (message: string) => void, now: () => Date): Alarms {
  const counts: Record<AlarmName, number> = { limitForAll: 0, secondCode: 0 };
  const reportedAt = new Map<AlarmName, number>();
  return {
    counts,
    raise(name) {
      counts[name] += 1;
      const time = now().getTime();
      if (Math.abs(time - (reportedAt.get(name) ?? Number.NEGATIVE_INFINITY)) < LOG_INTERVAL_MS) return;
      reportedAt.set(name, time);
      report(messages[name]);
    },
  };
}
