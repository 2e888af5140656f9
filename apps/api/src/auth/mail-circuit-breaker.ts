import type { Mailer } from './mailer.ts';

/** So many failures one after another, and the mail server is let alone. */
const MOST_FAILURES = 5;
/** For so long nobody waits for it, in ms; then it is tried again. */
const REST_MS = 30_000;

/** The mail server was let alone: it failed again and again a moment ago. */
export class MailCircuitOpenError extends Error {
  override readonly name = 'MailServerResting';
}

/**
 * Whether a failure is the server's own: it said nothing at all, or that it closes (421). What it says of
 * one mailbox is no word on others: nobody can stop the mail of all by asking for an address that is not there.
 */
const isServers = (error: unknown) => {
  const answered = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  return answered === undefined || answered === 421;
};

/** A mailer that fails at once while its server is down, instead of letting everybody wait for it. */
export function withCircuitBreaker(mailer: Mailer, now: () => number = () => performance.now()): Mailer {
  let failures = 0;
  let failedAt = 0;
  return {
    async sendCode(email, code) {
      if (failures >= MOST_FAILURES && now() - failedAt < REST_MS)
        throw new MailCircuitOpenError(
          `The mail server failed ${failures} times: it is tried again in a moment`,
        );
      try {
        await mailer.sendCode(email, code);
        failures = 0;
      } catch (error) {
        if (isServers(error)) {
          failures += 1;
          failedAt = now();
        }
        throw error;
      }
    },
  };
}
