import type { Rng } from '../../src/demo/rng.ts';
import type { openSimulatedSignIn } from './simulated-sign-in.ts';

type SignIn = ReturnType<typeof openSimulatedSignIn>;

/** Rejections in a row after which an attacker waits for the next hour. */
const MAX_REJECTIONS = 5;

/** An attacker with some address blocks, which guesses codes and uses up limits. */
export interface Attacker {
  /** Requests codes of mailboxes and guesses at them until the limits reject it, as once an hour. */
  attack: (emails: readonly string[]) => Promise<void>;
  /** Requests codes of mailboxes that do not exist, until the limit of all rejects it. */
  flood: () => Promise<void>;
  /** Guesses at a code that somebody else requested. */
  guessAtForeignCode: (email: string) => Promise<void>;
  /** Guesses compared with a code that would have signed in, and those that needed a second code. */
  guesses: { unguarded: number; guarded: number };
}

/** Returns the IPv4 address of a number. */
const toAddress = (number: number) => `100.64.${number >> 8}.${number & 255}`;

/** Creates an attacker with a number of IPv4 addresses. */
export function createAttacker(signIn: SignIn, rng: Rng, blockCount: number): Attacker {
  const guesses = { unguarded: 0, guarded: 0 };
  let next = 0;
  let floodCount = 0;
  const nextAddress = () => toAddress((next = (next + 1) % blockCount));
  const guess = async (email: string, ip: string) => {
    const hasGuard = await signIn.isGuarded(email, ip);
    const before = await signIn.countComparedGuesses();
    await signIn.verifyCode(email, String(rng.below(1_000_000)).padStart(6, '0'), ip);
    const compared = (await signIn.countComparedGuesses()) - before;
    guesses[hasGuard ? 'guarded' : 'unguarded'] += compared;
  };
  return {
    guesses,
    async attack(emails) {
      for (const email of emails) {
        for (let rejected = 0; rejected < Math.min(MAX_REJECTIONS, blockCount);) {
          const ip = nextAddress();
          const { status } = await signIn.requestCode(email, ip);
          if (status !== 200) rejected += 1;
          else for (let n = 0; n < 3; n++) await guess(email, ip);
        }
      }
    },
    async flood() {
      for (let rejected = 0; rejected < MAX_REJECTIONS;) {
        const { status } = await signIn.requestCode(`nobody${floodCount++}@attack.kz`, nextAddress());
        if (status !== 200) rejected += 1;
      }
    },
    async guessAtForeignCode(email) {
      for (let n = 0; n < Math.min(6, blockCount); n++) {
        const ip = nextAddress();
        for (let time = 0; time < 2; time++) await guess(email, ip);
      }
    },
  };
}
