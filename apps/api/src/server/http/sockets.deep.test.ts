import { expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { expectRefused, openRawHttp, post, requestBody } from '../../../test/raw-http.ts';

const { sendParts } = await closeAfterAll(openRawHttp());

test.concurrent('closes a connection after 5 s of incomplete headers', { timeout: 15_000 }, async () => {
  expectRefused(await sendParts('GET /api/health HTTP/1.1\r\nHost: localhost\r\n'), 408);
});

test.concurrent('closes a connection after 10 s of an incomplete body', { timeout: 20_000 }, async () => {
  const slowParts = requestBody
    .slice(0, 30)
    .split('')
    .flatMap((letter) => [letter, 300]);
  const length = Buffer.byteLength(requestBody);
  expectRefused(await sendParts(`${post}Content-Length: ${length}\r\n\r\n`, ...slowParts, 3000), 408);
});

test.concurrent('closes an idle connection after 5 s', { timeout: 15_000 }, async () => {
  const answer = await sendParts('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
});
