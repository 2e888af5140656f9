import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ReportCaller } from '../analytics.ts';
import { AnalyticsUnavailable } from '../errors.ts';
import { createReportQueue, type QueueLimits } from './report-queue.ts';

const stranger = (name: string): ReportCaller => ({ name, hasKey: false });
const program = (name: string): ReportCaller => ({ name, hasKey: true });

const patient: QueueLimits = {
  maxLength: 99,
  timeoutMs: 60_000,
  overload: { length: 99, timeoutMs: 60_000 },
};

/** A queue whose reports run until released; `started` lists their names in starting order. */
const createControlled = (slots: number, limits: Partial<QueueLimits> = {}) => {
  const enter = createReportQueue(slots, { ...patient, ...limits });
  const started: string[] = [];
  const releases: (() => void)[] = [];
  const run = (name: string, callers: Iterable<ReportCaller>, signal?: AbortSignal) =>
    enter(
      () => {
        started.push(name);
        return new Promise<string>((resolve) => releases.push(() => resolve(name)));
      },
      callers,
      signal,
    );
  const releaseNext = async () => {
    await sleep(0);
    releases.shift()?.();
    await sleep(0);
  };
  // A report left waiting would be refused after the test, unhandled.
  onTestFinished(async () => {
    while (releases.length > 0) await releaseNext();
  });
  return { run, started, releaseNext };
};

/** Lets the queue start ready reports. */
const settle = () => sleep(0);

test('reports of one caller run in order of arrival', async () => {
  const { run, started, releaseNext } = createControlled(1);
  const reports = ['1', '2', '3'].map((name) => run(name, [stranger('a')]));
  for (const _ of reports) await releaseNext();
  await Promise.all(reports);
  expect(started).toEqual(['1', '2', '3']);
});

test('a caller with many reports takes turns with a later one', async () => {
  const { run, started, releaseNext } = createControlled(1);
  for (let n = 0; n < 20; n += 1) void run(`flood ${n}`, [stranger('flood')]);
  void run('a1', [stranger('a')]);
  void run('b1', [stranger('b')]);
  void run('a2', [stranger('a')]);
  for (let n = 0; n < 6; n += 1) await releaseNext();
  expect(started.slice(0, 7)).toEqual(['flood 0', 'a1', 'b1', 'flood 1', 'a2', 'flood 2', 'flood 3']);
});

test('new callers do not overtake a waiting one', async () => {
  const { run, started, releaseNext } = createControlled(1);
  void run('a1', [stranger('a')]);
  void run('a2', [stranger('a')]);
  for (let n = 0; n < 3; n += 1) void run(`new ${n}`, [stranger(`new ${n}`)]);
  await releaseNext();
  for (let n = 3; n < 6; n += 1) void run(`new ${n}`, [stranger(`new ${n}`)]);
  for (let n = 0; n < 4; n += 1) await releaseNext();
  expect(started.indexOf('a2')).toBeLessThan(6);
  expect(started.indexOf('a2')).toBeGreaterThan(0);
});

test('one caller leaves the last slot to others', async () => {
  const { run, started } = createControlled(4);
  for (let n = 0; n < 9; n += 1) void run(`flood ${n}`, [stranger('flood')]);
  await settle();
  expect(started).toEqual(['flood 0', 'flood 1', 'flood 2']);
  void run('a', [stranger('a')]);
  await settle();
  expect(started.at(-1)).toBe('a');
});

test('a caller with a key never waits behind strangers', async () => {
  const { run, started, releaseNext } = createControlled(2);
  for (let n = 0; n < 9; n += 1) void run(`stranger ${n}`, [stranger(`${n}`)]);
  await settle();
  expect(started).toEqual(['stranger 0', 'stranger 1']);
  void run('key 1', [program('a')]);
  await settle();
  expect(started.at(-1)).toBe('key 1');
  void run('key 2', [program('a')]);
  void run('key 3', [program('b')]);
  await releaseNext();
  await releaseNext();
  expect(started.slice(3)).toEqual(['key 3']);
  await releaseNext();
  expect(started.slice(3)).toEqual(['key 3', 'key 2']);
});

test('a report that a caller with a key joins is no longer behind strangers', async () => {
  const { run, started } = createControlled(1, { overload: { length: 99, timeoutMs: 5 } });
  void run('first', [stranger('a')]);
  void run('second', [stranger('b')]);
  const callers = new Set([stranger('c')]);
  void run('shared', callers);
  callers.add(program('d'));
  await expect.poll(() => started).toEqual(['first', 'shared']);
});

test('a caller behind many turns waits only briefly, with its earlier reports too, and another one does not', async () => {
  const { run, started, releaseNext } = createControlled(1, { overload: { length: 5, timeoutMs: 5 } });
  void run('running', [stranger('flood')]);
  const flood = Array.from({ length: 9 }, () => run('flood', [stranger('flood')]));
  void run('a', [stranger('a')]);
  const outcomes = await Promise.allSettled(flood);
  expect(outcomes.map(({ status }) => status)).toEqual(flood.map(() => 'rejected'));
  await releaseNext();
  expect(started).toEqual(['running', 'a']);
});

test('a report that waits too long fails and uses no slot', async () => {
  const { run, started, releaseNext } = createControlled(1, { timeoutMs: 5 });
  void run('running', [stranger('a')]);
  await expect(run('late', [stranger('b')])).rejects.toThrow(AnalyticsUnavailable);
  await releaseNext();
  void run('next', [stranger('b')]);
  await settle();
  expect(started).toEqual(['running', 'next']);
});

test('in a full queue the caller with most reports loses one, and is itself refused', async () => {
  const { run, started, releaseNext } = createControlled(1, { maxLength: 3 });
  void run('running', [stranger('flood')]);
  const flood = ['1', '2', '3'].map((name) => run(name, [stranger('flood')]).catch(String));
  await expect(run('4', [stranger('flood')])).rejects.toThrow('The queue of reports is full');
  void run('a', [stranger('a')]);
  expect(await flood[2]).toContain('The queue of reports is full');
  await releaseNext();
  expect(started).toEqual(['running', 'a']);
});

test('a refused caller is told the expected wait: that of all waiting reports', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => now.mockRestore());
  const { run, releaseNext } = createControlled(2, { maxLength: 3 });
  void run('first', [stranger('a')]);
  await settle();
  now.mockReturnValue(4000);
  await releaseNext();
  for (let n = 0; n < 5; n += 1) void run(`${n}`, [stranger(`${n}`)]);
  await expect(run('refused', [stranger('b')])).rejects.toMatchObject({ retryAfterSeconds: 6 });
});

test('an aborted report frees its place in the queue', async () => {
  const { run, started, releaseNext } = createControlled(1, { maxLength: 1 });
  void run('running', [stranger('a')]);
  const caller = new AbortController();
  const aborted = expect(run('aborted', [stranger('a')], caller.signal)).rejects.toThrow('went away');
  caller.abort(new Error('went away'));
  await aborted;
  void run('next', [stranger('a')]);
  await releaseNext();
  expect(started).toEqual(['running', 'next']);
});
