import { expect, test } from 'vitest';
import { MailCircuitOpenError, withCircuitBreaker } from './mail-circuit-breaker.ts';

/** Creates a mailer with prepared responses that counts its calls. */
function mailServer() {
  let now = 0;
  const server = { failure: undefined as Error | undefined, asked: 0, wait: (ms: number) => (now += ms) };
  const mailer = withCircuitBreaker(
    {
      sendCode: async () => {
        server.asked += 1;
        if (server.failure) throw server.failure;
      },
    },
    () => now,
  );
  const send = () => mailer.sendCode('a@b.kz', '123456');
  const fail = async (times: number) => {
    for (let time = 0; time < times; time += 1) await expect(send()).rejects.toBe(server.failure);
  };
  return { server, send, fail };
}

const silence = new Error('Connection timeout');
const closing = Object.assign(new Error('421 closing'), { responseCode: 421 });
const noMailbox = Object.assign(new Error('550 no such user'), { responseCode: 550 });

test.each([silence, closing])(
  'does not contact a server for 30 seconds after five errors: %s',
  async (failure) => {
    const { server, send, fail } = mailServer();
    server.failure = failure;
    await fail(5);
    await expect(send()).rejects.toBeInstanceOf(MailCircuitOpenError);
    expect(server.asked).toBe(5);
    server.wait(30_000);
    await fail(1);
    await expect(send()).rejects.toBeInstanceOf(MailCircuitOpenError);
    server.wait(30_000);
    server.failure = undefined;
    await send();
    await send();
    expect(server.asked).toBe(8);
  },
);

test('resets the error count when a mail is accepted', async () => {
  const { server, send, fail } = mailServer();
  server.failure = silence;
  await fail(4);
  server.failure = undefined;
  await send();
  server.failure = silence;
  await fail(4);
  expect(server.asked).toBe(9);
});

test('does not open the circuit for errors of single mailboxes', async () => {
  const { server, send, fail } = mailServer();
  server.failure = noMailbox;
  await fail(20);
  server.failure = undefined;
  await send();
  expect(server.asked).toBe(21);
});
