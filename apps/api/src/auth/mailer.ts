import { createTransport } from 'nodemailer';
import { renderCodeMail } from './code-mail.ts';
import { withCircuitBreaker } from './mail-circuit-breaker.ts';
import { mails } from '../operations/metrics.ts';
import { MailNotSentError } from './mail-not-sent-error.ts';

/** Sends sign-in codes. */
export interface Mailer {
  /** Resolves when the mail server has accepted the mail; rejects within 5 seconds otherwise. */
  sendCode(email: string, code: string, step?: 1 | 2): Promise<void>;
}

const TIMEOUTS = { dnsTimeout: 3000, connectionTimeout: 3000, greetingTimeout: 3000, socketTimeout: 5000 };
const DEADLINE_MS = 5000;

/** Parses a mailbox like `Vitrina <codes@example.kz>`, or an address alone. */
function parseMailbox(text: string): { name: string; address: string } {
  const [, name = '', address = text] = /^([^<]*)<([^>]*)>$/.exec(text) ?? [];
  return { name: name.trim() || 'Vitrina', address: address.trim() };
}

/** Creates a log for one mail that calls `onRecipient` when its recipient is sent to the server. */
function watchRecipient(onRecipient: () => void) {
  const ignore = () => undefined;
  const debug = (_: unknown, command: unknown) => {
    if (String(command).startsWith('RCPT TO')) onRecipient();
  };
  return { trace: ignore, debug, info: ignore, warn: ignore, error: ignore, fatal: ignore, level: ignore };
}

/**
 * Creates a mailer over SMTP. It rejects with MailNotSentError. Addresses are passed as objects with an explicit envelope, so that the text of an
 * address cannot add a recipient or a header.
 */
function createSmtpMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const sender = parseMailbox(from);
  return {
    async sendCode(email, code, step) {
      const recipient = { name: '', address: email };
      let isAfterRecipient = false;
      const logger = watchRecipient(() => {
        isAfterRecipient = true;
      });
      try {
        await createTransport({ url: smtpUrl, ...TIMEOUTS, logger, transactionLog: true }).sendMail({
          ...renderCodeMail(code, step),
          from: sender,
          to: recipient,
          envelope: { from: sender, to: recipient },
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
          disableFileAccess: true,
          disableUrlAccess: true,
          signal: AbortSignal.timeout(DEADLINE_MS),
        });
      } catch (error) {
        throw new MailNotSentError(error, isAfterRecipient);
      }
    },
  };
}

/** Counts the mails that a mailer has sent, and those that it has not. */
const withMailMetrics = (mailer: Mailer): Mailer => ({
  async sendCode(...mail) {
    try {
      await mailer.sendCode(...mail);
      mails.inc({ result: 'sent' });
    } catch (error) {
      mails.inc({ result: 'failed' });
      throw error;
    }
  },
});

/** Creates the mailer of the settings: SMTP; without it, codes are shown to who runs the server. */
export const createMailer = (
  mail: { smtpUrl: string; from: string } | undefined,
  showCode: (email: string, code: string) => void,
): Mailer =>
  mail
    ? withMailMetrics(withCircuitBreaker(createSmtpMailer(mail)))
    : { sendCode: async (email, code) => showCode(email, code) };
