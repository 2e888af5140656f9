import type { SimulatedSignIn } from './simulated-sign-in.ts';

/** Consecutive rejections after which an attacker leaves a mailbox for this hour. */
const MAX_REJECTIONS = 5;

/** Blocks that request a mailbox's codes in an hour; the next ones follow in the next hour. */
const BLOCKS_IN_HOUR = 50;

/** Blocks that guess as often as the limits allow; all blocks guess while one code suffices. */
const GUESSING_BLOCKS = 10;

/** Requests of a flood: more than the limit of all. */
const FLOOD_REQUESTS = 320;

/** Returns the address of an attacker's block. */
export const toAddress = (number: number) => `100.64.${number >> 8}.${number & 255}`;

/** Remembers the limits that rejected an attacker, so that it does not waste requests. */
const createRejections = (signIn: SimulatedSignIn) => {
  const until = new Map<string, number>();
  return {
    has: (key: string) => (until.get(key) ?? 0) > signIn.time(),
    add: (key: string, seconds: number) => void until.set(key, signIn.time() + seconds * 1000),
  };
};

/** Creates a guesser, which counts the guesses that would have signed in if right. */
const createGuesser = (signIn: SimulatedSignIn) => {
  const rejections = createRejections(signIn);
  let unguarded = 0;
  return {
    countUnguarded: () => unguarded,
    canGuess: (ip: string) => !rejections.has(ip),
    guess: async (email: string, ip: string, cookie = '') => {
      const isGuarded = await signIn.isGuarded(email, ip);
      const before = await signIn.countComparedGuesses();
      const { status, retryAfterSeconds } = await signIn.verifyCode(email, 'wrong!', ip, cookie);
      if (status === 429) rejections.add(ip, retryAfterSeconds);
      else if (!isGuarded) unguarded += (await signIn.countComparedGuesses()) - before;
    },
  };
};

/** Creates a requester, which requests a code from one block and guesses it. Returns the status; 0 without a request. */
const createRequester = (signIn: SimulatedSignIn, { guess, canGuess }: ReturnType<typeof createGuesser>) => {
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
};

/** An attacker with several address blocks, which guesses codes and uses up limits. */
export type Attacker = ReturnType<typeof createAttacker>;

/** Creates an attacker with a number of IPv4 addresses. */
export const createAttacker = (signIn: SimulatedSignIn, blockCount: number) => {
  const guesser = createGuesser(signIn);
  const requestAndGuess = createRequester(signIn, guesser);
  let [next, floodCount] = [0, 0];
  const nextAddress = () => toAddress((next = (next + 1) % blockCount));
  const take = (count: number) => Array.from({ length: Math.min(count, blockCount) }, nextAddress);
  const attackFrom = async (email: string, addresses: readonly string[]) => {
    let rejected = 0;
    for (const ip of addresses) {
      const status = await requestAndGuess(email, ip);
      if (status !== 0) rejected = status === 200 ? 0 : rejected + 1;
      if (rejected >= MAX_REJECTIONS) return;
    }
  };
  return {
    countUnguarded: guesser.countUnguarded,
    /** Requests codes of a mailbox and guesses them, as once an hour. */
    attack: (email: string) => {
      const guessing = Array.from({ length: Math.min(GUESSING_BLOCKS, blockCount) }, (_, n) => toAddress(n));
      return attackFrom(email, [...guessing, ...take(BLOCKS_IN_HOUR)]);
    },
    /** Requests a code of a mailbox from every block. */
    attackFromAllBlocks: (email: string) => attackFrom(email, take(blockCount)),
    /** Requests codes of nonexistent mailboxes beyond the limit of all, which no response shows. */
    flood: async () => {
      for (let sent = 0, rejected = 0; sent < FLOOD_REQUESTS && rejected < MAX_REJECTIONS; sent++) {
        const { status } = await signIn.requestCode(`nobody${floodCount++}@attack.kz`, nextAddress());
        if (status !== 200) rejected += 1;
      }
    },
    /** Guesses a code that another caller requested. */
    guessAtForeignCode: async (email: string) => {
      for (const ip of take(6)) await guesser.guess(email, ip);
    },
  };
};
