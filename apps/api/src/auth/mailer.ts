import { mails } from '../metrics/metrics.ts';
import { renderCodeMail } from './code-mail-text.ts';
import type { Mailer } from './code-mailer.ts';
import { withCircuitBreaker } from './mail-circuit-breaker.ts';
import { createSmtpSender, type MailServer, type SendMail } from './send-mail.ts';

/** Counts the sent and the failed mails. */
export const withMailMetrics =
  <Mail extends readonly unknown[]>(send: (...mail: Mail) => Promise<void>) =>
  async (...mail: Mail): Promise<void> => {
    try {
      await send(...mail);
      mails.inc({ result: 'sent' });
    } catch (error) {
      mails.inc({ result: 'failed' });
      throw error;
    }
  };

/** Creates the mailer of codes over SMTP, which rejects with MailNotSentError. */
const createCodeMailer = (send: SendMail): Mailer => ({
  sendCode: (email, code, mail) => send(email, renderCodeMail(code, mail)),
});

/** Creates the mailer of the settings. Without SMTP it shows codes to the operator. */
export function createMailer(
  mail: MailServer | undefined,
  showCode: (email: string, code: string) => void,
): Mailer {
  if (!mail) return { sendCode: async (email, code) => showCode(email, code) };
  const mailer = withCircuitBreaker(createCodeMailer(createSmtpSender(mail)));
  return { sendCode: withMailMetrics((...code: Parameters<Mailer['sendCode']>) => mailer.sendCode(...code)) };
}
