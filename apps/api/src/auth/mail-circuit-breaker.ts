import { MailNotSentError } from './mail-not-sent-error.ts';
import type { Mailer } from './code-mailer.ts';

/** Number of consecutive errors that opens the circuit. */
const MAX_ERRORS = 5;
/** Number of recipient domains from which errors after RCPT count as errors of the mail server. */
const MIN_DOMAINS = 3;
/** Time until the mail server is tried again. */
const OPEN_MS = 30_000;

/** The mail server is not contacted, because it failed repeatedly in the last seconds. */
export class MailCircuitOpenError extends Error {
  override readonly name = 'MailCircuitOpenError';
}

/** A mail that was not sent: the domain of its recipient, and whether the error came after RCPT. */
interface ServerError {
  domain: string;
  isAfterRecipient: boolean;
}

/** Converts an error without a response, or with 421 (closing); undefined for a response about one mailbox. */
function toServerError(error: unknown, email: string): ServerError | undefined {
  const responseCode = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  if (responseCode !== undefined && responseCode !== 421) return undefined;
  const isAfterRecipient = error instanceof MailNotSentError && error.isAfterRecipient;
  return { domain: email.slice(email.lastIndexOf('@') + 1), isAfterRecipient };
}

/**
 * Checks that errors are those of the mail server: before RCPT, or for recipients of several domains. One domain with a
 * slow server must not stop all mail.
 */
function isServerDown(errors: readonly ServerError[]): boolean {
  const domains = new Set(errors.map(({ domain }) => domain));
  const counted = domains.size >= MIN_DOMAINS ? errors : errors.filter((error) => !error.isAfterRecipient);
  return counted.length >= MAX_ERRORS;
}

/** Wraps a mailer so that it fails at once while its server is down. One mail at a time tries the server again. */
export function withCircuitBreaker(mailer: Mailer, now: () => number = () => performance.now()): Mailer {
  let errors: ServerError[] = [];
  let openedAt: number | undefined;
  let isTrialRunning = false;
  const close = () => {
    errors = [];
    openedAt = undefined;
  };
  const recordError = (error: ServerError | undefined, isTrial: boolean) => {
    if (isTrial && (!error || error.isAfterRecipient)) close();
    if (!error) return;
    errors = [...errors, error].slice(-MAX_ERRORS * MIN_DOMAINS);
    if ((isTrial && !error.isAfterRecipient) || isServerDown(errors)) openedAt = now();
  };
  return {
    async sendCode(email, ...mail) {
      const isTrial = openedAt !== undefined;
      if (openedAt !== undefined && (isTrialRunning || now() - openedAt < OPEN_MS))
        throw new MailCircuitOpenError('The mail server failed repeatedly: it is tried again in a moment');
      isTrialRunning = isTrial;
      try {
        await mailer.sendCode(email, ...mail);
        close();
      } catch (error) {
        recordError(toServerError(error, email), isTrial);
        throw error;
      } finally {
        if (isTrial) isTrialRunning = false;
      }
    },
  };
}
