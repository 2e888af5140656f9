import { expect, test } from 'vitest';
import { contract } from '../index.ts';
import { implement } from './implement.ts';

const { logout } = contract.auth;
const handlers = {
  logout: async () =>
    Math.random() < 2
      ? { status: 200 as const, body: { message: 'До встречи' } }
      : { status: 401 as const, body: { error: 'Войдите снова', code: 'UNAUTHORIZED' as const } },
};
const [ended] = implement({ logout }, async (header) => header === 'Bearer live')(handlers);
const body = { refreshToken: 'x' };

test.each([{}, { authorization: 'Bearer dead' }, { authorization: ['Bearer live'] }])(
  'a call for those who are signed in hears of its header before its body is judged: %j',
  async (headers) => {
    expect(await ended?.respond({ headers, body: {} })).toEqual({
      status: 401,
      headers: { 'cache-control': 'no-store', 'www-authenticate': 'Bearer' },
      body: { error: 'Вы не вошли или сеанс завершён: войдите снова.', code: 'UNAUTHORIZED' },
    });
  },
);

test('a call for those who are signed in reaches its handler with a live token and a right body alone', async () => {
  const headers = { authorization: 'Bearer live' };

  expect(await ended?.respond({ headers, body: {} })).toMatchObject({ status: 400 });
  expect(await ended?.respond({ headers, body })).toMatchObject({ status: 200 });
});

test('a backend does not compile, nor let anybody in, while nobody says who is signed in', async () => {
  // @ts-expect-error: nobody says whose header is live
  const [open] = implement({ logout })(handlers);

  expect(await open?.respond({ headers: { authorization: 'Bearer live' }, body })).toMatchObject({
    status: 401,
  });
});
