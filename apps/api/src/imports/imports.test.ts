import { noMapping } from '@vitrina/conformance/sign-in-backend/example-check.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { openTestStore } from '../../test/database.ts';
import { closeAfterAll } from '../../test/close-after-all.ts';
import type { ImportJob, ImportMessage } from './import-job.ts';
import { HeldImports } from './imports.ts';

const store = await closeAfterAll(openTestStore());
const summary = {
  outcome: 'checked' as const,
  weeks: [],
  rows: { read: 0, loaded: 0, rejected: 0, duplicates: 0 },
  rejects: undefined,
  reasons: [],
  readings: [],
  newIds: { seller: 0, product: 0, brand: 0, category: 0 },
  comparison: undefined,
  replaced: [],
  warnings: [],
};

/** Opens imports whose jobs end when the test says so. */
const openImports = () => {
  const jobs: { job: ImportJob; say: (message: ImportMessage) => void; end: () => void }[] = [];
  const removed: string[] = [];
  const log = vi.fn();
  let time = Date.parse('2026-11-16T05:00:00.000Z');
  let ids = 0;
  const imports = new HeldImports({
    store,
    files: {
      create: async (id, index) => `/${id}/${index}`,
      write: async () => undefined,
      remove: async (id) => void removed.push(id),
      clear: async () => undefined,
    },
    runJob: (job, say, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve());
        jobs.push({ job, say, end: resolve });
      }),
    maxBytes: 100,
    now: () => new Date(time),
    createId: () => `i${(ids += 1)}`,
    log,
  });
  const begin = async (userId: string) =>
    (await imports.create(userId, { files: [{ name: 'a.csv', size: 0 }] })).id;
  const stateOf = (userId: string) => imports.list(userId).imports[0]?.state;
  return { imports, jobs, removed, log, begin, stateOf, pass: (ms: number) => (time += ms) };
};

/** The person who publishes. */
const person = { userId: 'a', address: '203.0.113.7' };

const finish = async ({ jobs }: ReturnType<typeof openImports>, message: ImportMessage) => {
  const current = jobs.at(-1);
  current?.say(message);
  current?.end();
  await sleep(10);
};

test('a check is published as it was read, and once', async () => {
  const opened = openImports();
  const { imports, jobs, begin, stateOf } = opened;
  const id = await begin('a');
  expect(() => imports.publish(person, id, { replace: false, acceptsRejects: false })).toThrow(
    'VALIDATION_ERROR',
  );
  imports.check('a', id, { ...noMapping, year: 2026, partial: true });
  await sleep(10);
  expect(() => imports.check('a', id, noMapping)).toThrow('VALIDATION_ERROR');
  jobs[0]?.say({ progress: { step: 'reading', done: 1, total: 2 } });
  expect(imports.list('a').imports[0]).toMatchObject({ state: 'checking', progress: { done: 1 } });
  await finish(opened, { summary });
  expect(imports.list('a').imports[0]).toMatchObject({ state: 'checked', progress: null });
  expect(imports.publish(person, id, { replace: true, acceptsRejects: false }).state).toBe('publishing');
  await sleep(10);
  jobs[1]?.say({ progress: { step: 'building', done: 0, total: 1 } });
  expect(stateOf('a')).toBe('publishing');
  jobs[1]?.say({ progress: { step: 'removing', done: 0, total: 1 } });
  expect(stateOf('a')).toBe('published');
  await finish(opened, { summary: { ...summary, outcome: 'published' } });
  expect(stateOf('a')).toBe('published');
  expect(jobs.map(({ job }) => [job.check, job.replace, job.maxRejects, job.intake.partial])).toEqual([
    [true, true, '100%', true],
    [false, true, '0.1%', true],
  ]);
  expect(jobs[1]?.job.intake.mapping.year).toBe(2026);
  expect(jobs.map(({ job }) => job.actor)).toEqual([undefined, person]);
});

test('one import runs at a time, and the next when it has ended or was removed', async () => {
  const opened = openImports();
  const { imports, jobs, begin, stateOf, removed } = opened;
  const begun = [];
  for (const userId of ['a', 'b', 'c'])
    begun.push(imports.check(userId, await begin(userId), noMapping).state);
  // An import waits only for another one, from its first response on.
  expect(begun).toEqual(['checking', 'waiting', 'waiting']);
  await sleep(10);
  expect(['a', 'b', 'c'].map(stateOf)).toEqual(['checking', 'waiting', 'waiting']);
  await imports.remove('b', 'i2');
  await imports.remove('a', 'i1');
  await sleep(10);
  expect([jobs.length, removed, stateOf('c')]).toEqual([2, ['i2', 'i1'], 'checking']);
});

test('problems refuse, and a process that ends without a word is a problem, too', async () => {
  const opened = openImports();
  const { imports, begin } = opened;
  const id = await begin('a');
  const problem = {
    kind: 'other',
    file: null,
    header: null,
    field: null,
    message: 'a.csv is empty',
  } as const;
  imports.check('a', id, noMapping);
  await sleep(10);
  await finish(opened, { problems: [problem] });
  expect(imports.list('a').imports[0]).toMatchObject({ state: 'refused', problems: [problem] });
  imports.check('a', id, noMapping);
  await sleep(10);
  opened.jobs.at(-1)?.end();
  await sleep(10);
  expect(imports.list('a').imports[0]?.problems[0]?.message).toContain('ended unexpectedly');
});

test('while another command has the weeks, an import waits', async () => {
  const opened = openImports();
  const { imports, begin, stateOf, jobs } = opened;
  imports.check('a', await begin('a'), noMapping);
  await sleep(10);
  await finish(opened, { isBusy: true });
  expect([stateOf('a'), jobs.length]).toEqual(['waiting', 1]);
  await vi.waitFor(() => expect([stateOf('a'), jobs.length]).toEqual(['checking', 2]), { timeout: 20_000 });
});

test('what nobody asks for in a day is removed, unless it runs', async () => {
  const { imports, begin, pass, removed, stateOf } = openImports();
  await begin('a');
  imports.check('b', await begin('b'), noMapping);
  pass(23 * 3600 * 1000);
  await begin('c');
  pass(2 * 3600 * 1000);
  await imports.removeIdle();
  expect([removed, ['a', 'b', 'c'].map(stateOf)]).toEqual([
    ['i1'],
    [undefined, expect.anything(), 'receiving'],
  ]);
});
