import { expect, test } from 'vitest';
import { createAnalyticsStub } from '../../../test/analytics-stub.ts';
import type { Cluster } from '../analytics.ts';
import { GrantMissing } from '../client/access-denied.ts';
import { chooseShard } from './choose-shard.ts';
import { shardOf } from './shards.ts';
import { onEachServer } from './each-server.ts';
import { ServerAway } from './server-away.ts';

/** A cluster of two shards whose servers respond with these texts, or throw. */
const createCluster = (answers: readonly (readonly [shard: number, answer: string | Error])[]): Cluster => {
  const servers = answers.map(([shard, answer], index) => {
    const rows = () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve([answer]));
    const analytics = createAnalyticsStub({ rows });
    return { shard, host: `server-${index}`, analytics, runDistributed: () => Promise.reject(away) };
  });
  return { name: 'market', shardCount: 2, servers, database: 'a' };
};

const askAll = (answers: Parameters<typeof createCluster>[0]) =>
  onEachServer(createAnalyticsStub({ cluster: createCluster(answers) }), async (server, shard) => {
    const [answer] = await server.rows('');
    return `${String(answer)} of shard ${shard}`;
  });

const away = new ServerAway('away');

test('works on every server that responds, as long as each shard has one', async () => {
  const all = [
    [1, 'a'],
    [1, 'b'],
    [2, 'c'],
    [2, 'd'],
  ] as const;
  expect(await askAll(all)).toEqual(['a of shard 1', 'b of shard 1', 'c of shard 2', 'd of shard 2']);
  expect(
    await askAll([
      [1, 'a'],
      [1, away],
      [2, away],
      [2, 'd'],
    ]),
  ).toEqual(['a of shard 1', 'd of shard 2']);
  await expect(
    askAll([
      [1, 'a'],
      [1, 'b'],
      [2, away],
      [2, away],
    ]),
  ).rejects.toBe(away);
});

test('an error that is the same on each server is thrown, whatever the others say', async () => {
  for (const broken of [new Error('broken'), new GrantMissing('no grant')])
    await expect(
      askAll([
        [1, 'a'],
        [1, broken],
        [2, 'c'],
        [2, 'd'],
      ]),
    ).rejects.toBe(broken);
});

test('all snapshots of a command are on one shard', () => {
  expect([0, 2047, 2048, 4095, 4096].map((snapshot) => shardOf(snapshot, 2))).toEqual([1, 1, 2, 2, 1]);
});

test('the next weeks go to the emptiest shard whose replicas all respond', async () => {
  const whole = createCluster([
    [1, 'a'],
    [1, 'b'],
    [2, 'c'],
    [2, 'd'],
  ]);
  expect(await chooseShard(whole, [])).toBe(1);
  expect(await chooseShard(whole, [0, 1])).toBe(2);
  expect(await chooseShard(whole, [0, 2048, 2049])).toBe(1);
  const partlyDown = createCluster([
    [1, 'a'],
    [1, away],
    [2, 'c'],
    [2, 'd'],
  ]);
  expect(await chooseShard(partlyDown, [2048])).toBe(2);
  const none = createCluster([
    [1, 'a'],
    [1, away],
    [2, away],
    [2, 'd'],
  ]);
  await expect(chooseShard(none, [])).rejects.toThrow(
    'Each shard of the cluster market has a replica that does not respond (server-1, server-2)',
  );
});
