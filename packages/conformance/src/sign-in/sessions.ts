import { setTimeout as pause } from 'node:timers/promises';
import type { AuthResult } from '@vitrina/contract';
import type { Kit } from '../kit.ts';
import { checkAccount } from './account.ts';
import { checkFollows } from './follows.ts';
import { checkImports } from './imports.ts';
import { checkKeys } from './keys.ts';
import { checkLinks } from './links.ts';
import { checkOpenSessions } from './open-sessions.ts';
import { createSignInClient, type SignIn, withTag } from './sign-in-client.ts';

/** Changes a code into another valid-looking one. */
const changeCode = (code: string) => (code.startsWith('1') ? '2' : '1') + code.slice(1);

/** Requests a code and waits for it; undefined if it does not arrive. */
async function requestCode(kit: Kit, { codes }: SignIn, written: string): Promise<string | undefined> {
  const email = written.trim().toLowerCase();
  const awaitCode = await codes.watch(email);
  const outcome = await createSignInClient(kit).requestCode(written);
  if (outcome?.status === 429) return undefined;
  outcome?.be('sign-in', 200);
  if (outcome?.status !== 200) return undefined;
  outcome.equal('address-case', 'email', email, outcome.body?.email);
  const code = await awaitCode();
  if (code === undefined) outcome.equal('sign-in', 'a code arrives', true, false);
  return code;
}

async function firstSession(kit: Kit, signIn: SignIn): Promise<AuthResult | undefined> {
  const email = signIn.email.toLowerCase();
  const code = await requestCode(kit, signIn, `  ${signIn.email.toUpperCase()} `);
  if (code === undefined) return undefined;
  const { verify, me } = createSignInClient(kit);
  (await verify(email, changeCode(code)))?.be('bad-code', 401);
  (await verify(withTag(email, 'nobody'), code))?.be('bad-code', 401);
  const right = await verify(email, code);
  right?.be('sign-in', 200);
  const session = right?.body;
  (await verify(email, code))?.be('code-once', 401);
  if (!session) return undefined;
  right?.equal('address-case', 'email of the user', email, session.user.email);
  const mine = await me(session.accessToken);
  mine?.be('sign-in', 200);
  mine?.equal('sign-in', 'user', session.user, mine.body?.user);
  (await me(session.refreshToken))?.be('unauthorized', 401);
  (await me(`${session.accessToken}x`))?.be('unauthorized', 401);
  return session;
}

/** Requests two codes and returns the last, if the server sends a second at once; the first must be rejected. */
async function lastCodeFor(kit: Kit, signIn: SignIn, email: string): Promise<string | undefined> {
  const first = await requestCode(kit, signIn, email);
  if (first === undefined) return undefined;
  const awaitCode = await signIn.codes.watch(email);
  const { requestCode: send, verify } = createSignInClient(kit);
  if ((await send(email, false))?.status !== 200) return first;
  const last = await awaitCode();
  if (last !== first) (await verify(email, first))?.be('last-code', 401);
  return last;
}

/** Uses one code several times at once: exactly one session must result. */
async function contestedSession(kit: Kit, signIn: SignIn, email: string): Promise<AuthResult | undefined> {
  const code = await lastCodeFor(kit, signIn, email);
  if (code === undefined) return undefined;
  const { verify } = createSignInClient(kit);
  const outcomes = await Promise.all([1, 2, 3].map(() => verify(email, code)));
  const won = outcomes.filter((outcome) => outcome?.status === 200);
  outcomes[0]?.equal('code-once', 'sign-ins with one code at once', 1, won.length);
  return won[0]?.body;
}

async function checkLogout(kit: Kit, session: AuthResult, foreign: AuthResult) {
  const { me, logout, refresh } = createSignInClient(kit);
  const { accessToken, refreshToken } = session;
  (await logout(accessToken, foreign.refreshToken))?.be('foreign-session', 401);
  (await me(accessToken))?.be('foreign-session', 200);
  (await me(foreign.accessToken))?.be('foreign-session', 200);
  (await logout(accessToken, 'x'))?.be('unauthorized', 401);
  (await logout(accessToken, undefined))?.be('validation', 400);
  const next = (await refresh(refreshToken))?.body;
  // An older refresh token of the session identifies it too.
  (await logout(next?.accessToken ?? accessToken, refreshToken))?.be('logout', 200);
  for (const token of [accessToken, next?.accessToken]) if (token) (await me(token))?.be('logout', 401);
  for (const token of [next?.refreshToken, refreshToken])
    if (token) (await refresh(token))?.be('logout', 401);
  (await logout(next?.accessToken ?? accessToken, refreshToken))?.be('unauthorized', 401);
  (await me(foreign.accessToken))?.be('logout', 200);
}

async function checkRotation(kit: Kit, session: AuthResult) {
  const { me, refresh } = createSignInClient(kit);
  (await refresh(session.accessToken))?.be('bad-refresh-token', 401);
  let tokens = { accessToken: session.accessToken, refreshToken: session.refreshToken };
  const used: string[] = [];
  let rotatedAt = 0;
  for (let turn = 0; turn < 2; turn++) {
    rotatedAt = Date.now();
    const outcome = await refresh(tokens.refreshToken);
    outcome?.be('rotation', 200);
    const next = outcome?.body;
    if (!next) return;
    outcome?.equal('rotation', 'a new refresh token', true, next.refreshToken !== tokens.refreshToken);
    outcome?.equal('rotation', 'a new access token', true, next.accessToken !== tokens.accessToken);
    used.push(tokens.refreshToken);
    tokens = next;
    (await me(tokens.accessToken))?.be('rotation', 200);
  }
  const retried = await refresh(used[1] ?? '');
  // A server that was too busy to get the retry in time may end the session.
  if (Date.now() < rotatedAt + kit.graceSeconds * 1_000) {
    retried?.be('grace', 200);
    retried?.equal('grace', 'tokens', tokens, retried.body);
  }
  await pause(kit.graceSeconds * 1_050 + 100);
  for (const token of [used[1], tokens.refreshToken]) if (token) (await refresh(token))?.be('reuse', 401);
  (await me(tokens.accessToken))?.be('reuse', 401);
}

/** More requests for a code than any limit allows. */
const MAX_CODE_REQUESTS = 6;

async function checkLimit(kit: Kit, email: string) {
  for (let attempt = 0; attempt < MAX_CODE_REQUESTS; attempt++) {
    const outcome = await createSignInClient(kit).requestCode(email, false);
    if (outcome?.status !== 200) return;
  }
}

/** Signs in once more, to an account that is deleted; false if no code arrived. */
async function checkDeletion(kit: Kit, signIn: SignIn, kept: AuthResult): Promise<boolean> {
  const email = withTag(signIn.email.toLowerCase(), `d${kit.seed}`);
  const code = await requestCode(kit, signIn, email);
  const doomed = code === undefined ? undefined : (await createSignInClient(kit).verify(email, code))?.body;
  if (doomed) await checkAccount(kit, doomed, kept);
  return doomed !== undefined;
}

/** Signs in and follows the sessions to their end; false if a code did not arrive. */
export async function checkSessions(kit: Kit, signIn: SignIn): Promise<boolean> {
  const first = await firstSession(kit, signIn);
  if (!first) return false;
  if (kit.judged.has('follow.list')) await checkFollows(kit, first.accessToken);
  const other = withTag(signIn.email.toLowerCase(), `v${kit.seed}`);
  const second = await contestedSession(kit, signIn, other);
  if (kit.judged.has('key.create')) await checkKeys(kit, first.accessToken, second?.accessToken);
  if (kit.judged.has('session.list')) await checkOpenSessions(kit, first, second);
  if (kit.judged.has('share.create')) await checkLinks(kit, first.accessToken, second?.accessToken);
  if (kit.judged.has('imports.create')) await checkImports(kit, first.accessToken, second?.accessToken);
  if (second) await checkLogout(kit, second, first);
  const isDeleted = !kit.judged.has('account.remove') || (await checkDeletion(kit, signIn, first));
  await checkLimit(kit, other);
  await checkRotation(kit, first);
  return second !== undefined && isDeleted;
}
