import { MAX_YEARLY_GUESSES } from '../../../../apps/api/src/auth/rate-limits.ts';
import { type Attacker, createAttacker, toAddress } from './attacker.ts';
import { openSimulatedSignIn, type SimulatedSignIn } from './simulated-sign-in.ts';

/** Time after which an owner gives up and counts as locked out. */
const MAX_WAIT_SECONDS = 86_400;

/** Time within which the product promises a sign-in. */
const PROMISED_SECONDS = 60;

/** Address of the sign-ins before the attack. */
const HOME = '198.51.100.1';

/** An owner of a mailbox that signed in before, who is promised a sign-in within a minute. */
interface Owner {
  readonly ip: (day: number) => string;
  readonly hasDevice?: boolean;
}

/** Owners by how the server knows them. */
const owners = new Map<string, Owner>([
  ['known device', { ip: (day) => `192.0.2.${day}`, hasDevice: true }],
  ['known device in an attacking block', { ip: () => toAddress(0), hasDevice: true }],
  ['known mailbox at home', { ip: () => HOME }],
  ['known mailbox elsewhere', { ip: (day) => `203.0.113.${day}` }],
]);

const toEmail = (owner: string) => `${owner.replaceAll(' ', '-')}@b.kz`;

/** Other mailboxes whose codes the attacker guesses. */
const otherEmails = Array.from({ length: 20 }, (_, n) => `other${n}@b.kz`);

/** Signs in as a mailbox's owner, waiting as often as needed; `seconds` is the time until then. */
const signInAsOwner = async (
  signIn: SimulatedSignIn,
  { email, ip, cookie = '' }: { email: string; ip: string; cookie?: string | undefined },
  attacker?: Attacker,
): Promise<{ cookie: string; seconds: number; isSignedIn: boolean }> => {
  const startedAt = signIn.time();
  const getSeconds = () => (signIn.time() - startedAt) / 1000;
  while (getSeconds() < MAX_WAIT_SECONDS) {
    const requested = await signIn.requestCode(email, ip, cookie);
    if (requested.status === 200) {
      const code = signIn.lastCode(email);
      await attacker?.guessAtForeignCode(email);
      await attacker?.attackFromAllBlocks(email);
      signIn.advance(15);
      let verified = await signIn.verifyCode(email, code, ip, cookie);
      // After many wrong guesses a new device gets a second code when the first one was right.
      if (verified.status === 401 && signIn.lastCode(email) !== code) {
        signIn.advance(15);
        verified = await signIn.verifyCode(email, signIn.lastCode(email), ip, cookie);
      }
      if (verified.status === 200)
        return { cookie: verified.cookie, seconds: getSeconds(), isSignedIn: true };
    }
    signIn.advance(Math.max(1, Math.min(requested.retryAfterSeconds, MAX_WAIT_SECONDS)));
  }
  return { cookie, seconds: getSeconds(), isSignedIn: false };
};

/** Signs in to the mailboxes before the attack; returns the cookies of the known devices by their owners. */
const signInBefore = async (signIn: SimulatedSignIn): Promise<Map<string, string>> => {
  const cookies = new Map<string, string>();
  for (const [owner, { hasDevice }] of owners) {
    const { cookie } = await signInAsOwner(signIn, { email: toEmail(owner), ip: HOME });
    if (hasDevice) cookies.set(owner, cookie);
  }
  for (const [n, email] of otherEmails.entries()) await signInAsOwner(signIn, { email, ip: `10.0.0.${n}` });
  signIn.advance(86_400);
  return cookies;
};

/**
 * Simulates an attack on sign-in with the real limits. Each hour the attacker does everything that the limits allow;
 * each day every owner signs in once, just after the attacker has used up the limit of all. `broken` lists the broken
 * promises.
 */
export const simulateSignIn = async ({ blocks, days }: { blocks: number; days: number }) => {
  const signIn = openSimulatedSignIn();
  const attacker = createAttacker(signIn, blocks);
  const cookies = await signInBefore(signIn);
  const longestSeconds = Object.fromEntries([...owners.keys()].map((owner) => [owner, 0]));
  for (let hour = 0; hour < days * 24; hour++) {
    const [day, hourOfDay] = [1 + Math.floor(hour / 24), hour % 24];
    for (const owner of owners.keys()) await attacker.attack(toEmail(owner));
    await attacker.attack(otherEmails[hourOfDay % otherEmails.length] ?? '');
    for (const [owner, { ip, hasDevice }] of [...owners].slice(hourOfDay, hourOfDay + 1)) {
      const caller = { email: toEmail(owner), ip: ip(day), cookie: cookies.get(owner) };
      await attacker.attackFromAllBlocks(caller.email);
      await attacker.flood();
      const { cookie, seconds, isSignedIn } = await signInAsOwner(signIn, caller, attacker);
      if (hasDevice) cookies.set(owner, cookie);
      longestSeconds[owner] = Math.max(longestSeconds[owner] ?? 0, isSignedIn ? seconds : Infinity);
    }
    signIn.advance(3600);
  }
  await signIn.close();
  const guesses = attacker.countUnguarded();
  const broken = Object.entries(longestSeconds)
    .filter(([, longest]) => longest > PROMISED_SECONDS)
    .map(([owner, longest]) => `${owner}: kept out for ${longest} s`);
  if (guesses > MAX_YEARLY_GUESSES.strangers) broken.push(`${guesses} guesses at one code`);
  return { longestSeconds, guesses, broken };
};
