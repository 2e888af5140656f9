import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../test/command.ts';
import { formats, weekFile } from './week-files.ts';

const OFFERS = 3000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-bench-'));
});
afterAll(() => rm(folder, { recursive: true }));

const check = async (files: readonly string[]) => {
  const call = ['ingest', '--check', '--json', ...files];
  const { code, output } = await runCommand(call, folder, { DATA_DIR: join(folder, 'data') });
  expect(code).toBe(0);
  return JSON.parse(output) as { outcome: string; rows: object; weeks: { sellers: number }[] };
};

test.each(formats)(
  'the feed takes every row of the benchmark’s weeks as %s, and no two contradict',
  async (format) => {
    const files: string[] = [];
    for (const number of [0, 1, 2]) files.push(await weekFile(folder, OFFERS, number, format));
    const { outcome, rows, weeks: found } = await check(files);
    expect({ outcome, rows }).toEqual({
      outcome: 'checked',
      rows: { read: 3 * OFFERS, loaded: 3 * OFFERS, rejected: 0, duplicates: 0 },
    });
    expect(found.map(({ sellers }) => sellers > 100)).toEqual([true, true, true]);
  },
);
