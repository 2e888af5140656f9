import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchHeartbeat } from './heartbeat.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Runs a script without a heartbeat, watches it in a state for some seconds, and returns whether it still runs. */
const outlives = async (script: string, state: 'R' | 'T', seconds: number) => {
  const child = spawn('sh', ['-c', script], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await once(child, 'spawn');
  const pid = child.pid ?? 0;
  if (state === 'T') process.kill(pid, 'SIGSTOP');
  while (!readFileSync(`/proc/${pid}/stat`, 'utf8').includes(`) ${state} `)) await sleep(10);
  const watched = watchHeartbeat(pid);
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  watched.stop();
  child.kill('SIGTERM');
  child.kill('SIGCONT');
  const [, by] = (await ended) as [unknown, string];
  return by === 'SIGTERM';
};

test('an engine that another process has killed meanwhile is no failure', async () => {
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  const watched = watchHeartbeat(gone.pid ?? 0);
  await vi.advanceTimersByTimeAsync(5000);
  watched.stop();
  expect(() => process.kill(gone.pid ?? 0, 0)).toThrow('ESRCH');
});

const busy = 'while :; do :; done';

test.runIf(process.platform === 'linux')(
  'a silent engine is killed after two seconds, but one that is held up by a busy machine after twenty',
  async () => {
    expect(await outlives(busy, 'T', 1.9)).toBe(true);
    expect(await outlives(busy, 'T', 3)).toBe(false);
    expect(await outlives(busy, 'R', 19)).toBe(true);
    expect(await outlives(busy, 'R', 21)).toBe(false);
  },
);
