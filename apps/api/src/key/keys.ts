import type { contract, CreatedKey, KeyBody, ProgramKeys } from '@vitrina/contract';
import { ContractError } from '@vitrina/contract/serving';
import type * as z from 'zod/mini';
import { toActor } from '../auth/caller.ts';
import type { Random } from '../auth/random.ts';
import { hashKey } from '../auth/tokens.ts';
import type { Handlers } from '../server/endpoints/handlers.ts';
import { deleteOwn } from '../store/delete-own.ts';
import { addKey, listKeys } from '../store/program-keys.ts';
import type { Session } from '../store/sessions.ts';
import type { Store } from '../store/store.ts';
import type { UserActor } from '../store/trail-events.ts';

/** Dependencies of the key handlers. */
export interface KeyDeps {
  store: Store;
  now: () => Date;
  random: Pick<Random, 'id' | 'secret'>;
}

const DAY_MS = 86_400_000;

/**
 * Creates a key of the caller, returned only in the response. Throws ContractError VALIDATION_ERROR at the maximum
 * number of keys.
 */
async function create(
  { store, now, random }: KeyDeps,
  actor: UserActor,
  { name, expiresInDays }: z.output<typeof KeyBody>,
): Promise<CreatedKey> {
  const key = `key_${random.secret()}`;
  // A path param has at most 32 characters.
  const id = random.id().replaceAll('-', '');
  const createdAt = now();
  const expiresAt =
    expiresInDays === undefined ? null : new Date(createdAt.getTime() + expiresInDays * DAY_MS).toISOString();
  const isAdded = await addKey(store, { id, hash: hashKey(key), name, createdAt, expiresAt, ...actor });
  if (!isAdded) throw new ContractError('VALIDATION_ERROR', { reason: 'too-many-keys' });
  return { id, name, createdAt: createdAt.toISOString(), lastUsedOn: null, expiresAt, key };
}

/** Revokes a key of the caller. Throws ContractError KEY_NOT_FOUND. */
async function revoke({ store, now }: KeyDeps, actor: UserActor, id: string): Promise<ProgramKeys> {
  if (!(await deleteOwn(store, 'program_keys', { id, ...actor, now: now() })))
    throw new ContractError('KEY_NOT_FOUND');
  return { keys: await listKeys(store, actor.userId) };
}

/** Creates the handlers of program keys. */
export const createKeyHandlers = (deps: KeyDeps): Handlers<typeof contract.key, Session> => ({
  list: async ({ caller }) => ({ keys: await listKeys(deps.store, caller.user.id) }),
  create: ({ caller, body, ip }) => create(deps, toActor(caller, ip), body),
  revoke: ({ caller, params, ip }) => revoke(deps, toActor(caller, ip), params.id),
});
