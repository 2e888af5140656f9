import { expect, test } from 'vitest';
import { sendCodeTo, type SmtpScript } from '../../test/scripted-smtp.ts';
import { MailNotSentError } from './mail-not-sent-error.ts';
import { createMailer } from './mailer.ts';

test.each<[string, boolean, number | undefined, SmtpScript, scheme?: string]>([
  ['a recipient that is unknown', true, 550, ['220 hi', '250 hi', '250 ok', '550 unknown']],
  ['a recipient who has to wait', true, 451, ['220 hi', '250 hi', '250 ok', '451 later']],
  ['a sender that is refused', false, 550, ['220 hi', '250 hi', '550 who']],
  ['a server that is busy', false, 421, ['421 busy']],
  ['a server that hangs up', false, undefined, (socket) => void socket.destroy()],
  ['a server without TLS', false, undefined, ['220 hi'], 'smtps'],
])(
  'names whether the recipient had been sent: %s',
  async (_, isAfterRecipient, responseCode, script, scheme) => {
    const error = await sendCodeTo(script, scheme);
    expect(error).toBeInstanceOf(MailNotSentError);
    expect(error).toMatchObject({ isAfterRecipient, responseCode });
  },
);

test('is thrown where nobody listens', async () => {
  const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'codes@example.kz' }, () => undefined);
  const sending = mailer.sendCode('a@b.co', '012345', { step: 1, language: 'ru' });
  await expect(sending).rejects.toThrow(MailNotSentError);
});
