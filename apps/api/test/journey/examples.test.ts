import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CreatedKey } from '@vitrina/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openFollowApi } from '../follow-api.ts';

const run = promisify(execFile);
const folder = fileURLToPath(new URL('../../../web/src/pages/programs/examples/', import.meta.url));

let api: Awaited<ReturnType<typeof openFollowApi>>;
let url: string;
let key: string;

beforeAll(async () => {
  api = await openFollowApi();
  url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  await api.signIn();
  key = z.parse(CreatedKey, (await api.send('POST', '/keys', { name: 'Примеры' })).body).key;
}, 60_000);
afterAll(() => api.close());

/** Runs an example of the page API as a person does, with the settings that the page names. */
const runExample = async (program: string, file: string, sent = key) => {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], VITRINA_URL: url, VITRINA_KEY: sent };
  const { stdout } = await run(program, [folder + file], { env });
  return stdout;
};

const countUses = async () => {
  const { headers } = await api.send('GET', '/report/periods', undefined, { authorization: `Bearer ${key}` });
  return 600 - Number(headers['ratelimit-remaining']);
};

test.each([
  ['python3', 'products.py'],
  [process.execPath, 'products.mjs'],
])('the example for %s prints the products of the largest seller with the key', async (program, file) => {
  const before = await countUses();
  expect(await runExample(program, file)).toBe('2000\tТовар 1\n');
  expect((await countUses()) - before).toBe(4);
});

test('the example for curl prints the weeks and what is found', async () => {
  const [periods, found] = (await runExample('sh', 'reports.sh')).split('}{');
  expect(JSON.parse(`${periods}}`)).toEqual({
    reportPeriods: [
      { year: 2026, weekNumber: 46 },
      { year: 2026, weekNumber: 45 },
    ],
  });
  expect(JSON.parse(`{${found}`)).toMatchObject({ find: { products: [{ id: 1 }] } });
});

test.each([
  ['python3', 'products.py'],
  [process.execPath, 'products.mjs'],
  ['sh', 'reports.sh'],
])('the example for %s says why a key is refused', async (program, file) => {
  await expect(runExample(program, file, 'key_revoked')).rejects.toMatchObject({
    code: expect.any(Number),
  });
  const failed = await runExample(program, file, 'key_revoked').catch((error: unknown) => error);
  const { stdout, stderr } = failed as { stdout: string; stderr: string };
  expect(stdout + stderr).toContain('Такого ключа нет, или он отозван: создайте новый в Account.');
});
