import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const entry = fileURLToPath(new URL('./start.ts', import.meta.url));

test('an invalid setting ends the start before the build', () => {
  // This path has no build tool.
  const start = spawnSync(process.execPath, [entry], {
    env: { PATH: '', PORT: 'x', DATA_DIR: ' ' },
    encoding: 'utf8',
  });
  const { msg } = JSON.parse(start.stderr) as { msg: string };
  expect(msg.split('\n').map((line) => line.split(' ')[0])).toEqual(['PORT', 'DATA_DIR']);
  expect(start.stdout).toBe('');
  expect(start.status).toBe(64);
});
