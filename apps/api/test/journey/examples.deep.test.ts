import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { closeAfterAll } from '../close-after-all.ts';
import { openApiWithKey } from '../account-api.ts';

const run = promisify(execFile);
const folder = fileURLToPath(new URL('../../../web/src/pages/programs/examples/', import.meta.url));

const api = await closeAfterAll(openApiWithKey());

/** Whether a program is installed: a machine with only Node may lack Python and curl. */
const isInstalled = (program: string) => spawnSync(program, ['--version']).error === undefined;

/** Runs an example of the API page as a person does, with the settings that the page names. */
const runExample = async (program: string, file: string, key = api.key) => {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, VITRINA_URL: api.url, VITRINA_KEY: key };
  const { stdout } = await run(program, [folder + file], { env });
  return stdout;
};

const countUses = async () => {
  const authorization = `Bearer ${api.key}`;
  const { headers } = await api.send('GET', '/report/periods', undefined, { authorization });
  return 600 - Number(headers['ratelimit-remaining']);
};

for (const [program, file] of [
  ['python3', 'products.py'],
  [process.execPath, 'products.mjs'],
] as const)
  test.skipIf(!isInstalled(program))(
    `${file} prints the products of the largest seller with the key`,
    async () => {
      const before = await countUses();
      expect(await runExample(program, file)).toBe('2000\tТовар 1\n');
      expect((await countUses()) - before).toBe(4);
    },
  );

test.skipIf(!isInstalled('curl'))('reports.sh prints the weeks and what is found', async () => {
  const [periods, found] = (await runExample('sh', 'reports.sh')).split('}{');
  expect(JSON.parse(`${periods}}`)).toEqual({
    reportPeriods: [
      { year: 2026, weekNumber: 46 },
      { year: 2026, weekNumber: 45 },
    ],
    mergedIds: [],
  });
  expect(JSON.parse(`{${found}`)).toMatchObject({ find: { products: [{ id: 1 }] } });
});

for (const [program, file, needed] of [
  ['python3', 'products.py', 'python3'],
  [process.execPath, 'products.mjs', process.execPath],
  ['sh', 'reports.sh', 'curl'],
] as const)
  test.skipIf(!isInstalled(needed))(`${file} explains why a key is refused`, async () => {
    const failed = await runExample(program, file, 'key_revoked').catch((error: unknown) => error);
    const { code, stdout, stderr } = failed as { code: number; stdout: string; stderr: string };
    expect(code).toBeGreaterThan(0);
    expect(stdout + stderr).toContain(
      'Такого ключа нет, или он отозван или истёк: создайте новый в Account.',
    );
  });
