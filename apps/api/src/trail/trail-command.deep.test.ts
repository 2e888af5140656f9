import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../../test/command.ts';
import { csv, feedRow } from '../../test/feed.ts';
import { openAppStore } from '../installation/open-sources.ts';
import { recordEvent } from '../store/trail.ts';
import { findOrAddUser } from '../store/users.ts';

test('prints what commands and people did, before and after a restoration', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-trail-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [dataDir, restored] = [join(folder, 'data'), join(folder, 'restored')];
  const run = async (directory: string, ...args: string[]) => {
    const { code, output, errors } = await runCommand(args, folder, { DATA_DIR: directory });
    expect([code, errors]).toEqual([0, expect.anything()]);
    return output;
  };
  await writeFile(join(folder, 'week.csv'), csv([feedRow(1)]));
  expect(await runCommand(['trail'], folder, { DATA_DIR: dataDir })).toMatchObject({
    code: 0,
    output: '',
    errors: expect.stringMatching(/^No event since 20/),
  });
  await run(dataDir, 'ingest', 'week.csv');
  const store = await openAppStore({ dataDir });
  const now = new Date(Date.now() - 8 * 86_400_000);
  const { id: userId } = await findOrAddUser(store, { email: 'a@b.kz', id: 'u1', now });
  await recordEvent(store, { event: 'sign-in', subject: 's1', userId, address: '203.0.113.7', now });
  await store.close();
  expect(await run(dataDir, 'trail')).toMatch(/^20[\d:.TZ-]+ {2}publish {10}2026-W45 {2}no user\n$/);
  await run(dataDir, 'backup', 'backup');
  await run(dataDir, 'unpublish', '2026-W45');
  await run(restored, 'restore', 'backup');

  const since = now.toISOString().slice(0, 10);
  const read = async (directory: string, ...args: string[]) =>
    (await run(directory, 'trail', '--since', since, '--json', ...args))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { event: string; subject: string });
  expect((await read(dataDir)).map(({ event }) => event)).toEqual(['sign-in', 'publish', 'unpublish']);
  const events = await read(restored);
  expect(events.map(({ event }) => event)).toEqual(['sign-in', 'publish', 'restore']);
  expect(events[2]?.subject).toMatch(/^20[\d:.TZ-]+$/);
  const signIn = { event: 'sign-in', subject: 's1', userId, address: '203.0.113.7' };
  for (const user of [userId, 'A@b.kz'])
    expect(await read(restored, '--user', user)).toEqual([{ at: now.toISOString(), ...signIn }]);
  expect(await runCommand(['trail', '--since', 'monday'], folder, { DATA_DIR: dataDir })).toMatchObject({
    code: 64,
    errors: '--since is a day like 2026-11-16 or a moment like 2026-11-16T05:00:00Z\n',
  });
});
