import { beforeEach, describe, expect, test } from 'vitest';
import type { Tokens } from '@vitrina/contract';
import { openSignIn, type TestSignIn } from '../../test/sign-in.ts';

let signIn: TestSignIn;
let tokens: Tokens;

beforeEach(async () => {
  signIn = await openSignIn();
  tokens = await signIn.signIn('a@b.co');
  return () => signIn.close();
});

const ENDED = { status: 401, code: 'INVALID_REFRESH_TOKEN' };
const UNAUTHORIZED = { status: 401, code: 'UNAUTHORIZED' };

describe('refresh', () => {
  test('returns a new pair whose tokens both work', async () => {
    const next = await signIn.refreshTokens(tokens.refreshToken);
    expect(next.refreshToken).not.toBe(tokens.refreshToken);
    expect(next.accessToken).not.toBe(tokens.accessToken);
    expect((await signIn.me(next.accessToken)).status).toBe(200);
    await signIn.refreshTokens(next.refreshToken);
  });

  test('leaves the previous access token valid until it expires', async () => {
    await signIn.refreshTokens(tokens.refreshToken);
    expect((await signIn.me(tokens.accessToken)).status).toBe(200);
  });

  test('returns the same pair again for ten seconds', async () => {
    const next = await signIn.refreshTokens(tokens.refreshToken);
    signIn.advanceClock(9.9);
    expect(await signIn.refreshTokens(tokens.refreshToken)).toEqual(next);
    expect((await signIn.me(next.accessToken)).status).toBe(200);
    await signIn.refreshTokens(next.refreshToken);
  });

  test.each([
    ['address block', { ip: '198.51.100.9' }],
    ['user agent', { 'user-agent': 'a thief' }],
  ])('by a thief with another %s ends the session within the ten seconds as well', async (_, headers) => {
    const next = await signIn.refreshTokens(tokens.refreshToken);
    expect(await signIn.refresh(tokens.refreshToken, headers)).toMatchObject(ENDED);
    expect(await signIn.refresh(next.refreshToken)).toMatchObject(ENDED);
  });

  test('rotates once for fifty concurrent requests, and all get the same pair', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 50 }, () => signIn.refreshTokens(tokens.refreshToken)),
    );
    expect(new Set(pairs.map((pair) => JSON.stringify(pair))).size).toBe(1);
    expect(await signIn.store.db.selectFrom('sessions').select('counter').execute()).toEqual([
      { counter: 1 },
    ]);
  });

  test('beside a logout is answered or rejected', async () => {
    for (let n = 0; n < 10; n++) {
      const pair = await signIn.signIn(`a${n}@b.co`);
      const [refreshed, ended] = await Promise.all([signIn.refresh(pair.refreshToken), signIn.logout(pair)]);
      expect([[200, 401].includes(refreshed.status), ended.status]).toEqual([true, 200]);
      expect(await signIn.refresh(pair.refreshToken)).toMatchObject(ENDED);
    }
  });

  test('with a used token after ten seconds ends the session', async () => {
    const next = await signIn.refreshTokens(tokens.refreshToken);
    signIn.advanceClock(10);
    expect(await signIn.refresh(tokens.refreshToken)).toMatchObject(ENDED);
    expect(await signIn.refresh(next.refreshToken)).toMatchObject(ENDED);
    expect(await signIn.me(next.accessToken)).toMatchObject(UNAUTHORIZED);
    expect(await signIn.me(tokens.accessToken)).toMatchObject(UNAUTHORIZED);
  });

  test('with the token before the last one ends the session at once', async () => {
    const next = await signIn.refreshTokens(tokens.refreshToken);
    await signIn.refreshTokens(next.refreshToken);
    expect(await signIn.refresh(tokens.refreshToken)).toMatchObject(ENDED);
    expect(await signIn.refresh(next.refreshToken)).toMatchObject(ENDED);
  });

  test('by a thief ends the session when the owner refreshes', async () => {
    const stolen = await signIn.refreshTokens(tokens.refreshToken);
    signIn.advanceClock(60);
    expect(await signIn.refresh(tokens.refreshToken)).toMatchObject(ENDED);
    expect(await signIn.me(stolen.accessToken)).toMatchObject(UNAUTHORIZED);
  });

  test('ends no other session of the user', async () => {
    const other = await signIn.signIn('a@b.co');
    await signIn.refreshTokens(tokens.refreshToken);
    signIn.advanceClock(11);
    await signIn.refresh(tokens.refreshToken);
    expect((await signIn.me(other.accessToken)).status).toBe(200);
    await signIn.refreshTokens(other.refreshToken);
  });

  test.each([7, 14, 21, 28])('keeps a session alive in daily use: day %i', async (days) => {
    let { refreshToken } = tokens;
    for (let day = 0; day < days; day++) {
      signIn.advanceClock(86_399);
      ({ refreshToken } = await signIn.refreshTokens(refreshToken));
    }
  });

  test('is rejected seven days after the last one', async () => {
    signIn.advanceClock(7 * 86_400 - 1);
    const next = await signIn.refreshTokens(tokens.refreshToken);
    signIn.advanceClock(7 * 86_400);
    expect(await signIn.refresh(next.refreshToken)).toMatchObject(ENDED);
  });

  test('is rejected thirty days after sign-in, also in use', async () => {
    let { refreshToken } = tokens;
    for (let day = 0; day < 29; day++) {
      signIn.advanceClock(86_400);
      ({ refreshToken } = await signIn.refreshTokens(refreshToken));
    }
    signIn.advanceClock(86_399);
    const last = await signIn.refreshTokens(refreshToken);
    signIn.advanceClock(1);
    expect(await signIn.me(last.accessToken)).toMatchObject(UNAUTHORIZED);
    expect(await signIn.refresh(last.refreshToken)).toMatchObject(ENDED);
  });

  test('is rejected for a blocked user', async () => {
    await signIn.block();
    expect(await signIn.refresh(tokens.refreshToken)).toMatchObject(ENDED);
  });

  test('with one character changed is rejected and ends no session', async () => {
    for (let place = 0; place < tokens.refreshToken.length; place++) {
      const [before, here, after] = [
        tokens.refreshToken.slice(0, place),
        tokens.refreshToken[place],
        tokens.refreshToken.slice(place + 1),
      ];
      for (const other of ['A', 'B', '.', '1', '=', '\u0000'].filter((sign) => sign !== here)) {
        expect(await signIn.refresh(before + other + after)).toMatchObject(ENDED);
      }
    }
    await signIn.refreshTokens(tokens.refreshToken);
  });

  test('with anything but a refresh token is rejected and ends no session', async () => {
    const { accessToken, refreshToken } = tokens;
    const garbage = [
      '',
      'x',
      'x'.repeat(10_000),
      accessToken,
      `${refreshToken}=`,
      ` ${refreshToken}`,
      `${refreshToken}\n`,
    ];
    for (const text of [...garbage, refreshToken.toUpperCase()]) {
      expect(await signIn.refresh(text)).toMatchObject(ENDED);
    }
    await signIn.refreshTokens(refreshToken);
  });

  test.each(['{}', 'null', '7', '[]', '{"refreshToken":7}', '{"refreshToken":null}', '{"refreshToken":"x"'])(
    'with no text for a token is VALIDATION_ERROR: %s',
    async (payload) => {
      expect(await signIn.call('refresh', payload)).toMatchObject({ status: 400, code: 'VALIDATION_ERROR' });
    },
  );

  test('ignores other fields of the body', async () => {
    const { status, body } = await signIn.call('refresh', { refreshToken: tokens.refreshToken, admin: true });
    expect([status, Object.keys(body).toSorted()]).toEqual([200, ['accessToken', 'refreshToken']]);
  });
});
