import type { Mailer } from './mailer.ts';

/** Number of consecutive errors that opens the circuit. */
const MAX_ERRORS = 5;
/** Time until the mail server is tried again. */
const OPEN_MS = 30_000;

/** The mail server was not contacted, because it failed repeatedly a moment ago. */
export class MailCircuitOpenError extends Error {
  override readonly name = 'MailServerResting';
}

/**
 * Checks that an error concerns the mail server: no response, or 421 (closing). A response about one mailbox does
 * not count, so that nobody can stop all mail by requesting codes for an unknown address.
 */
const isServerError = (error: unknown) => {
  const responseCode = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  return responseCode === undefined || responseCode === 421;
};

/** Wraps a mailer so that it fails at once while its server is down. */
export function withCircuitBreaker(mailer: Mailer, now: () => number = () => performance.now()): Mailer {
  let errorCount = 0;
  let failedAt = 0;
  return {
    async sendCode(email, code) {
      if (errorCount >= MAX_ERRORS && now() - failedAt < OPEN_MS)
        throw new MailCircuitOpenError(
          `The mail server failed ${errorCount} times: it is tried again in a moment`,
        );
      try {
        await mailer.sendCode(email, code);
        errorCount = 0;
      } catch (error) {
        if (isServerError(error)) {
          errorCount += 1;
          failedAt = now();
        }
        throw error;
      }
    },
  };
}
