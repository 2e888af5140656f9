import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../../../apps/api/test/command.ts';
import { formats, ensureWeekFile } from './week-files.ts';

const OFFERS = 3000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-bench-'));
});
afterAll(() => rm(folder, { recursive: true }));

const checkFiles = async (files: readonly string[]) => {
  const args = ['ingest', '--check', '--future', '--json', ...files];
  const { code, output } = await runCommand(args, folder, { DATA_DIR: join(folder, 'data') });
  expect(code).toBe(0);
  return JSON.parse(output) as { outcome: string; rows: object; weeks: { sellers: number }[] };
};

test.each(formats)('an ingest accepts every row of the generated weeks as %s', async (format) => {
  const files: string[] = [];
  for (const week of [0, 1, 2]) files.push(await ensureWeekFile(folder, OFFERS, week, format));
  const { outcome, rows, weeks } = await checkFiles(files);
  expect({ outcome, rows }).toEqual({
    outcome: 'checked',
    rows: { read: 3 * OFFERS, loaded: 3 * OFFERS, rejected: 0, duplicates: 0 },
  });
  expect(weeks.map(({ sellers }) => sellers > 100)).toEqual([true, true, true]);
});
