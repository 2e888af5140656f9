import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addUser } from '../../test/add-user.ts';
import { createDatabase } from '../../test/database.ts';
import { pepperFile, readOrCreatePepper } from '../auth/pepper.ts';
import { readConfig } from '../config.ts';
import { describeRisks } from './risks.ts';

async function openFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-risks-'));
  const database = await createDatabase();
  const store = await database.open();
  onTestFinished(async () => {
    await store.close();
    await database.remove();
    await rm(dataDir, { recursive: true });
  });
  const describe = (env: NodeJS.ProcessEnv) =>
    describeRisks(readConfig({ DATA_DIR: dataDir, ...env }), store);
  return { dataDir, store, describe };
}

test('codes in the log are a risk of a server that others reach', async () => {
  const { describe } = await openFolder();
  const mail = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'codes@example.kz' };
  const inLog = [expect.stringMatching(/^SMTP_URL is not set/)];
  expect(await describe({})).toEqual([]);
  expect(await describe({ HOST: '0.0.0.0' })).toEqual(inLog);
  expect(await describe({ PUBLIC_URL: 'https://vitrina.example.kz' })).toEqual(inLog);
  expect(await describe({ PUBLIC_URL: 'https://vitrina.example.kz', ...mail })).toEqual([]);
});

test('a lost code-pepper is named once somebody has signed in', async () => {
  const { dataDir, store, describe } = await openFolder();
  readOrCreatePepper(dataDir);
  await addUser(store);
  expect(await describe({})).toEqual([]);
  await rm(pepperFile(dataDir));
  expect(await describe({})).toEqual([
    expect.stringMatching(/^code-pepper is gone .* everybody signs in again/),
  ]);
  expect(await describe({ CODE_PEPPER: 'p'.repeat(32) })).toEqual([]);
});
