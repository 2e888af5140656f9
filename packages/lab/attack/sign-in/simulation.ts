import { createRng } from '../../../../apps/api/src/demo/rng.ts';
import { type Attacker, type AttackerGuesses, createAttacker, toAddress } from './attacker.ts';
import { openSimulatedSignIn } from './simulated-sign-in.ts';

type SignIn = ReturnType<typeof openSimulatedSignIn>;

/** Time after which an owner stops trying, and counts as kept out. */
const MAX_WAIT_SECONDS = 86_400;

/** Owners of mailboxes by what the server knows of them. */
type OwnerName =
  | 'known device'
  | 'known device in an attacking block'
  | 'known mailbox at home'
  | 'known mailbox elsewhere'
  | 'new mailbox'
  | 'known mailbox in an attacking block';

/** How an owner fared in a simulation. */
interface OwnerOutcome {
  owner: OwnerName;
  tries: number;
  signIns: number;
  /** Longest time from the first request to the sign-in, or to giving up. */
  longestSeconds: number;
}

/** The outcome of a simulation. */
export interface SimulationOutcome {
  blocks: number;
  owners: OwnerOutcome[];
  guesses: AttackerGuesses;
  /** Chance that the attacker signs in to any mailbox within a year. */
  yearlyChance: number;
}

/** Mailboxes of others that the attacker guesses at. */
const otherEmails = Array.from({ length: 20 }, (_, n) => `other${n}@b.kz`);

/** Owners of mailboxes. To `hasPromise` the product promises a sign-in within a minute. */
const owners: readonly {
  owner: OwnerName;
  email: (day: number) => string;
  ip: (day: number) => string;
  hasDevice: boolean;
  hasPromise: boolean;
}[] = [
  {
    owner: 'known device',
    email: () => 'device@b.kz',
    ip: (day) => `192.0.2.${day}`,
    hasDevice: true,
    hasPromise: true,
  },
  {
    owner: 'known device in an attacking block',
    email: () => 'neighbour@b.kz',
    ip: () => toAddress(0),
    hasDevice: true,
    hasPromise: true,
  },
  {
    owner: 'known mailbox at home',
    email: () => 'block@b.kz',
    ip: () => '198.51.100.1',
    hasDevice: false,
    hasPromise: true,
  },
  {
    owner: 'known mailbox elsewhere',
    email: () => 'elsewhere@b.kz',
    ip: (day) => `203.0.113.${day}`,
    hasDevice: false,
    hasPromise: true,
  },
  {
    owner: 'new mailbox',
    email: (day) => `new${day}@b.kz`,
    ip: (day) => `198.51.100.${100 + day}`,
    hasDevice: false,
    hasPromise: false,
  },
  {
    owner: 'known mailbox in an attacking block',
    email: () => 'colleague@b.kz',
    ip: () => toAddress(0),
    hasDevice: false,
    hasPromise: false,
  },
];

/** Signs in as the owner of a mailbox does, with as many waits as it takes; returns the cookie and the seconds. */
async function signInAsOwner(
  signIn: SignIn,
  { email, ip, cookie }: { email: string; ip: string; cookie: string },
  attacker: Attacker | undefined,
): Promise<{ cookie: string; seconds: number; isSignedIn: boolean }> {
  const startedAt = signIn.time();
  const getSeconds = () => (signIn.time() - startedAt) / 1000;
  while (getSeconds() < MAX_WAIT_SECONDS) {
    const requested = await signIn.requestCode(email, ip, cookie);
    if (requested.status === 200) {
      let code = signIn.lastCode(email);
      await attacker?.guessAtForeignCode(email);
      await attacker?.attackFromAllBlocks(email);
      signIn.advance(15);
      let verified = await signIn.verifyCode(email, code, ip, cookie);
      // After many wrong guesses a new device gets a second code when the first one was right.
      if (verified.status === 401 && signIn.lastCode(email) !== code) {
        code = signIn.lastCode(email);
        signIn.advance(15);
        verified = await signIn.verifyCode(email, code, ip, cookie);
      }
      if (verified.status === 200)
        return { cookie: verified.cookie, seconds: getSeconds(), isSignedIn: true };
    }
    signIn.advance(Math.max(1, Math.min(requested.retryAfterSeconds, MAX_WAIT_SECONDS)));
  }
  return { cookie, seconds: getSeconds(), isSignedIn: false };
}

/** Lets the known mailboxes sign in before the attack; returns the cookies of the known devices. */
async function signInBefore(signIn: SignIn): Promise<Map<OwnerName, string>> {
  const cookies = new Map<OwnerName, string>();
  for (const { owner, email, hasDevice } of owners.filter((one) => one.owner !== 'new mailbox')) {
    const caller = { email: email(0), ip: '198.51.100.1', cookie: '' };
    const { cookie } = await signInAsOwner(signIn, caller, undefined);
    if (hasDevice) cookies.set(owner, cookie);
  }
  for (const [n, email] of otherEmails.entries())
    await signInAsOwner(signIn, { email, ip: `10.0.0.${n}`, cookie: '' }, undefined);
  signIn.advance(86_400);
  return cookies;
}

/**
 * Computes the chance of a year. The limit of wrong guesses lasts a year, so once it is reached there are no more
 * unguarded guesses; a guarded one has to be right twice, the second time within 3 guesses. All blocks are assumed to
 * guess as often as the one that guessed most.
 */
function computeYearlyChance(
  { unguarded, guardedOfBlockInDay }: AttackerGuesses,
  { blocks, days }: { blocks: number; days: number },
): number {
  const single = guardedOfBlockInDay > 0 ? unguarded : (unguarded * 365) / days;
  return single / 1e6 + (guardedOfBlockInDay * blocks * 365 * 3) / 1e12;
}

/**
 * Simulates an attack on sign-in with the real limits. Each hour the attacker does all that the limits allow; each day
 * every owner signs in once, just after the attacker has used up the limit of all.
 */
export async function simulateSignIn({
  blocks,
  days,
}: {
  blocks: number;
  days: number;
}): Promise<SimulationOutcome> {
  const signIn = openSimulatedSignIn();
  const rng = createRng(`attack from ${blocks} blocks`);
  const attacker = createAttacker(signIn, rng, blocks);
  const outcomes = owners.map(({ owner }) => ({ owner, tries: 0, signIns: 0, longestSeconds: 0 }));
  const cookies = await signInBefore(signIn);
  for (let day = 1; day <= days; day++) {
    for (let hour = 0; hour < 24; hour++) {
      const victims = owners.map(({ email }) => email(day));
      await attacker.attack([...victims, otherEmails[hour % otherEmails.length] ?? '']);
      if (hour === 12) await attacker.flood();
      const index = hour - 12;
      const [owner, outcome] = [owners[index], outcomes[index]];
      if (owner && outcome) {
        const cookie = cookies.get(owner.owner) ?? '';
        const caller = { email: owner.email(day), ip: owner.ip(day), cookie };
        await attacker.attackFromAllBlocks(caller.email);
        if (owner.owner === 'new mailbox') await attacker.flood();
        const result = await signInAsOwner(signIn, caller, attacker);
        if (owner.hasDevice) cookies.set(owner.owner, result.cookie);
        outcome.tries += 1;
        outcome.signIns += result.isSignedIn ? 1 : 0;
        outcome.longestSeconds = Math.max(outcome.longestSeconds, result.seconds);
      }
      signIn.advance(3600);
    }
  }
  await signIn.close();
  const yearlyChance = computeYearlyChance(attacker.guesses, { blocks, days });
  return { blocks, owners: outcomes, guesses: attacker.guesses, yearlyChance };
}

/** Lists the promises that an outcome breaks. */
export function findBrokenPromises({ owners: outcomes, yearlyChance }: SimulationOutcome): string[] {
  const promised = new Set(owners.filter(({ hasPromise }) => hasPromise).map(({ owner }) => owner));
  const keptOut = outcomes
    .filter(({ owner }) => promised.has(owner))
    .filter(({ tries, signIns, longestSeconds }) => signIns < tries || longestSeconds > 60)
    .map(({ owner, longestSeconds }) => `${owner}: kept out for ${longestSeconds} s`);
  return yearlyChance > 1e-4 ? [...keptOut, `the attacker signs in with ${yearlyChance} a year`] : keptOut;
}
