import type { contract, CreatedKey, ProgramKeys } from '@vitrina/contract';
import { ContractError } from '@vitrina/contract/serving';
import type { Random } from '../auth/random.ts';
import { hashKey } from '../auth/tokens.ts';
import type { Handlers } from '../server/endpoints/handlers.ts';
import { addKey, deleteKey, listKeys } from '../store/program-keys.ts';
import type { Session } from '../store/sessions.ts';
import type { Store } from '../store/store.ts';

/** Dependencies of the key handlers. */
export interface KeyDeps {
  store: Store;
  now: () => Date;
  random: Pick<Random, 'id' | 'secret'>;
}

/**
 * Creates a key of the caller, returned only in the response. Throws ContractError VALIDATION_ERROR at the maximum
 * number of keys.
 */
async function create({ store, now, random }: KeyDeps, userId: string, name: string): Promise<CreatedKey> {
  const key = `key_${random.secret()}`;
  // A path param has at most 32 characters.
  const id = random.id().replaceAll('-', '');
  const createdAt = now();
  const isAdded = await addKey(store, { id, hash: hashKey(key), userId, name, createdAt });
  if (!isAdded) throw new ContractError('VALIDATION_ERROR', { reason: 'too-many-keys' });
  return { id, name, createdAt: createdAt.toISOString(), lastUsedOn: null, key };
}

/** Revokes a key of the caller. Throws ContractError KEY_NOT_FOUND. */
async function revoke({ store }: KeyDeps, userId: string, id: string): Promise<ProgramKeys> {
  if (!(await deleteKey(store, userId, id))) throw new ContractError('KEY_NOT_FOUND');
  return { keys: await listKeys(store, userId) };
}

/** Creates the handlers of program keys. */
export const createKeyHandlers = (deps: KeyDeps): Handlers<typeof contract.key, Session> => ({
  list: async ({ caller }) => ({ keys: await listKeys(deps.store, caller.user.id) }),
  create: ({ caller, body }) => create(deps, caller.user.id, body.name),
  revoke: ({ caller, params }) => revoke(deps, caller.user.id, params.id),
});
