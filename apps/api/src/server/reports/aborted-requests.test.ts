import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { endlessPath, openEndlessReport } from '../../../test/endless-report.ts';

const { app, abortCount, running } = await closeAfterAll(openEndlessReport());

const sendRequest = (): Socket => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET ${endlessPath} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return socket;
};

test('stops the query of a report when its last caller disconnects', async () => {
  const [first, second] = [sendRequest(), sendRequest()];
  await expect.poll(running).toBe(1);
  first.destroy();
  await expect.poll(abortCount).toBe(1);
  // A kill would reach the engine before most of these queries.
  for (let question = 0; question < 20; question += 1) expect(await running()).toBe(1);
  second.destroy();
  await expect.poll(running).toBe(0);
});
