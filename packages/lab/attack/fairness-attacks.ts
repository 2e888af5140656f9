import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@vitrina/contract/client';
import { createRng } from '../../../apps/api/src/demo/rng.ts';
import { p99 } from '../bench/results/statistics.ts';
import { readLatestWeek } from '../start/market.ts';
import { readBody } from '../start/server.ts';
import type { Attack, Target } from './attack.ts';

/** Connections of the attacker, each with a request at any moment. */
const CONNECTIONS = 150;

/** Address of the attacker, as the proxy says it. */
const ATTACKER = '203.0.113.9';

/** Requests a heavy report that nobody has requested before; returns the status. */
type Call = (headers: Readonly<Record<string, string>>) => Promise<number | undefined>;

/** Creates calls for the sellers of random choices of the demo market's categories. */
const createCall = async ({ origin, seed }: Target): Promise<Call> => {
  const client = createClient({ baseUrl: origin });
  const params = await readLatestWeek(client);
  const { categories } = await readBody(client.category.list({ params }));
  const week = { year: Number(params.year), weekNumber: Number(params.weekNumber) };
  const rng = createRng(seed);
  const agent = new Agent({ keepAlive: true });
  return async (headers) => {
    const sent = request(`${origin}/api/report/sellers-by-categories`, {
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json', ...headers },
    });
    const categoryIds = categories.filter(() => rng.chance(0.9)).map(({ categoryId }) => categoryId);
    sent.end(JSON.stringify({ ...week, categoryIds }));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    await once(response.resume(), 'end');
    return response.statusCode;
  };
};

/** Calls once a second; returns whether all calls were answered, and describes their number and speed. */
const measureCalls = async (call: () => ReturnType<Call>, times: number) => {
  const calls: ReturnType<Call>[] = [];
  for (let sent = 0; sent < times; sent += 1) {
    const startedAt = performance.now();
    calls.push(call().then((status) => (status === 200 ? performance.now() - startedAt : undefined)));
    await sleep(1000);
  }
  const durations = (await Promise.all(calls)).filter((duration) => duration !== undefined);
  const share = ((100 * durations.length) / times).toFixed();
  return { isAnswered: durations.length === times, text: `${share} %, p99 ${p99(durations).toFixed()} ms` };
};

/** Measures the calls of two victims: of another address, and with a key from the attacker's own. */
const measureVictims = async (call: Call, { origin, accessToken, requests }: Target) => {
  const headers = { authorization: `Bearer ${accessToken}` };
  const { key } = createClient({ baseUrl: origin });
  const created = await readBody(key.create({ headers, body: { name: 'fairness' } }));
  const keyed = { 'x-forwarded-for': ATTACKER, authorization: `Bearer ${created.key}` };
  const times = Math.min(20, Math.max(5, requests / 10));
  return Promise.all([
    measureCalls(() => call({ 'x-forwarded-for': '198.51.100.7' }), times),
    measureCalls(() => call(keyed), times),
  ]);
};

const flood: Attack = {
  name: `${CONNECTIONS} connections from one address, each with heavy reports`,
  expected: 'another address and a key get all their reports',
  run: async (target) => {
    const call = await createCall(target);
    const [alone, keyAlone] = await measureVictims(call, target);
    let isOver = false;
    const attackers = Array.from({ length: CONNECTIONS }, async () => {
      while (!isOver) await call({ 'x-forwarded-for': ATTACKER });
    });
    const [other, key] = await measureVictims(call, target);
    isOver = true;
    await Promise.all(attackers);
    return {
      isHeld: other.isAnswered && key.isAnswered,
      observed: `another address ${other.text} (alone ${alone.text}), a key ${key.text} (alone ${keyAlone.text})`,
    };
  },
};

/** Attacks that leave no report to others. */
export const fairnessAttacks: readonly Attack[] = [flood];
