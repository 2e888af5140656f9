import { expect, test } from 'vitest';
import type { Analytics } from '../analytics.ts';
import { AnalyticsUnavailable } from '../errors.ts';
import { findEmptiestShard, shardOf } from './cluster.ts';
import { onEachServer } from './each-server.ts';

const none = undefined as unknown as Analytics;

/** Analytics over servers that each have a name and respond, or throw. */
const clusterOf = (answers: readonly (readonly [shard: number, answer: string | Error])[]) => {
  const work = new Map<Analytics, string | Error>();
  const servers = answers.map(([shard, answer], index) => {
    const analytics = { ...none, problem: () => `server ${index}` };
    work.set(analytics, answer);
    return { shard, host: `server-${index}`, analytics };
  });
  const cluster = { name: 'market', shardCount: 2, servers, database: 'a', storedDatabase: 'b' };
  return onEachServer({ ...none, cluster }, async (server, shard) => {
    const answer = work.get(server);
    if (answer instanceof Error) throw answer;
    return `${answer} of shard ${shard}`;
  });
};

const away = new AnalyticsUnavailable('away');

test('works on every server that responds, as long as each shard has one', async () => {
  const all = [
    [1, 'a'],
    [1, 'b'],
    [2, 'c'],
    [2, 'd'],
  ] as const;
  expect(await clusterOf(all)).toEqual(['a of shard 1', 'b of shard 1', 'c of shard 2', 'd of shard 2']);
  expect(
    await clusterOf([
      [1, 'a'],
      [1, away],
      [2, away],
      [2, 'd'],
    ]),
  ).toEqual(['a of shard 1', 'd of shard 2']);
  await expect(
    clusterOf([
      [1, 'a'],
      [1, 'b'],
      [2, away],
      [2, away],
    ]),
  ).rejects.toBe(away);
});

test('an error that is no outage is thrown, whatever the others say', async () => {
  const broken = new Error('broken');
  await expect(
    clusterOf([
      [1, 'a'],
      [1, broken],
      [2, 'c'],
      [2, 'd'],
    ]),
  ).rejects.toBe(broken);
});

test('all snapshots of a command are on one shard, and the next command takes the emptiest', () => {
  expect([0, 2047, 2048, 4095, 4096].map((snapshot) => shardOf(snapshot, 2))).toEqual([1, 1, 2, 2, 1]);
  const cluster = { name: 'market', shardCount: 3, servers: [], database: 'a', storedDatabase: 'b' };
  expect(findEmptiestShard(cluster, [])).toBe(1);
  expect(findEmptiestShard(cluster, [0, 2048])).toBe(3);
  expect(findEmptiestShard(cluster, [0, 1, 4096])).toBe(2);
});
