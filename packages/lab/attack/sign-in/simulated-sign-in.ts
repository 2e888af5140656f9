import { ContractError } from '@vitrina/contract/serving';
import { createAuth } from '../../../../apps/api/src/auth/auth.ts';
import { isGuarded } from '../../../../apps/api/src/auth/guess.ts';
import { identifyCaller } from '../../../../apps/api/src/auth/caller.ts';
import { systemRandom } from '../../../../apps/api/src/auth/random.ts';
import { codeRequestLimits } from '../../../../apps/api/src/auth/rate-limits.ts';
import { ResponseWithHeaders } from '../../../../apps/api/src/server/endpoints/handlers.ts';
import { countWrongGuesses } from '../../../../apps/api/src/store/guesses.ts';
import { openStore } from '../../../../apps/api/src/store/store.ts';

/** First moment of a simulation. */
const START = Date.parse('2026-11-16T00:00:00.000Z');

const pepper = 'a pepper that only the simulation knows';

/** Returns status, the seconds to wait after a 429, and the device cookie that a sign-in sets. */
const settle = async (response: Promise<unknown>) => {
  try {
    const result = await response;
    const header = result instanceof ResponseWithHeaders ? result.headers['set-cookie'] : undefined;
    return { status: 200, retryAfterSeconds: 0, cookie: header?.split(';', 1)[0] ?? '' };
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return { status: error.status, retryAfterSeconds: error.retryAfterSeconds ?? 0, cookie: '' };
  }
};

/** Sign-in of a simulation. */
export type SimulatedSignIn = ReturnType<typeof openSimulatedSignIn>;

/** Opens sign-in with the real limits, a database in memory and a clock that the simulation moves. */
export const openSimulatedSignIn = () => {
  const store = openStore(':memory:');
  let time = START;
  const mailed = new Map<string, string>();
  const now = () => new Date(time);
  const { handlers } = createAuth({
    store,
    mailer: { sendCode: async (email, code) => void mailed.set(email, code) },
    now,
    random: systemRandom,
    pepper,
    accessTokenSeconds: 900,
    refreshTokenSeconds: 7 * 86_400,
    codeRequestLimits,
  });
  const request = (ip: string, cookie: string) => ({
    params: undefined,
    query: undefined,
    headers: { cookie },
    ip,
    isSecure: true,
    signal: new AbortController().signal,
    caller: undefined,
  });
  return {
    /** Current time of the simulation, Unix time in ms. */
    time: () => time,
    advance: (seconds: number) => void (time += seconds * 1000),
    /** Latest code of a mailbox; only its owner may read it. */
    lastCode: (email: string) => mailed.get(email) ?? 'none',
    requestCode: (email: string, ip: string, cookie = '') =>
      settle(Promise.resolve(handlers.requestCode({ ...request(ip, cookie), body: { email } }))),
    verifyCode: (email: string, code: string, ip: string, cookie = '') =>
      settle(Promise.resolve(handlers.verifyCode({ ...request(ip, cookie), body: { email, code } }))),
    /** Checks whether a right guess from an address would need a second code. */
    isGuarded: async (email: string, ip: string) => {
      const caller = identifyCaller({ pepper, now: now() }, { email, ip });
      return isGuarded(store, { caller, now: now() });
    },
    /** Counts the wrong guesses of strangers that were compared with a first code. */
    countComparedGuesses: () => countWrongGuesses(store, '', ''),
    close: () => store.close(),
  };
};
