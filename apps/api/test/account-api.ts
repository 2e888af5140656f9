import { AuthResult, CreatedKey, type Follow, FollowEvents } from '@vitrina/contract';
import * as z from 'zod/mini';
import { openTestApi } from './test-api.ts';

/** Seller 1 is the own shop; on card 1 it is undercut in week 46, where seller 3 enters. */
const usualWeeks = {
  45: [
    { seller_id: 1, product_id: 1, price: 100, sales_count: 20 },
    { seller_id: 2, product_id: 1, price: 110, sales_count: 10 },
  ],
  46: [
    { seller_id: 1, product_id: 1, price: 100, sales_count: 20 },
    { seller_id: 2, product_id: 1, price: 95, sales_count: 10 },
    { seller_id: 3, product_id: 1, price: 130, sales_count: 1 },
  ],
};

/** Creates an entity of a list. */
export const follow = (kind: Follow['kind'], id: number, more: Partial<Follow> = {}): Follow => ({
  kind,
  id,
  note: '',
  isMine: false,
  ...more,
});

/** The own shop. */
export const mine = follow('seller', 1, { isMine: true });

/** Opens the api with two weeks and requests of one person; `signIn` changes the person. */
export async function openAccountApi(weeks: Parameters<typeof openTestApi>[0] = usualWeeks) {
  const api = await openTestApi(weeks);
  let people = 0;
  let token = '';

  const signIn = async () => {
    people += 1;
    const email = `a${people}@b.co`;
    const remoteAddress = `198.51.${people}.7`;
    const post = (path: string, payload: object) =>
      api.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, remoteAddress });
    await post('request-code', { email });
    const response = await post('verify-code', { email, code: api.codeFor(email) });
    token = z.parse(AuthResult, response.json()).accessToken;
  };

  const send = async (
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
    headers = {},
  ) => {
    const response = await api.app.inject({
      method,
      url: `/api${url}`,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(payload && { payload }),
    });
    const body = response.json<Record<string, unknown>>();
    const { headers: received } = response;
    return {
      status: response.statusCode,
      code: body['code'],
      body,
      etag: String(received['etag']),
      headers: received,
    };
  };

  const put = (follows: readonly object[], etag: string, more: object = {}) =>
    send('PUT', '/follows', { follows, ...more }, { 'if-match': etag });
  return {
    app: api.app,
    store: api.store,
    log: api.log,
    signIn,
    /** Makes all further requests without a session. */
    signOut: () => void (token = 'x'.repeat(43)),
    send,
    put,
    replaceAll: async (follows: readonly object[], more: object = {}) =>
      put(follows, (await send('GET', '/follows')).etag, more),
    readEvents: async (week = 46) => z.parse(FollowEvents, (await send('GET', `/events/2026/${week}`)).body),
    close: () => api.close(),
  };
}

/** Opens the same on a port, with a person's program key. */
export async function openApiWithKey() {
  const api = await openAccountApi();
  const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  await api.signIn();
  const { key } = z.parse(CreatedKey, (await api.send('POST', '/keys', { name: 'Программа' })).body);
  return { ...api, url, key };
}
