import { createTransport } from 'nodemailer';
import { renderCodeMail } from './code-mail.ts';
import { withCircuitBreaker } from './mail-circuit-breaker.ts';

/** Brings a code to the person who asked for it. */
export interface Mailer {
  /** Resolves once the code is on its way; throws where it cannot be sent, within 5 seconds. */
  sendCode(email: string, code: string): Promise<void>;
}

const TIMEOUTS = { dnsTimeout: 3000, connectionTimeout: 3000, greetingTimeout: 3000, socketTimeout: 5000 };
const DEADLINE_MS = 5000;

/** Name and address of a mailbox written as `Vitrina <codes@example.kz>`, or as the address alone. */
function mailbox(written: string): { name: string; address: string } {
  const [, name = '', address = written] = /^([^<]*)<([^>]*)>$/.exec(written) ?? [];
  return { name: name.trim() || 'Vitrina', address: address.trim() };
}

/**
 * Sends by a mail server. Addresses go as objects and the envelope is named: nothing that is written in an
 * address can add a reader or a header.
 */
function byMail({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  const sender = mailbox(from);
  return {
    async sendCode(email, code) {
      const reader = { name: '', address: email };
      await transport.sendMail({
        ...renderCodeMail(code),
        from: sender,
        to: reader,
        envelope: { from: sender, to: reader },
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
    },
  };
}

/** Writes codes where the server's own output goes, for who runs it without a mail server. */
const byOutput = (print: (line: string) => void): Mailer => ({
  sendCode: async (email, code) => print(`sign-in code for ${email}: ${code}\n`),
});

/** Sends codes by the mail server of the settings; without one they go to the standard output. */
export const createMailer = (
  mail: { smtpUrl: string; from: string } | undefined,
  print: (line: string) => void = (line) => process.stdout.write(line),
): Mailer => (mail ? withCircuitBreaker(byMail(mail)) : byOutput(print));
