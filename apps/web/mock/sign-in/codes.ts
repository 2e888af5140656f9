import type { StoredValue } from '@vitrina/conformance/sign-in-backend/stored-value.ts';

/** Codes that were sent, and the times of each address's requests; timestamps in ms. */
export interface CodesState {
  readonly sent: Readonly<Record<string, { code: string; expiresAt: number; attemptsLeft: number }>>;
  readonly requests: Readonly<Record<string, readonly number[]>>;
}

/** The state without any code. */
export const noCodes: CodesState = { sent: {}, requests: {} };

const MINUTE_MS = 60_000;
const CODE_MS = 10 * MINUTE_MS;
const MAX_ATTEMPTS = 5;
const MAX_REQUESTS_A_MINUTE = 5;

const createCode = () => String(100_000 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 900_000));

/** Creates one-time codes without mail: the panel reads them from the stored state. */
export function createCodes(stored: StoredValue<CodesState>) {
  /** Sends a code; false if the address exceeded its rate limit. */
  const send = (email: string): boolean => {
    const { sent, requests } = stored.read();
    const recent = (requests[email] ?? []).filter((requestedAt) => Date.now() < requestedAt + MINUTE_MS);
    if (recent.length >= MAX_REQUESTS_A_MINUTE) return false;
    const code = { code: createCode(), expiresAt: Date.now() + CODE_MS, attemptsLeft: MAX_ATTEMPTS };
    stored.write({
      sent: { ...sent, [email]: code },
      requests: { ...requests, [email]: [...recent, Date.now()] },
    });
    return true;
  };

  /** Whether the code is right; a right code becomes invalid. */
  const use = (email: string, code: string): boolean => {
    const { sent, requests } = stored.read();
    const { [email]: expected, ...others } = sent;
    if (expected === undefined || Date.now() > expected.expiresAt || expected.attemptsLeft === 0)
      return false;
    const isRight = expected.code === code;
    const attempted = { ...expected, attemptsLeft: expected.attemptsLeft - 1 };
    stored.write({ sent: isRight ? others : { ...others, [email]: attempted }, requests });
    return isRight;
  };

  return { send, use };
}
