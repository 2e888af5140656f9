import type { AuthResult } from '@vitrina/contract';
import { ContractError } from '@vitrina/contract/serving';
import { recordAttempt, consumeCode } from '../store/codes.ts';
import { addAccessToken, createSession } from '../store/sessions.ts';
import { inTransaction, type Queries } from '../store/store.ts';
import { findOrAddUser } from '../store/users.ts';
import type { AuthDeps } from './deps.ts';
import { CODE_SECONDS } from './code-mail.ts';
import { isUnexpired } from './expiry.ts';
import { deleteExpired } from './expired-cleanup.ts';
import { hashAccessToken, hashCode, isEqualInConstantTime, deriveSessionId, deriveTokens } from './tokens.ts';

/** Consumes the code and creates a session; undefined when the code is already consumed or the user is blocked. */
async function signIn(
  within: Queries,
  deps: AuthDeps,
  email: string,
  hash: string,
): Promise<AuthResult | undefined> {
  const now = deps.now();
  if (!(await consumeCode(within, email, hash))) return undefined;
  await deleteExpired(within, deps, now);
  const user = await findOrAddUser(within, { email, id: deps.random.id(), now });
  if (user.status !== 'active') return undefined;
  const secret = deps.random.secret();
  const tokens = deriveTokens(deps.pepper, secret, 0);
  await createSession(within, deriveSessionId(secret), user.id, now);
  await addAccessToken(within, deriveSessionId(secret), hashAccessToken(tokens.accessToken), now);
  return { user, ...tokens };
}

/** Signs in with a code. The attempt is counted before the comparison. Throws ContractError INVALID_CODE. */
export async function verifyCode(
  deps: AuthDeps,
  { email, code }: { email: string; code: string },
): Promise<AuthResult> {
  const stored = await recordAttempt(deps.store, email);
  const hash = hashCode(deps.pepper, email, code);
  const isCorrect = isEqualInConstantTime(hash, stored?.hash ?? hashCode(deps.pepper, '', ''));
  if (!stored || !isCorrect || !isUnexpired(stored.issuedAt, CODE_SECONDS, deps.now()))
    throw new ContractError('INVALID_CODE');
  const result = await inTransaction(deps.store, (within) => signIn(within, deps, email, hash));
  if (!result) throw new ContractError('INVALID_CODE');
  return result;
}
