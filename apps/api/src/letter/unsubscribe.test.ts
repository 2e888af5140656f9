import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeAfterAll } from '../../test/close-after-all.ts';
import { buildLetterWeeks, openLetterServer, key, origin } from '../../test/letter-server.ts';
import { readConfig } from '../config.ts';
import { createHttpServer } from '../server/http/http-server.ts';
import { createLog } from '../server/http/log.ts';
import { isSubscribed } from '../store/letters.ts';
import { serveUnsubscribe } from './serve-unsubscribe.ts';

const weeks = await closeAfterAll(buildLetterWeeks());

let server: Awaited<ReturnType<typeof openLetterServer>>;
beforeEach(async () => {
  server = await openLetterServer(weeks);
  await server.publish(45);
});
afterEach(() => server.close());

/** Subscribes everyone after the current week. */
const subscribeAll = async () => {
  await server.look();
  await server.subscribe();
};

test('the headers and the link of a letter unsubscribe by one click, without sign-in', async () => {
  await subscribeAll();
  await server.publish(46);
  await server.look();
  const { headers = {}, parts } = server.mails[0] ?? { parts: {} as Record<string, string> };
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const url = new URL(/<(.*)>/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '');
  expect(url.origin).toBe(origin);
  expect(parts['text/plain']).toContain(url.href);
  const app = createHttpServer(readConfig({}), createLog({ write: () => undefined }));
  serveUnsubscribe(app, { store: server.store, key });
  const path = url.pathname + url.search;
  expect((await app.inject(path)).body).toContain('<form method="post">');
  expect(await isSubscribed(server.store, server.userId)).toBe(true);
  const answer = await app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-/);
  expect(await isSubscribed(server.store, server.userId)).toBe(false);
  expect((await app.inject(path)).body).toContain('выключено');
  await app.close();
}, 30_000);

test('a forged link unsubscribes nobody', async () => {
  await server.subscribe();
  const app = createHttpServer(readConfig({}), createLog({ write: () => undefined }));
  serveUnsubscribe(app, { store: server.store, key });
  const other = await server.addUser('other@example.kz');
  for (const query of [
    '',
    `user=${server.userId}`,
    `user=${server.userId}&key=${'A'.repeat(43)}`,
    `user=${server.userId}&user=${other.id}&key=x`,
  ])
    expect((await app.inject({ method: 'POST', url: `/unsubscribe?${query}` })).statusCode).toBe(404);
  expect(await isSubscribed(server.store, server.userId)).toBe(true);
  await app.close();
});
