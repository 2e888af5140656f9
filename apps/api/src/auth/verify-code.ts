import type { AuthResult } from '@vitrina/contract';
import { ContractError } from '../reply.ts';
import { recordAttempt, consumeCode } from '../store/codes.ts';
import { addAccessToken, createSession } from '../store/sessions.ts';
import { inTransaction, type Queries } from '../store/store.ts';
import { findOrAddUser } from '../store/users.ts';
import type { AuthDeps } from './deps.ts';
import { CODE_SECONDS } from './code-mail.ts';
import { stillLasts } from './expiry.ts';
import { forgetWhatIsOver } from './forgetting.ts';
import { accessHash, codeHash, sameText, sessionIdOf, tokensAt } from './tokens.ts';

/** Uses the code up and begins a session; undefined where somebody was faster, or the user is blocked. */
async function signIn(
  within: Queries,
  deps: AuthDeps,
  email: string,
  hash: string,
): Promise<AuthResult | undefined> {
  const now = deps.now();
  if (!(await consumeCode(within, email, hash))) return undefined;
  await forgetWhatIsOver(within, deps, now);
  const user = await findOrAddUser(within, { email, id: deps.random.id(), now });
  if (user.status !== 'active') return undefined;
  const secret = deps.random.secret();
  const tokens = tokensAt(deps.pepper, secret, 0);
  await createSession(within, sessionIdOf(secret), user.id, now);
  await addAccessToken(within, sessionIdOf(secret), accessHash(tokens.accessToken), now);
  return { user, ...tokens };
}

/** Signs in with a code. The guess is counted before it is looked at; anything wrong is ContractError INVALID_CODE. */
export async function verifyCode(
  deps: AuthDeps,
  { email, code }: { email: string; code: string },
): Promise<AuthResult> {
  const stored = await recordAttempt(deps.store, email);
  const hash = codeHash(deps.pepper, email, code);
  const isRight = sameText(hash, stored?.hash ?? codeHash(deps.pepper, '', ''));
  if (!stored || !isRight || !stillLasts(stored.issuedAt, CODE_SECONDS, deps.now()))
    throw new ContractError('INVALID_CODE');
  const result = await inTransaction(deps.store, (within) => signIn(within, deps, email, hash));
  if (!result) throw new ContractError('INVALID_CODE');
  return result;
}
