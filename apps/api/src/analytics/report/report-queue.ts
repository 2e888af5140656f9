import { LRUCache } from 'lru-cache';
import type { ReportCaller } from '../analytics.ts';
import { QueueTooLong } from '../errors.ts';
import { countTurnsBefore, findGivingWay, joinReports, type WaitingReport } from './waiting-report.ts';

/** Caller of the reports that the server itself reads. */
export const ownCaller: ReportCaller = { name: 'server', hasKey: false };

/** Runs a task when it is the turn of one of its callers. Callers may join while it waits. */
export type ReportQueue = <T>(
  task: () => Promise<T>,
  callers: Iterable<ReportCaller>,
  signal?: AbortSignal,
) => Promise<T>;

/** Limits of waiting reports and of their waiting time. */
export interface QueueLimits {
  /** Number of waiting reports from which one is evicted or refused at once; bounds memory. */
  maxLength: number;
  /** Maximum time in queue, ms. */
  timeoutMs: number;
  /** A caller behind this many turns waits at most this time, ms; so do all its reports for one second after. */
  overload: { length: number; timeoutMs: number };
}

/** Time for which a caller's queue counts as overloaded after it was long, ms. */
const OVERLOAD_MS = 1000;

/** Number of callers whose last turn is remembered; a forgotten one counts as new. */
const MAX_CALLERS = 10_000;

/** Maximum expected wait, s. */
const MAX_RETRY_SECONDS = 60;

/** Part of the last report in the average run time. */
const AVERAGE_WEIGHT = 0.05;

/** The slots of a queue and the order of its callers. */
class Turns {
  readonly waiting = new Set<WaitingReport>();
  /** Number of turns so far. */
  count = 0;
  readonly #slots: number;
  /** Average time in which a report runs, ms. */
  #averageMs = 0;
  #freeSlots: number;
  readonly #lastTurns = new LRUCache<string, number>({ max: MAX_CALLERS });
  readonly #running = new Map<string, number>();

  constructor(slots: number) {
    this.#slots = slots;
    this.#freeSlots = slots;
  }

  /** Starts waiting reports while there are slots. */
  startNext(): void {
    for (let next = this.#findNext(); next; next = this.#findNext()) {
      const [report, { name }] = next;
      this.count += 1;
      this.#lastTurns.set(name, this.count);
      this.#freeSlots -= 1;
      this.#running.set(name, (this.#running.get(name) ?? 0) + 1);
      report.start(name);
    }
  }

  /** Ends a report started at a caller's turn, which ran for this time. */
  end(name: string, ranMs: number): void {
    this.#averageMs += (ranMs - this.#averageMs) * (this.#averageMs === 0 ? 1 : AVERAGE_WEIGHT);
    this.#freeSlots += 1;
    const left = (this.#running.get(name) ?? 0) - 1;
    if (left > 0) this.#running.set(name, left);
    else this.#running.delete(name);
    this.startNext();
  }

  /** The time until all waiting reports have started, as it is expected; whole seconds, at least 1. */
  expectSeconds(): number {
    const expected = (this.waiting.size * this.#averageMs) / this.#slots / 1000;
    return Math.min(MAX_RETRY_SECONDS, Math.max(1, Math.ceil(expected)));
  }

  #mayStart({ name, hasKey }: ReportCaller): boolean {
    return this.#freeSlots > (this.#running.has(name) ? 1 : 0) - (hasKey ? 1 : 0);
  }

  /** A caller's turn is as old as its last one, or as the report if that is newer. */
  #getTurn({ name }: ReportCaller, { joinedTurn }: WaitingReport): number {
    return Math.max(this.#lastTurns.get(name) ?? 0, joinedTurn);
  }

  #findNext(): [WaitingReport, ReportCaller] | undefined {
    let next: [report: WaitingReport, caller: ReportCaller, turn: number] | undefined;
    for (const report of this.waiting) {
      for (const caller of report.callers) {
        if (!this.#mayStart(caller)) continue;
        const turn = this.#getTurn(caller, report);
        const isSooner =
          next === undefined || (caller.hasKey === next[1].hasKey ? turn < next[2] : caller.hasKey);
        if (isSooner) next = [report, caller, turn];
      }
    }
    return next && [next[0], next[1]];
  }
}

/** Creates the check whether a report has waited too long. */
const createWaitLimit = ({ timeoutMs, overload }: QueueLimits, waiting: ReadonlySet<WaitingReport>) => {
  const overloadedUntil = new LRUCache<string, number>({ max: MAX_CALLERS });
  const mark = (callers: Iterable<ReportCaller>) => {
    for (const caller of callers)
      if (countTurnsBefore(waiting, caller) >= overload.length)
        overloadedUntil.set(caller.name, performance.now() + OVERLOAD_MS);
  };
  const isExceeded = ({ callers, joinedAt }: WaitingReport): boolean => {
    const now = performance.now();
    if (now - joinedAt >= timeoutMs) return true;
    return [...callers].every(({ name }) => now < (overloadedUntil.get(name) ?? 0));
  };
  return { mark, isExceeded, intervalMs: Math.min(overload.timeoutMs, timeoutMs) } as const;
};

/**
 * Creates a report queue with this many slots. Callers take turns: next is the one that has waited longest for its
 * turn, however many reports others have in the queue. Callers with a key come first. The last free slot is for a
 * caller without a running report, and one extra slot for such a caller with a key. Throws QueueTooLong if
 * the queue is full or a report waits too long; an aborted report leaves the queue with the signal's reason.
 */
export const createReportQueue = (slots: number, limits: QueueLimits): ReportQueue => {
  const turns = new Turns(slots);
  const { waiting } = turns;
  const waitLimit = createWaitLimit(limits, waiting);

  const join = async (callers: Iterable<ReportCaller>, signal?: AbortSignal): Promise<string> => {
    if (waiting.size >= limits.maxLength) {
      const full = new QueueTooLong('The queue of reports is full', turns.expectSeconds());
      const givingWay = findGivingWay(waiting, callers);
      if (!givingWay) throw full;
      givingWay.refuse(full);
    }
    const { report, starting } = joinReports(waiting, { callers, joinedTurn: turns.count - 1 }, signal);
    turns.startNext();
    waitLimit.mark(callers);
    const timer = setInterval(() => {
      // A caller with a key may have joined the report meanwhile.
      turns.startNext();
      if (waitLimit.isExceeded(report))
        report.refuse(
          new QueueTooLong('The report exceeded its maximum time in queue', turns.expectSeconds()),
        );
    }, waitLimit.intervalMs);
    return starting.finally(() => clearInterval(timer));
  };

  return async (task, callers, signal) => {
    signal?.throwIfAborted();
    const name = await join(callers, signal);
    const startedAt = performance.now();
    try {
      return await task();
    } finally {
      turns.end(name, performance.now() - startedAt);
    }
  };
};
