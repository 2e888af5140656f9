import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createMailer } from '../src/auth/mailer.ts';

/** What a mail server does with a connection: sends these lines, one after each command, and then no more; or anything else. */
export type SmtpScript = readonly string[] | ((socket: Socket) => void);

/** Sends a code through a mail server that follows the script, and returns the error. */
export async function sendCodeTo(script: SmtpScript, scheme = 'smtp'): Promise<unknown> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    if (typeof script === 'function') return script(socket);
    const lines = [...script];
    const sendNext = () => void (lines.length > 0 && socket.write(`${lines.shift()}\r\n`));
    socket.on('data', sendNext);
    return sendNext();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const smtpUrl = `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    return await createMailer({ smtpUrl, from: 'codes@example.kz' }, () => undefined)
      .sendCode('a@b.co', '012345', { step: 1, language: 'ru' })
      .catch((thrown: unknown) => thrown);
  } finally {
    server.close();
  }
}
