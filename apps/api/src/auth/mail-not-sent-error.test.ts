import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { expect, test } from 'vitest';
import { MailNotSentError } from './mail-not-sent-error.ts';
import { createMailer } from './mailer.ts';

const from = 'codes@example.kz';

/** Starts a mail server that sends these lines, one after each command, and then no more. */
async function listen(...lines: string[]): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    const sendNext = () => void (lines.length > 0 && socket.write(`${lines.shift()}\r\n`));
    socket.on('data', sendNext);
    sendNext();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test.concurrent.each([
  ['a recipient whose server is slow', true, undefined, ['220 hi', '250 hi', '250 ok']],
  ['a recipient that is unknown', true, 550, ['220 hi', '250 hi', '250 ok', '550 unknown']],
  ['a sender that is refused', false, 550, ['220 hi', '250 hi', '550 who']],
  ['a server that does not greet', false, undefined, []],
  ['a server that is busy', false, 421, ['421 busy']],
])(
  'names whether the recipient had been sent: %s',
  { timeout: 20_000 },
  async (_, isAfterRecipient, responseCode, lines) => {
    const server = await listen(...lines);
    const smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const error: unknown = await createMailer({ smtpUrl, from }, () => undefined)
      .sendCode('a@b.co', '012345', { step: 1, language: 'ru' })
      .catch((thrown: unknown) => thrown);
    server.close();
    expect(error).toBeInstanceOf(MailNotSentError);
    expect(error).toMatchObject({ isAfterRecipient, responseCode });
  },
);
