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

describe('me', () => {
  test('returns the signed-in user', async () => {
    const { status, body } = await signIn.me(tokens.accessToken);
    expect(status).toBe(200);
    expect(body).toEqual({ user: expect.objectContaining({ email: 'a@b.co', status: 'active' }) });
  });

  test('accepts the scheme in any case', async () => {
    const authorization = `bearer ${tokens.accessToken}`;
    expect((await signIn.call('me', undefined, { authorization })).status).toBe(200);
  });

  test('is UNAUTHORIZED without a valid access token and names the scheme', async () => {
    const { accessToken, refreshToken } = tokens;
    const given = [
      '',
      'Bearer',
      'Bearer ',
      'bearer x',
      `Basic ${accessToken}`,
      accessToken,
      `Bearer  ${accessToken}`,
    ];
    const others = [`Bearer ${accessToken}x`, `Bearer ${'x'.repeat(8192)}`, `Bearer ${refreshToken}`];
    for (const authorization of [...given, ...others]) {
      const outcome = await signIn.call('me', undefined, { authorization });
      expect(outcome).toMatchObject(UNAUTHORIZED);
      expect(outcome.headers['www-authenticate']).toBe('Bearer');
    }
    expect(await signIn.call('me', undefined)).toMatchObject(UNAUTHORIZED);
    const twice = [`Bearer ${accessToken}`, `Bearer ${accessToken}`];
    expect(await signIn.call('me', undefined, { authorization: twice })).toMatchObject(UNAUTHORIZED);
  });

  test('accepts an access token for fifteen minutes, exclusive', async () => {
    signIn.advanceClock(15 * 60 - 1);
    expect((await signIn.me(tokens.accessToken)).status).toBe(200);
    signIn.advanceClock(1);
    expect(await signIn.me(tokens.accessToken)).toMatchObject(UNAUTHORIZED);
  });

  test('rejects a user who was blocked after sign-in', async () => {
    await signIn.block();
    expect(await signIn.me(tokens.accessToken)).toMatchObject(UNAUTHORIZED);
  });

  test('does not extend a token when the clock is set back', async () => {
    signIn.advanceClock(-3600);
    expect(await signIn.me(tokens.accessToken)).toMatchObject(UNAUTHORIZED);
    signIn.advanceClock(3600);
    expect((await signIn.me(tokens.accessToken)).status).toBe(200);
  });
});

describe('logout', () => {
  test('invalidates both tokens at once', async () => {
    const { status, body } = await signIn.logout(tokens);
    expect([status, body]).toEqual([200, { message: 'Вы вышли' }]);
    expect(await signIn.me(tokens.accessToken)).toMatchObject(UNAUTHORIZED);
    expect(await signIn.refresh(tokens.refreshToken)).toMatchObject(ENDED);
  });

  test('ends the session also by an older refresh token', async () => {
    const next = await signIn.refreshTokens((await signIn.refreshTokens(tokens.refreshToken)).refreshToken);
    signIn.advanceClock(60);
    const mixed = { accessToken: next.accessToken, refreshToken: tokens.refreshToken };
    expect((await signIn.logout(mixed)).status).toBe(200);
    expect(await signIn.refresh(next.refreshToken)).toMatchObject(ENDED);
  });

  test('does not end other sessions of the user', async () => {
    const other = await signIn.signIn('a@b.co');
    await signIn.logout(tokens);
    expect((await signIn.me(other.accessToken)).status).toBe(200);
  });

  test('with the refresh token of another session is UNAUTHORIZED and ends neither', async () => {
    for (const other of [await signIn.signIn('a@b.co'), await signIn.signIn('other@b.co')]) {
      const mixed = { accessToken: tokens.accessToken, refreshToken: other.refreshToken };
      expect(await signIn.logout(mixed)).toMatchObject(UNAUTHORIZED);
      expect((await signIn.me(other.accessToken)).status).toBe(200);
      expect((await signIn.me(tokens.accessToken)).status).toBe(200);
    }
  });

  test('with anything but a token is UNAUTHORIZED and ends nothing', async () => {
    expect(await signIn.logout({ ...tokens, refreshToken: 'x' })).toMatchObject(UNAUTHORIZED);
    expect((await signIn.me(tokens.accessToken)).status).toBe(200);
  });

  test('checks the header before the body', async () => {
    expect(await signIn.call('logout', '{}')).toMatchObject(UNAUTHORIZED);
    const authorization = `Bearer ${tokens.accessToken}`;
    expect(await signIn.call('logout', '{}', { authorization })).toMatchObject({
      status: 400,
      code: 'VALIDATION_ERROR',
    });
  });

  test('with an expired access token is UNAUTHORIZED', async () => {
    signIn.advanceClock(15 * 60);
    expect(await signIn.logout(tokens)).toMatchObject(UNAUTHORIZED);
    const next = await signIn.refreshTokens(tokens.refreshToken);
    expect((await signIn.logout(next)).status).toBe(200);
  });

  test('a second time is UNAUTHORIZED', async () => {
    await signIn.logout(tokens);
    expect(await signIn.logout(tokens)).toMatchObject(UNAUTHORIZED);
  });

  test('leaves no session when it runs concurrently with a refresh', async () => {
    const [left, renewed] = await Promise.all([signIn.logout(tokens), signIn.refresh(tokens.refreshToken)]);
    expect(left.status).toBe(200);
    if (renewed.status === 200)
      expect(await signIn.refresh(renewed.body['refreshToken'])).toMatchObject(ENDED);
    expect(await signIn.store.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(await signIn.store.db.selectFrom('access_tokens').selectAll().execute()).toEqual([]);
  });
});

test('expired sessions and access tokens are deleted', async () => {
  await signIn.refreshTokens(tokens.refreshToken);
  signIn.advanceClock(7 * 86_400);
  await signIn.signIn('a@b.co');
  expect(await signIn.store.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  expect(await signIn.store.db.selectFrom('access_tokens').selectAll().execute()).toHaveLength(1);
});
