import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { runCommand } from '../../test/command.ts';

test('prints the needs, the formula and its source, and refuses other numbers', async () => {
  const plan = (...args: string[]) => runCommand(['plan', ...args], tmpdir(), {});
  const { code, output } = await plan('--offers', '10000000', '--weeks', '150', '--kept', '104');
  expect(output).toContain('53.9 GB for the weeks');
  expect(output).toContain('88.6 s a week, 3.7 h for all');
  expect(output).toContain('shards   1: a server with 1,000 GB has room for all');
  expect(output).toContain('docs/performance.md');
  expect(code).toBe(0);
  expect(await plan('--offers', '0')).toMatchObject({ code: 64, output: '' });
  expect(await plan()).toMatchObject({ code: 64 });
});
