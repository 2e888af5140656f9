import {
  type CreatedKey,
  KEY_REQUESTS_PER_MINUTE,
  type KeyBody,
  MAX_KEYS,
  type ProgramKey,
  type ProgramKeys,
} from '@vitrina/contract';
import { ContractError } from '@vitrina/contract/serving';
import type * as z from 'zod/mini';
import { RequestMinutes } from './request-minutes.ts';
import type { StoredValue } from './stored-value.ts';

interface StoredKey extends ProgramKey {
  readonly email: string;
  readonly key: string;
}

/** The keys of all persons, the oldest first. */
export interface KeysState {
  readonly keys: readonly StoredKey[];
}

/** The state without keys. */
export const noKeys: KeysState = { keys: [] };

const DAY_MS = 86_400_000;

type KeyInput = z.output<typeof KeyBody>;

const createId = () => crypto.randomUUID().replaceAll('-', '');

/** Keys for programs, as every backend serves them. */
export class StoredKeys {
  readonly #stored: StoredValue<KeysState>;
  readonly #minutes = new RequestMinutes(KEY_REQUESTS_PER_MINUTE);

  constructor(stored: StoredValue<KeysState>) {
    this.#stored = stored;
  }

  #ofPerson(email: string): readonly StoredKey[] {
    return this.#stored.read().keys.filter((one) => one.email === email);
  }

  /** The keys of a person. */
  list(email: string): ProgramKeys {
    const keys = this.#ofPerson(email).map(({ id, name, createdAt, lastUsedOn, expiresAt }) => ({
      id,
      name,
      createdAt,
      lastUsedOn,
      expiresAt,
    }));
    return { keys };
  }

  /** Makes a key of a person. Throws ContractError VALIDATION_ERROR at the most keys. */
  create(email: string, { name, expiresInDays }: KeyInput): CreatedKey {
    if (this.#ofPerson(email).length >= MAX_KEYS)
      throw new ContractError('VALIDATION_ERROR', { reason: 'too-many-keys' });
    const now = Date.now();
    const createdAt = new Date(now).toISOString();
    const expiresAt =
      expiresInDays === undefined ? null : new Date(now + expiresInDays * DAY_MS).toISOString();
    const made = { id: createId(), name, createdAt, lastUsedOn: null, expiresAt, key: `key_${createId()}` };
    this.#stored.write({ keys: [...this.#stored.read().keys, { ...made, email }] });
    return made;
  }

  /** Revokes a key of a person. Throws ContractError KEY_NOT_FOUND. */
  revoke(email: string, id: string): ProgramKeys {
    if (!this.#ofPerson(email).some((one) => one.id === id)) throw new ContractError('KEY_NOT_FOUND');
    this.#stored.write({ keys: this.#stored.read().keys.filter((one) => one.id !== id) });
    return this.list(email);
  }

  /** Deletes the keys of a person. */
  forget(email: string): void {
    this.#stored.write({ keys: this.#stored.read().keys.filter((one) => one.email !== email) });
  }

  /** The headers of a report's response to a key; none without a key. Throws ContractError UNAUTHORIZED, TOO_MANY_REQUESTS. */
  admit(authorization: string | undefined): Readonly<Record<string, string>> {
    const [, key] = /^Bearer +(key_.*)$/i.exec(authorization ?? '') ?? [];
    if (key === undefined) return {};
    const { keys } = this.#stored.read();
    const now = new Date().toISOString();
    if (!keys.some((one) => one.key === key && (one.expiresAt === null || one.expiresAt > now)))
      throw new ContractError('UNAUTHORIZED', { reason: 'key-refused' });
    const lastUsedOn = now.slice(0, 10);
    this.#stored.write({ keys: keys.map((one) => (one.key === key ? { ...one, lastUsedOn } : one)) });
    return this.#minutes.count(key, Date.now());
  }
}
