import type { Rng } from '../../../../apps/api/src/demo/rng.ts';
import type { openSimulatedSignIn } from './simulated-sign-in.ts';

type SignIn = ReturnType<typeof openSimulatedSignIn>;

/** Rejections in a row after which an attacker leaves a mailbox for this hour. */
const MAX_REJECTIONS = 5;

/** Blocks that request codes of a mailbox in an hour; the next ones follow in the next hour. */
const BLOCKS_IN_HOUR = 50;

/** Blocks that guess as often as the limits allow; all blocks guess while one code is enough. */
const GUESSING_BLOCKS = 10;

/** Guesses of an attacker that were compared with a code. */
export interface AttackerGuesses {
  /** Guesses that would have signed in if right. */
  unguarded: number;
  /** Most guesses of one address block in a day that needed a second code. */
  guardedOfBlockInDay: number;
}

/** An attacker with some address blocks, which guesses codes and uses up limits. */
export interface Attacker {
  guesses: AttackerGuesses;
  /** Requests codes of mailboxes and guesses at them, as once an hour. */
  attack: (emails: readonly string[]) => Promise<void>;
  /** Requests a code of a mailbox from every block. */
  attackFromAllBlocks: (email: string) => Promise<void>;
  /** Requests codes of mailboxes that do not exist, until the limit of all rejects it. */
  flood: () => Promise<void>;
  /** Guesses a code that another caller requested. */
  guessAtForeignCode: (email: string) => Promise<void>;
}

/** Returns the address of an attacker's block. */
export const toAddress = (number: number) => `100.64.${number >> 8}.${number & 255}`;

/** Remembers the limits that rejected an attacker, so that it does not waste requests. */
function createRejections(signIn: SignIn) {
  const until = new Map<string, number>();
  return {
    has: (key: string) => (until.get(key) ?? 0) > signIn.time(),
    add: (key: string, seconds: number) => void until.set(key, signIn.time() + seconds * 1000),
  };
}

/** Creates a guesser, which counts the guesses that were compared with a code. */
function createGuesser(signIn: SignIn, rng: Rng) {
  const guesses: AttackerGuesses = { unguarded: 0, guardedOfBlockInDay: 0 };
  const rejections = createRejections(signIn);
  const guessesOfBlocks = new Map<string, number>();
  const countGuarded = (ip: string) => {
    const key = `${ip} ${Math.floor(signIn.time() / 86_400_000)}`;
    const count = (guessesOfBlocks.get(key) ?? 0) + 1;
    guessesOfBlocks.set(key, count);
    guesses.guardedOfBlockInDay = Math.max(guesses.guardedOfBlockInDay, count);
  };
  return {
    guesses,
    canGuess: (ip: string) => !rejections.has(ip),
    guess: async (email: string, ip: string, cookie = '') => {
      const code = String(rng.below(1_000_000)).padStart(6, '0');
      const isGuarded = await signIn.isGuarded(email, ip);
      const before = isGuarded ? 0 : await signIn.countComparedGuesses();
      const outcome = await signIn.verifyCode(email, code, ip, cookie);
      if (outcome.status === 429) rejections.add(ip, outcome.retryAfterSeconds);
      else if (isGuarded) countGuarded(ip);
      else guesses.unguarded += (await signIn.countComparedGuesses()) - before;
    },
  };
}

/** Creates what requests a code from one block and guesses at it; it returns the status, 0 without a request. */
function createRequester(signIn: SignIn, { guess, canGuess }: ReturnType<typeof createGuesser>) {
  const rejections = createRejections(signIn);
  const cookies = new Map<string, string>();
  return async (email: string, ip: string): Promise<number> => {
    const key = `${ip} ${email}`;
    if (rejections.has(key)) return 0;
    const { status, retryAfterSeconds, cookie } = await signIn.requestCode(email, ip, cookies.get(key));
    if (status !== 200) {
      rejections.add(key, retryAfterSeconds);
      return status;
    }
    cookies.set(key, cookie);
    const isGuarded = await signIn.isGuarded(email, ip);
    const hasGuess = () => canGuess(ip) && (!isGuarded || Number(ip.split('.')[3]) < GUESSING_BLOCKS);
    for (let time = 0; time < 3 && hasGuess(); time++) await guess(email, ip, cookie);
    return status;
  };
}

/** Creates an attacker with a number of IPv4 addresses. */
export function createAttacker(signIn: SignIn, rng: Rng, blockCount: number): Attacker {
  const guesser = createGuesser(signIn, rng);
  const requestAndGuess = createRequester(signIn, guesser);
  let next = 0;
  let floodCount = 0;
  const nextAddress = () => toAddress((next = (next + 1) % blockCount));
  const attackFrom = async (email: string, addresses: readonly string[]) => {
    let rejected = 0;
    for (const ip of addresses) {
      const status = await requestAndGuess(email, ip);
      if (status !== 0) rejected = status === 200 ? 0 : rejected + 1;
      if (rejected >= MAX_REJECTIONS) return;
    }
  };
  const take = (count: number) => Array.from({ length: Math.min(count, blockCount) }, nextAddress);
  return {
    guesses: guesser.guesses,
    async attack(emails) {
      const guessing = Array.from({ length: Math.min(GUESSING_BLOCKS, blockCount) }, (_, n) => toAddress(n));
      for (const email of emails) await attackFrom(email, [...guessing, ...take(BLOCKS_IN_HOUR)]);
    },
    attackFromAllBlocks: (email) => attackFrom(email, take(blockCount)),
    async flood() {
      for (let rejected = 0; rejected < MAX_REJECTIONS;) {
        const { status } = await signIn.requestCode(`nobody${floodCount++}@attack.kz`, nextAddress());
        if (status !== 200) rejected += 1;
      }
    },
    async guessAtForeignCode(email) {
      for (const ip of take(6)) await guesser.guess(email, ip);
    },
  };
}
