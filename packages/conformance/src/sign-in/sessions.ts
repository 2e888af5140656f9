import { setTimeout as pause } from 'node:timers/promises';
import type { AuthResult } from '@vitrina/contract';
import type { Kit } from '../kit.ts';
import { readSession, type SignIn, withTag, createSignInClient, readTokens } from './sign-in-client.ts';

/** Another code than this one, of the same kind. */
const otherThan = (code: string) => (code.startsWith('1') ? '2' : '1') + code.slice(1);

/** Asks for a code and waits for it; undefined where it does not come. */
async function codeFor(kit: Kit, { codes }: SignIn, written: string): Promise<string | undefined> {
  const email = written.trim().toLowerCase();
  const arrival = await codes.watch(email);
  const asked = await createSignInClient(kit).ask(written);
  if (asked?.status === 429) return undefined;
  asked?.be('sign-in', 200);
  if (asked?.status !== 200) return undefined;
  const said = (asked.body as { email?: string } | undefined)?.email;
  asked.assert('address-case', 'email', email, said);
  const code = await arrival();
  if (code === undefined) asked.assert('sign-in', 'a code on its way', true, false);
  return code;
}

async function firstSession(kit: Kit, signIn: SignIn): Promise<AuthResult | undefined> {
  const email = signIn.email.toLowerCase();
  const code = await codeFor(kit, signIn, `  ${signIn.email.toUpperCase()} `);
  if (code === undefined) return undefined;
  const { verify, me } = createSignInClient(kit);
  (await verify(email, otherThan(code)))?.be('bad-code', 401);
  (await verify(withTag(email, 'nobody'), code))?.be('bad-code', 401);
  const right = await verify(email, code);
  right?.be('sign-in', 200);
  const session = readSession(right);
  (await verify(email, code))?.be('code-once', 401);
  if (!session) return undefined;
  right?.assert('address-case', 'email of the user', email, session.user.email);
  for (const moment of [session.user.createdAt, session.user.updatedAt])
    right?.assert('schema', 'a moment in UTC', true, /^\d{4}-\d\d-\d\dT.*Z$/.test(moment));
  const mine = await me(session.accessToken);
  mine?.be('sign-in', 200);
  mine?.assert('sign-in', 'user', session.user, (mine.body as { user?: unknown } | undefined)?.user);
  (await me(session.refreshToken))?.be('unauthorized', 401);
  (await me(`${session.accessToken}x`))?.be('unauthorized', 401);
  return session;
}

/** The last of two codes for an address, where the server sends a second one at once; the first is dead then. */
async function lastCodeFor(kit: Kit, signIn: SignIn, email: string): Promise<string | undefined> {
  const first = await codeFor(kit, signIn, email);
  if (first === undefined) return undefined;
  const arrival = await signIn.codes.watch(email);
  const { ask, verify } = createSignInClient(kit);
  if ((await ask(email, false))?.status !== 200) return first;
  const last = await arrival();
  if (last !== first) (await verify(email, first))?.be('last-code', 401);
  return last;
}

/** A session by a code that several use at once: one of them gets it. */
async function contestedSession(kit: Kit, signIn: SignIn, email: string): Promise<AuthResult | undefined> {
  const code = await lastCodeFor(kit, signIn, email);
  if (code === undefined) return undefined;
  const { verify } = createSignInClient(kit);
  const outcomes = await Promise.all([1, 2, 3].map(() => verify(email, code)));
  const won = outcomes.filter((outcome) => outcome?.status === 200);
  outcomes[0]?.assert('code-once', 'sign-ins with one code at once', 1, won.length);
  return readSession(won[0]);
}

async function checkLogout(kit: Kit, session: AuthResult, foreign: AuthResult) {
  const { me, logout, refresh } = createSignInClient(kit);
  const { accessToken, refreshToken } = session;
  (await logout(accessToken, foreign.refreshToken))?.be('foreign-session', 401);
  (await me(accessToken))?.be('foreign-session', 200);
  (await me(foreign.accessToken))?.be('foreign-session', 200);
  (await logout(accessToken, 'x'))?.be('unauthorized', 401);
  (await logout(accessToken, undefined))?.be('validation', 400);
  const next = readTokens(await refresh(refreshToken));
  // An older refresh token of the session names it too.
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
  for (let turn = 0; turn < 2; turn++) {
    const outcome = await refresh(tokens.refreshToken);
    outcome?.be('rotation', 200);
    const next = readTokens(outcome);
    if (!next) return;
    outcome?.assert('rotation', 'a new refresh token', true, next.refreshToken !== tokens.refreshToken);
    outcome?.assert('rotation', 'a new access token', true, next.accessToken !== tokens.accessToken);
    used.push(tokens.refreshToken);
    tokens = next;
    (await me(tokens.accessToken))?.be('rotation', 200);
  }
  await pause(kit.graceSeconds * 1_050 + 100);
  for (const token of [used[1], tokens.refreshToken]) if (token) (await refresh(token))?.be('reuse', 401);
  (await me(tokens.accessToken))?.be('reuse', 401);
}

/** More asks than anybody needs: a limit says how long to wait. */
const MANY_ASKS = 6;

async function checkLimit(kit: Kit, email: string) {
  for (let asks = 0; asks < MANY_ASKS; asks++) {
    const outcome = await createSignInClient(kit).ask(email, false);
    if (outcome?.status !== 200) return;
  }
}

/** Signs in twice and follows both sessions to their ends; false where no code could be had. */
export async function checkSessions(kit: Kit, signIn: SignIn): Promise<boolean> {
  const first = await firstSession(kit, signIn);
  if (!first) return false;
  const other = withTag(signIn.email.toLowerCase(), `v${kit.seed}`);
  const second = await contestedSession(kit, signIn, other);
  if (second) await checkLogout(kit, second, first);
  await checkLimit(kit, other);
  await checkRotation(kit, first);
  return second !== undefined;
}
