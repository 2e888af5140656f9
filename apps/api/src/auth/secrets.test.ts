import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Tokens } from '@vitrina/contract';
import { createDatabase, type TestDatabase } from '../../test/database.ts';
import { openSignIn, tokensIn, type TestSignIn } from '../../test/sign-in.ts';
import { createMailer } from './mailer.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createDatabase();
});

afterEach(() => database.remove());

const readFiles = () => {
  const { dataDir } = database.settings;
  return readdirSync(dataDir)
    .map((name) => readFileSync(join(dataDir, name), 'latin1'))
    .join('\n');
};

/** Uses every endpoint of sign-in with valid and invalid values; returns all issued tokens. */
async function useEverything(signIn: TestSignIn, lastCode: () => string): Promise<string[]> {
  const tokens: Tokens[] = [];
  for (const email of ['anna@b.co', 'boris@b.co']) {
    await signIn.requestCode(email);
    await signIn.requestCode(email);
    await signIn.verify(email, '1234567');
    await signIn.verify(email, lastCode().split('').toReversed().join(''));
    tokens.push(tokensIn((await signIn.verify(email, lastCode())).body));
    await signIn.verify(email, lastCode());
  }
  for (const { accessToken, refreshToken } of tokens.slice()) {
    tokens.push(tokensIn((await signIn.refresh(refreshToken)).body));
    await signIn.me(accessToken);
    await signIn.refresh(`${refreshToken}x`);
    await signIn.call('refresh', `{"refreshToken":"${refreshToken}"`);
  }
  await signIn.logout(tokens.at(-1) ?? { accessToken: '', refreshToken: '' });
  await signIn.requestCode('last@b.co');
  return tokens.flatMap(({ accessToken, refreshToken }) => [
    accessToken,
    refreshToken,
    ...refreshToken.split('.'),
  ]);
}

test('the database and the log contain no code, token or pepper, except the printed code', async () => {
  const printed: string[] = [];
  const mailer = createMailer(undefined, (_, code) => void printed.push(code));
  const signIn = await openSignIn({ database, mailer });
  const codes = () => printed;
  const tokens = await useEverything(signIn, () => codes().at(-1) ?? '');
  const secrets = [...tokens.filter((text) => text.length > 6), signIn.deps.pepper];
  const whileOpen = readFiles();
  await signIn.close();
  const files = whileOpen + readFiles();
  expect(files).toContain('anna@b.co');
  expect(signIn.log()).toContain('"path":"/api/auth/logout","status":200');
  expect(printed).toHaveLength(3);
  expect(secrets.length).toBeGreaterThan(16);
  for (const secret of secrets) {
    expect(files.includes(secret)).toBe(false);
    expect(signIn.log().includes(secret)).toBe(false);
    expect(printed.join('').includes(secret)).toBe(false);
  }
  for (const code of codes()) {
    expect(files).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));
    expect(signIn.log()).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));
  }
  expect(signIn.log()).not.toContain('@b.co');
});
