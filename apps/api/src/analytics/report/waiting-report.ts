import type { ReportCaller } from '../analytics.ts';

/** A report that waits for a slot. */
export interface WaitingReport {
  /** Callers that wait for it; may change. */
  readonly callers: Iterable<ReportCaller>;
  /** The last turn but one when it joined, as if its caller had that turn: the caller of the last turn comes later. */
  readonly joinedTurn: number;
  readonly joinedAt: number;
  /** Starts it at the turn of the caller with this name. */
  readonly start: (name: string) => void;
  readonly refuse: (reason: Error) => void;
}

/** Values of a joining report. */
type Joining = Pick<WaitingReport, 'callers' | 'joinedTurn'>;

/** Adds a report to the waiting ones until it is started, refused or aborted. Resolves with the name of the caller at whose turn it starts. */
export const joinReports = (
  reports: Set<WaitingReport>,
  joining: Joining,
  signal: AbortSignal | undefined,
): { report: WaitingReport; starting: Promise<string> } => {
  const { promise: starting, resolve, reject } = Promise.withResolvers<string>();
  const abort = () => report.refuse(signal?.reason as Error);
  const leave = () => {
    reports.delete(report);
    signal?.removeEventListener('abort', abort);
  };
  const report: WaitingReport = {
    ...joining,
    joinedAt: performance.now(),
    start: (name) => {
      leave();
      resolve(name);
    },
    refuse: (reason) => {
      leave();
      reject(reason);
    },
  };
  signal?.addEventListener('abort', abort, { once: true });
  reports.add(report);
  return { report, starting };
};

/** Counts the turns until a caller's last report starts: one for each of its reports and for each other caller before it. */
export const countTurnsBefore = (
  reports: ReadonlySet<WaitingReport>,
  { name, hasKey }: ReportCaller,
): number => {
  const others = new Set<string>();
  let own = 0;
  for (const { callers } of reports)
    for (const caller of callers) {
      if (caller.name === name) own += 1;
      else if (caller.hasKey || !hasKey) others.add(caller.name);
    }
  return own + others.size;
};

const countByCaller = (reports: ReadonlySet<WaitingReport>): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { callers } of reports)
    for (const name of new Set(Array.from(callers, (caller) => caller.name)))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

/** Finds the report to evict for these callers: the newest of the caller with most reports, if they have fewer or a key. */
export const findGivingWay = (
  reports: ReadonlySet<WaitingReport>,
  joining: Iterable<ReportCaller>,
): WaitingReport | undefined => {
  const counts = countByCaller(reports);
  const [longest, most] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0]);
  const mayPass = [...joining].some(({ name, hasKey }) => hasKey || (counts.get(name) ?? 0) + 1 < most);
  if (!mayPass) return undefined;
  return [...reports].findLast(({ callers }) =>
    [...callers].every(({ name, hasKey }) => name === longest && !hasKey),
  );
};
