import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Attack, Target } from './attack.ts';

/** Guesses of one flood, and how many are sent at a time. */
const GUESSES = 2000;
const AT_A_TIME = 32;

/** Guesses at a code that are compared. */
const MAX_COMPARED = 3;

/** An address of the loopback network: each one is an address block of its own to the server. */
const toBlock = (flood: number, n: number): string => `127.${flood}.${n >> 8}.${n & 255}`;

/** Sends a request from an address and returns its status. */
function send(
  port: number,
  path: string,
  { from = '127.0.0.1', body, agent }: { from?: string; body?: object; agent?: Agent } = {},
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const method = body ? 'POST' : 'GET';
  const headers = body && { 'content-type': 'application/json' };
  const options = { host: '127.0.0.1', port, path, method, localAddress: from, headers, agent };
  request(options, (response) => {
    response.resume().on('end', () => resolve(response.statusCode ?? 0));
  })
    .on('error', reject)
    .end(body && JSON.stringify(body));
  return promise;
}

/** Calls `next` for all numbers below `count`, some at a time. */
async function callAll(count: number, next: (n: number) => Promise<unknown>): Promise<void> {
  let started = 0;
  const run = async () => {
    while (started < count) await next(started++);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, run));
}

/** Measures health's median while `isOn` is true, at least 50 times, and counts other statuses than 200. */
async function measureHealth(port: number, isOn: () => boolean) {
  const times: number[] = [];
  let failed = 0;
  const agent = new Agent({ keepAlive: true });
  while (times.length < 50 || isOn()) {
    const start = performance.now();
    if ((await send(port, '/api/health', { agent })) !== 200) failed += 1;
    times.push(performance.now() - start);
  }
  agent.destroy();
  return { ms: times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0, failed, count: times.length };
}

/** Reads how many guesses the server has stored, and a number that each of its commits changes. */
function readStored(database: DatabaseSync): { guesses: number; version: number } {
  const guesses = database.prepare('SELECT count(*) AS n FROM guesses').get()?.['n'];
  const version = database.prepare('PRAGMA data_version').get()?.['data_version'];
  return { guesses: Number(guesses), version: Number(version) };
}

/** Floods the server with guesses, from blocks of which `codes` requested one code each. */
async function flood(
  { port, dataDir }: Target,
  { number, blocks, codes }: { number: number; blocks: number; codes: number },
) {
  const email = (n: number) => `flood${number}-${n}@attack.kz`;
  const before = await measureHealth(port, () => false);
  await callAll(codes, (n) =>
    send(port, '/api/auth/request-code', { from: toBlock(number, n), body: { email: email(n) } }),
  );
  const database = new DatabaseSync(join(dataDir, 'vitrina.sqlite'), { readOnly: true });
  const first = readStored(database);
  let [isOn, refused] = [true, 0];
  const under = measureHealth(port, () => isOn);
  await callAll(GUESSES, async (n) => {
    const from = toBlock(number, n % blocks);
    const body = { email: email(n % blocks), code: 'wrong!' };
    if ((await send(port, '/api/auth/verify-code', { from, body })) >= 400) refused += 1;
  });
  isOn = false;
  const during = await under;
  const last = readStored(database);
  database.close();
  const stored = last.guesses - first.guesses;
  return {
    isHeld:
      refused === GUESSES && stored <= codes * MAX_COMPARED && (codes > 0 || last.version === first.version),
    observed: `${stored} stored, health's median ${before.ms.toFixed(1)} → ${during.ms.toFixed(1)} ms, × ${(during.ms / before.ms).toFixed(1)}, ${during.failed} of ${during.count} not 200`,
  };
}

/** Floods of wrong guesses: what is refused for certain must not be written. */
export const floodAttacks: Readonly<Record<string, readonly Attack[]>> = {
  'floods of guesses': [
    {
      name: `${GUESSES} guesses from one block`,
      expected: 'all refused, 3 stored',
      run: (target) => flood(target, { number: 101, blocks: 1, codes: 1 }),
    },
    {
      name: `${GUESSES} guesses from as many blocks without a code`,
      expected: 'all refused, no commit',
      run: (target) => flood(target, { number: 102, blocks: GUESSES, codes: 0 }),
    },
    {
      name: `${GUESSES} guesses from 50 blocks with a code each`,
      expected: 'all refused, 150 stored',
      run: (target) => flood(target, { number: 103, blocks: 50, codes: 50 }),
    },
  ],
};
