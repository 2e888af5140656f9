import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../../test/database.ts';
import { openSignIn, type TestSignIn } from '../../test/sign-in.ts';

let database: TestDatabase;
let signIn: TestSignIn;

beforeEach(async () => {
  database = await createDatabase();
  signIn = await openSignIn({ database, now: () => new Date() });
});

afterEach(async () => {
  await signIn.close();
  await database.remove();
});

const module = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);

/** A server without HTTP. It answers calls, which begin at a given time, on the app database of each message. */
const script = `
  import { createAuth } from ${module('auth.ts')};
  import { systemRandom } from ${module('random.ts')};
  import { openAppStore } from ${module('../installation/open-sources.ts')};
  const mailer = { sendCode: async () => {} };
  process.on('message', async ({ settings, deps, at, calls }) => {
    const store = await openAppStore(settings);
    const auth = createAuth({ ...deps, store, mailer, random: systemRandom, now: () => new Date() });
    await new Promise((resolve) => setTimeout(resolve, at - Date.now()));
    const answers = await Promise.all(calls.map(({ name, body }) =>
      auth.handlers[name]({ body, ip: '203.0.113.7', headers: {}, isSecure: false }).catch(({ code }) => ({ code }))));
    await store.close();
    process.send(answers);
  });`;

let servers: ChildProcess[];

beforeAll(() => {
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const;
  servers = [1, 2].map(() =>
    spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: [...stdio] }),
  );
});

afterAll(() => {
  for (const server of servers) server.kill();
});

/** Sends the same request 25 times to each of two servers. */
async function requestFromTwoServers(name: string, body: object): Promise<unknown[]> {
  const calls = Array.from({ length: 25 }, () => ({ name, body }));
  const { pepper, accessTokenSeconds, refreshTokenSeconds, codeRequestLimits } = signIn.deps;
  const deps = { pepper, accessTokenSeconds, refreshTokenSeconds, codeRequestLimits };
  const message = { settings: database.settings, deps, at: Date.now() + 500, calls };
  const answers = servers.map(async (server) => {
    const [responses] = (await once(server, 'message')) as [unknown[]];
    return responses;
  });
  for (const server of servers) server.send(message);
  return (await Promise.all(answers)).flat();
}

test('two servers accept a code once of 25 concurrent requests each', async () => {
  await signIn.requestCode('a@b.co');
  const answers = await requestFromTwoServers('verifyCode', { email: 'a@b.co', code: signIn.lastCode() });
  expect(answers.filter((answer) => 'user' in Object(Object(answer).body))).toHaveLength(1);
  // Each server counts the guesses that it refuses without a comparison separately.
  expect(answers.filter((answer) => Object(answer).code === 'INVALID_CODE')).toHaveLength(40);
  expect(answers.filter((answer) => Object(answer).code === 'TOO_MANY_REQUESTS')).toHaveLength(9);
});

test('two servers compare three guesses at a code', async () => {
  await signIn.requestCode('a@b.co');
  await requestFromTwoServers('verifyCode', { email: 'a@b.co', code: 'wrong!' });
  expect(await signIn.store.db.selectFrom('guesses').select('id').execute()).toHaveLength(3);
});

test('two servers rotate a token once of 25 concurrent requests each', async () => {
  const { refreshToken } = await signIn.signIn('a@b.co');
  const answers = await requestFromTwoServers('refresh', { refreshToken });
  const [first] = answers;
  expect(first).toEqual({ accessToken: expect.any(String), refreshToken: expect.any(String) });
  expect(answers).toEqual(Array.from({ length: 50 }, () => first));
  expect(await signIn.refresh(Object(first).refreshToken)).toMatchObject({ status: 200 });
});

test('two servers send one code of 25 concurrent requests each', async () => {
  const answers = await requestFromTwoServers('requestCode', { email: 'a@b.co' });
  expect(answers.filter((answer) => 'message' in Object(Object(answer).body))).toHaveLength(1);
  expect(answers.filter((answer) => Object(answer).code === 'TOO_MANY_REQUESTS')).toHaveLength(49);
});
