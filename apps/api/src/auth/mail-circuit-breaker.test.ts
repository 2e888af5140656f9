import { expect, test } from 'vitest';
import { MailCircuitOpenError, withCircuitBreaker } from './mail-circuit-breaker.ts';
import { MailNotSentError } from './mail-not-sent-error.ts';

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
  const send = (email = 'a@b.kz') => mailer.sendCode(email, '123456', { step: 1, language: 'ru' });
  const fail = async (times: number, email?: string) => {
    for (let time = 0; time < times; time += 1) await expect(send(email)).rejects.toBe(server.failure);
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

const slowRecipient = new MailNotSentError(new Error('Timeout'), true);

test('does not open the circuit for slow recipients of two domains', async () => {
  const { server, send, fail } = mailServer();
  server.failure = slowRecipient;
  await fail(10, 'a@slow.kz');
  await fail(10, 'b@slower.kz');
  server.failure = undefined;
  await send();
  expect(server.asked).toBe(21);
});

test('opens the circuit for errors after RCPT at three domains', async () => {
  const { server, send, fail } = mailServer();
  server.failure = slowRecipient;
  await fail(2, 'a@one.kz');
  await fail(2, 'a@two.kz');
  await fail(1, 'a@three.kz');
  await expect(send()).rejects.toBeInstanceOf(MailCircuitOpenError);
});

test('tries the server again with one mail at a time', async () => {
  const { server, send, fail } = mailServer();
  server.failure = silence;
  await fail(5);
  server.wait(30_000);
  server.failure = undefined;
  const trial = send();
  await expect(send()).rejects.toBeInstanceOf(MailCircuitOpenError);
  await trial;
  await Promise.all([send(), send()]);
  expect(server.asked).toBe(8);
});

test('closes the circuit when the trial reaches its recipient, however slow that is', async () => {
  const { server, send, fail } = mailServer();
  server.failure = silence;
  await fail(5);
  server.wait(30_000);
  server.failure = slowRecipient;
  await fail(1, 'a@slow.kz');
  server.failure = undefined;
  await send();
  expect(server.asked).toBe(7);
});
