import { expect, test } from 'vitest';
import { serveAnswers } from '../../../test/bare-server.ts';

const post = (
  app: ReturnType<typeof serveAnswers>['app'],
  payload: string,
  type = 'application/json',
  more: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/report/sellers-by-title',
    payload,
    headers: { 'content-type': type, ...more },
  });

test.each([
  ['cut JSON', '{"year":', 400],
  ['an empty body', '', 400],
  ['null', 'null', 400],
  ['a list', '[]', 400],
  ['a text', '"x"', 400],
  ['nothing in it', '{}', 400],
  ['a __proto__', '{"year":2026,"weekNumber":46,"title":"а","__proto__":{"a":1}}', 400],
  ['a constructor', '{"constructor":{"prototype":{"a":1}},"year":2026,"weekNumber":46,"title":"а"}', 400],
  ['a blank title', '{"year":2026,"weekNumber":46,"title":"  "}', 400],
  ['a week as a text', '{"year":2026,"weekNumber":"46","title":"а"}', 400],
  ['more than 64 KiB', JSON.stringify({ year: 2026, weekNumber: 46, title: 'a'.repeat(65_536) }), 413],
])('a body with %s is a VALIDATION_ERROR', async (_, payload, status) => {
  const answer = await post(serveAnswers({}).app, payload);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({ error: expect.any(String), code: 'VALIDATION_ERROR' });
  expect(answer.body).not.toMatch(/JSON at|Unexpected|FST_/);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/xml',
  'application/json;',
  'application/json\tx',
  'application/json, text/plain',
])('rejects a body of type %j', async (type) => {
  const answer = await post(serveAnswers({}).app, '{"year":2026,"weekNumber":46,"title":"а"}', type);
  expect(answer.statusCode).toBe(415);
  expect(answer.json()).toMatchObject({ code: 'VALIDATION_ERROR' });
});

test.each(['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
  'accepts a body of type %j',
  async (type) => {
    expect(
      (await post(serveAnswers({}).app, '{"year":2026,"weekNumber":46,"title":"а"}', type)).statusCode,
    ).toBe(200);
  },
);

test('rejects a compressed body', async () => {
  const said = (packed: string) =>
    post(serveAnswers({}).app, '{"year":2026,"weekNumber":46,"title":"а"}', 'application/json', {
      'content-encoding': packed,
    });
  expect((await said('gzip')).statusCode).toBe(415);
  expect((await said('identity')).statusCode).toBe(200);
});

test('rejects a sign-in body over 16 KiB', async () => {
  const { app } = serveAnswers({});
  const ask = (size: number) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/request-code',
      payload: { email: 'a@b.kz', x: 'x'.repeat(size) },
    });
  expect((await ask(15_000)).statusCode).toBe(200);
  expect((await ask(17_000)).statusCode).toBe(413);
});

test('checks the authorization before the body', async () => {
  const { app } = serveAnswers({});
  const logout = (headers: Record<string, string | string[]>, payload: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });
  const nobody = await logout({}, '{"cut');
  expect(nobody.statusCode).toBe(401);
  expect(nobody.json()).toMatchObject({ code: 'UNAUTHORIZED' });
  expect(nobody.headers['www-authenticate']).toBe('Bearer');
  expect((await logout({ authorization: 'Bearer right' }, '{}')).statusCode).toBe(400);
  expect((await logout({ authorization: 'Bearer right' }, '{"refreshToken":"x"}')).json()).toEqual({
    message: 'the caller',
  });
});
