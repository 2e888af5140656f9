import { expect, onTestFinished, test } from 'vitest';
import { openTestApi } from '../../../apps/api/test/test-api.ts';
import { signInAttacks } from './sign-in-attacks.ts';

test('no attack on sign-in succeeds at a started server', async () => {
  const api = await openTestApi({});
  onTestFinished(() => api.close());
  const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const readCode = () => Promise.resolve('none');
  const port = Number(new URL(url).port);
  const target = { port, dataDir: '', folder: '', serverPid: 0, readCode, requests: 0, seed: 0 };
  for (const { name, run } of Object.values(signInAttacks).flat())
    expect(await run(target), name).toMatchObject({ isHeld: true });
  const paths = api
    .log()
    .trim()
    .split('\n')
    .map((line) => String((JSON.parse(line) as { path?: unknown }).path));
  expect(Math.max(...paths.map((path) => path.length))).toBeLessThanOrEqual(200);
  expect(api.log()).not.toContain('victim');
}, 60_000);
