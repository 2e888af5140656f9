import { CreatedShare, LINK_REQUESTS_PER_MINUTE } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { closeAfterAll } from '../../test/close-after-all.ts';
import * as z from 'zod/mini';
import { openAccountApi } from '../../test/account-api.ts';

const api = await closeAfterAll(openAccountApi());
await api.signIn();

const path = '/seller?sellerId=1&year=2026&weekNumber=46';
const report = '/report/seller-info/2026/46/1';
const outOfScope = '/report/seller-info/2026/46/2';
const createShare = async () =>
  z.parse(CreatedShare, (await api.send('POST', '/shares', { path, expiresInDays: 1 })).body);
const read = (token: string | undefined, url = report) =>
  api.send('GET', url, undefined, token === undefined ? {} : { 'share-token': token });

/** Sends requests with a token until none are left in its minute. */
async function useUp(token: string, url = report): Promise<void> {
  let left = LINK_REQUESTS_PER_MINUTE;
  while (left > 0) left = Number((await read(token, url)).headers['ratelimit-remaining']);
}

const refused = {
  status: 429,
  code: 'TOO_MANY_REQUESTS',
  headers: {
    'ratelimit-limit': '300',
    'ratelimit-remaining': '0',
    'ratelimit-reset': expect.stringMatching(/^[1-5]?\d$|^60$/),
    'retry-after': expect.stringMatching(/^[1-5]?\d$|^60$/),
  },
};

test('each response to a link says how many requests are left, even outside the scope or without data', async () => {
  const { token } = await createShare();
  const stranger = await read(undefined);
  expect(stranger.headers).not.toHaveProperty('ratelimit-limit');
  const first = await read(token);
  expect(first).toMatchObject({
    status: 200,
    body: stranger.body,
    headers: { 'ratelimit-limit': '300', 'ratelimit-remaining': '299' },
  });
  expect(await read(token, outOfScope)).toMatchObject({
    status: 401,
    headers: { 'ratelimit-remaining': '298' },
  });
  const malformed = await read(token, '/report/seller-info/2026/46/x');
  expect(malformed).toMatchObject({ status: 400, headers: { 'ratelimit-remaining': '297' } });
});

test('beyond 300 requests in a minute a link waits at every report, and no other does', async () => {
  const [{ token }, other] = [await createShare(), await createShare()];
  await useUp(token);
  for (const url of [report, `${report}?x=1`, '/report/periods', outOfScope])
    expect(await read(token, url)).toMatchObject(refused);
  expect(await read(other.token)).toMatchObject({
    status: 200,
    headers: { 'ratelimit-remaining': '299' },
  });
  expect(await read(undefined)).toMatchObject({ status: 200 });
}, 120_000);

test('requests that the scope refuses use up the minute too', async () => {
  const { token } = await createShare();
  await useUp(token, outOfScope);
  expect(await read(token)).toMatchObject(refused);
}, 120_000);

test('a wrong token does not bypass the limit: it opens nothing, and uses up nothing of the right one', async () => {
  const { token } = await createShare();
  for (const wrong of [
    `${token}x`,
    token.slice(0, -1),
    `${token},${token}`,
    `Bearer ${token}`,
    'link_',
    'x',
  ]) {
    const response = await read(wrong);
    expect([wrong, response.status]).toEqual([wrong, 401]);
    expect(response.headers).not.toHaveProperty('ratelimit-limit');
  }
  expect((await read(token)).headers).toMatchObject({ 'ratelimit-remaining': '299' });
});

test('an Authorization header with the token counts as no link', async () => {
  const { token } = await createShare();
  const response = await api.send('GET', outOfScope, undefined, { authorization: `Bearer ${token}` });
  expect(response.status).toBe(200);
  expect(response.headers).not.toHaveProperty('ratelimit-limit');
});

test('revoking a link neither reopens it nor gives another one a new minute', async () => {
  const [used, revoked] = [await createShare(), await createShare()];
  await useUp(used.token);
  await useUp(revoked.token);
  expect(await api.send('DELETE', `/shares/${revoked.id}`)).toMatchObject({ status: 200 });
  expect(await read(revoked.token)).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
  expect(await read(used.token)).toMatchObject(refused);
}, 120_000);
