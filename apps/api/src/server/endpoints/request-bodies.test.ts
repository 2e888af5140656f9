import { expect, test } from 'vitest';
import { serveHandlers } from '../../../test/bare-server.ts';

const post = (
  app: ReturnType<typeof serveHandlers>['app'],
  payload: string,
  type = 'application/json',
  headers: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/report/sellers-by-title',
    payload,
    headers: { 'content-type': type, ...headers },
  });

test.each([
  ['cut JSON', '{"year":', 400],
  ['an empty body', '', 400],
  ['null', 'null', 400],
  ['a list', '[]', 400],
  ['a text', '"x"', 400],
  ['no fields', '{}', 400],
  ['a __proto__', '{"year":2026,"weekNumber":46,"title":"а","__proto__":{"a":1}}', 400],
  ['a constructor', '{"constructor":{"prototype":{"a":1}},"year":2026,"weekNumber":46,"title":"а"}', 400],
  ['a blank title', '{"year":2026,"weekNumber":46,"title":"  "}', 400],
  ['a week as a text', '{"year":2026,"weekNumber":"46","title":"а"}', 400],
  ['more than 64 KiB', JSON.stringify({ year: 2026, weekNumber: 46, title: 'a'.repeat(65_536) }), 413],
])('a body with %s is a VALIDATION_ERROR', async (_, payload, status) => {
  const response = await post(serveHandlers({}).app, payload);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toEqual({ error: expect.any(String), code: 'VALIDATION_ERROR' });
  expect(response.body).not.toMatch(/JSON at|Unexpected|FST_/);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/xml',
  'application/json;',
  'application/json\tx',
  'application/json, text/plain',
])('rejects a body of type %j', async (type) => {
  const response = await post(serveHandlers({}).app, '{"year":2026,"weekNumber":46,"title":"а"}', type);
  expect(response.statusCode).toBe(415);
  expect(response.json()).toMatchObject({ code: 'VALIDATION_ERROR' });
});

test.each(['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
  'accepts a body of type %j',
  async (type) => {
    expect(
      (await post(serveHandlers({}).app, '{"year":2026,"weekNumber":46,"title":"а"}', type)).statusCode,
    ).toBe(200);
  },
);

test('rejects a compressed body', async () => {
  const postEncoded = (encoding: string) =>
    post(serveHandlers({}).app, '{"year":2026,"weekNumber":46,"title":"а"}', 'application/json', {
      'content-encoding': encoding,
    });
  expect((await postEncoded('gzip')).statusCode).toBe(415);
  expect((await postEncoded('identity')).statusCode).toBe(200);
});

test('rejects a sign-in body over 16 KiB', async () => {
  const { app } = serveHandlers({});
  const postSize = (size: number) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/request-code',
      payload: { email: 'a@b.kz', x: 'x'.repeat(size) },
    });
  expect((await postSize(15_000)).statusCode).toBe(200);
  expect((await postSize(17_000)).statusCode).toBe(413);
});

test('checks the authorization before the body', async () => {
  const { app } = serveHandlers({});
  const logout = (headers: Record<string, string | string[]>, payload: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });
  const unauthorized = await logout({}, '{"cut');
  expect(unauthorized.statusCode).toBe(401);
  expect(unauthorized.json()).toMatchObject({ code: 'UNAUTHORIZED' });
  expect(unauthorized.headers['www-authenticate']).toBe('Bearer');
  expect((await logout({ authorization: 'Bearer right' }, '{}')).statusCode).toBe(400);
  expect((await logout({ authorization: 'Bearer right' }, '{"refreshToken":"x"}')).json()).toEqual({
    message: 'the caller',
  });
});
