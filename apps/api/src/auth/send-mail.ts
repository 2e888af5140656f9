import { createTransport } from 'nodemailer';
import type { MailText } from './code-mail-text.ts';
import { MailNotSentError } from './mail-not-sent-error.ts';

/** The mail server and the sender of all mails. */
export interface MailServer {
  smtpUrl: string;
  from: string;
}

/** A mail to one address. `headers` are added to those of every mail. */
interface OutgoingMail extends MailText {
  headers?: Readonly<Record<string, string>>;
}

/** Sends a mail. Resolves when the mail server has accepted it; rejects with MailNotSentError within 5 seconds. */
export type SendMail = (email: string, mail: OutgoingMail) => Promise<void>;

const TIMEOUTS = { dnsTimeout: 3000, connectionTimeout: 3000, greetingTimeout: 3000, socketTimeout: 5000 };
const DEADLINE_MS = 5000;

/** Parses a mailbox like `Vitrina <codes@example.kz>`, or an address alone. */
function parseMailbox(text: string): { name: string; address: string } {
  const [, name = '', address = text] = /^([^<]*)<([^>]*)>$/.exec(text) ?? [];
  return { name: name.trim() || 'Vitrina', address: address.trim() };
}

/** Creates a log for one mail that records the commands sent to the server. */
function watchCommands() {
  const sent = { isAfterRecipient: false, isAfterData: false };
  const ignore = () => undefined;
  const debug = (_: unknown, command: unknown) => {
    if (String(command).startsWith('RCPT TO')) sent.isAfterRecipient = true;
    if (String(command) === 'DATA') sent.isAfterData = true;
  };
  const logger = {
    trace: ignore,
    debug,
    info: ignore,
    warn: ignore,
    error: ignore,
    fatal: ignore,
    level: ignore,
  };
  return { sent, logger };
}

/**
 * Creates the sender over SMTP. Addresses are passed as objects with an explicit envelope, so that the text of an address
 * cannot add a recipient or a header.
 */
export function createSmtpSender({ smtpUrl, from }: MailServer): SendMail {
  const sender = parseMailbox(from);
  return async (email, { headers, ...mail }) => {
    const recipient = { name: '', address: email };
    const { sent, logger } = watchCommands();
    try {
      await createTransport({ url: smtpUrl, ...TIMEOUTS, logger, transactionLog: true }).sendMail({
        ...mail,
        from: sender,
        to: recipient,
        envelope: { from: sender, to: recipient },
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...headers },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
    } catch (error) {
      throw new MailNotSentError(error, sent.isAfterRecipient, sent.isAfterData);
    }
  };
}
