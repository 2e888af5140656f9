import type { StoredValue } from '../stored-value.ts';

/** Codes on their way, and when each address asked for one; moments in ms. */
export interface CodesState {
  readonly sent: Readonly<Record<string, { code: string; until: number; triesLeft: number }>>;
  readonly asks: Readonly<Record<string, readonly number[]>>;
}

/** Nobody has asked for a code yet. */
export const noCodes: CodesState = { sent: {}, asks: {} };

const MINUTE_MS = 60_000;
const CODE_MS = 10 * MINUTE_MS;
const CODE_TRIES = 5;
const ASKS_A_MINUTE = 5;

const newCode = () => String(100_000 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 900_000));

/** One-time codes; no mail goes out: whoever wants to know them reads them where they are kept. */
export function createCodes(kept: StoredValue<CodesState>) {
  /** Sends a code; false where the address asked too often. */
  const send = (email: string): boolean => {
    const { sent, asks } = kept.read();
    const recent = (asks[email] ?? []).filter((at) => Date.now() < at + MINUTE_MS);
    if (recent.length >= ASKS_A_MINUTE) return false;
    const code = newCode();
    kept.write({
      sent: { ...sent, [email]: { code, until: Date.now() + CODE_MS, triesLeft: CODE_TRIES } },
      asks: { ...asks, [email]: [...recent, Date.now()] },
    });
    return true;
  };

  /** Whether the code is the right one, which it then is no more. */
  const take = (email: string, code: string): boolean => {
    const { sent, asks } = kept.read();
    const { [email]: expected, ...others } = sent;
    if (expected === undefined || Date.now() > expected.until || expected.triesLeft === 0) return false;
    const isRight = expected.code === code;
    const left = { ...expected, triesLeft: expected.triesLeft - 1 };
    kept.write({ sent: isRight ? others : { ...others, [email]: left }, asks });
    return isRight;
  };

  return { send, take };
}
