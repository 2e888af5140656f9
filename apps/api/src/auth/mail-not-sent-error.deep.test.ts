import { expect, test } from 'vitest';
import { sendCodeTo, type SmtpScript } from '../../test/scripted-smtp.ts';
import { MailNotSentError } from './mail-not-sent-error.ts';

const accepted = ['220 hi', '250 hi', '250 ok'];

test.concurrent.each<[string, boolean, SmtpScript]>([
  ['a recipient whose server is slow', true, accepted],
  ['a server that takes the mail and says nothing', true, [...accepted, '250 ok', '354 go']],
  ['a server that does not greet', false, []],
  [
    'a server that sends a line every second and never the last one',
    false,
    (socket) => {
      socket.write('220 hi\r\n');
      const timer = setInterval(() => socket.write('250-wait\r\n'), 1000);
      socket.on('close', () => clearInterval(timer));
    },
  ],
])('a silent mail server is given up: %s', { timeout: 20_000 }, async (_, isAfterRecipient, script) => {
  const error = await sendCodeTo(script);
  expect(error).toBeInstanceOf(MailNotSentError);
  expect(error).toMatchObject({ isAfterRecipient, responseCode: undefined });
});
