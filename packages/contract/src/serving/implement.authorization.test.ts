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
const [endpoint] = implement({ logout }, async (header) => header === 'Bearer live')(handlers);
const body = { refreshToken: 'x' };

test.each([{}, { authorization: 'Bearer dead' }, { authorization: ['Bearer live'] }])(
  'a guarded endpoint checks the header before the body: %j',
  async (headers) => {
    expect(await endpoint?.respond({ headers, body: {} })).toEqual({
      status: 401,
      headers: { 'cache-control': 'no-store', 'www-authenticate': 'Bearer' },
      body: { error: 'Вы не вошли или сеанс завершён: войдите снова.', code: 'UNAUTHORIZED' },
    });
  },
);

test('a guarded endpoint runs its handler only with a live token and a valid body', async () => {
  const headers = { authorization: 'Bearer live' };

  expect(await endpoint?.respond({ headers, body: {} })).toMatchObject({ status: 400 });
  expect(await endpoint?.respond({ headers, body })).toMatchObject({ status: 200 });
});

test('a guarded endpoint without isSignedIn does not compile, and always responds 401', async () => {
  // @ts-expect-error: isSignedIn is missing
  const [unguarded] = implement({ logout })(handlers);

  expect(await unguarded?.respond({ headers: { authorization: 'Bearer live' }, body })).toMatchObject({
    status: 401,
  });
});
