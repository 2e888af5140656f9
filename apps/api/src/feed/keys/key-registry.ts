import { type NewKeys, readHighestIds, readKeys, readMergedIds } from '../../store/entity-keys.ts';
import type { Queries } from '../../store/store.ts';
import { createForKinds, type KeyKind, keyKinds, type OfKinds } from '../../store/week-tables.ts';
import { FeedError } from '../../command/feed-error.ts';
import { MAX_UINT32 } from '../rules/column-rules.ts';
import { createOtherIdError, createOtherKeyError } from './key-errors.ts';
import { checkKeyLength, isKaspiKey, MAX_KEY_LENGTH } from './entity-key.ts';
import type { GivenKeys } from './given-keys.ts';

/** Receives why an ingest must not give an id. */
type Refuse = (reason: string) => never;

/** The keys of a kind in a command. */
interface Known {
  /** All keys with their ids; undefined before the command has asked for one. */
  all?: Map<string, number>;
  /** The merged ids, with the ids that their keys have instead. */
  merged: ReadonlyMap<number, number>;
  /** What the command adds. */
  readonly added: Map<string, number>;
}

/** Refuses a Kaspi id or article whose own id is none of the given ones. */
const checkOthers = (
  { kind, keys, ids }: GivenKeys,
  own: ReadonlyMap<string, number>,
  merged: ReadonlyMap<number, number>,
  refuse: Refuse,
): void => {
  for (const [at, key] of keys.entries()) {
    const id = own.get(key);
    if (id === undefined || id === ids[at] || !isKaspiKey(kind, key)) continue;
    const [current, given] = [merged.get(id) ?? id, ids.filter((_, other) => keys[other] === key)];
    if (!given.includes(id) && !given.includes(current))
      refuse(
        `${kind} «${key}» has the id ${current}, and the files give it ${given.join(', ')}: give ${current}`,
      );
  }
};

/**
 * The ids of keys, for one command that holds the lock of the weeks. `publishWeeks` writes what it adds, in its
 * transaction, so that a failed ingest gives no id away.
 */
export class KeyRegistry {
  readonly #store: Queries;
  /** The highest published id of each kind, before the command and with what it adds. */
  readonly #stored: Readonly<OfKinds<number>>;
  readonly #highest: OfKinds<number>;
  readonly #known = createForKinds((): Known => ({ merged: new Map(), added: new Map() }));

  private constructor(store: Queries, stored: Readonly<OfKinds<number>>) {
    this.#store = store;
    this.#stored = stored;
    this.#highest = { ...stored };
  }

  /** Opens the registry of an app database. */
  static async open(store: Queries): Promise<KeyRegistry> {
    const registry = new KeyRegistry(store, await readHighestIds(store));
    const merged = await readMergedIds(store);
    for (const kind of keyKinds) registry.#known[kind].merged = merged[kind];
    return registry;
  }

  /** Creates a registry that knows no key of the app database. */
  static createEmpty(store: Queries): KeyRegistry {
    const none = createForKinds(() => 0);
    return new KeyRegistry(store, none);
  }

  /** The highest published id of each kind, that of added keys included; 0 without one. */
  get highest(): Readonly<OfKinds<number>> {
    return this.#highest;
  }

  /** What the command adds. */
  get added(): NewKeys {
    const keys = createForKinds(() => new Map<string, number>());
    for (const kind of keyKinds) keys[kind] = this.#known[kind].added;
    return { keys, highest: this.#highest };
  }

  /**
   * Returns the id of each key; a key without one gets the next of its kind, from 1. Throws FeedError (data) for a key
   * that is too long and when no id is left.
   */
  async assign(kind: KeyKind, keys: Iterable<string>): Promise<Map<string, number>> {
    const known = this.#known[kind];
    const all = (known.all ??= await this.#readAll(kind));
    const assigned = new Map<string, number>();
    for (const key of keys) {
      const id = all.get(key) ?? this.#mint(kind, key);
      all.set(key, id);
      assigned.set(key, known.merged.get(id) ?? id);
    }
    return assigned;
  }

  /**
   * Learns the ids that a file gives to some keys, before its other keys get theirs from `assign`. Throws FeedError
   * (data) if a key has another id, or if another key has the id.
   */
  async give(kind: KeyKind, given: ReadonlyMap<string, number>): Promise<void> {
    if (given.size === 0) return;
    const { merged, added } = this.#known[kind];
    const all = (this.#known[kind].all ??= await this.#readAll(kind));
    const wanted = new Set(given.values());
    const owners = new Map([...all].filter(([, id]) => wanted.has(id)).map(([key, id]) => [id, key]));
    for (const [key, id] of given) {
      const [own, owner] = [all.get(key), owners.get(id)];
      if (own !== undefined && (own === id || merged.get(own) === id)) continue;
      if (own !== undefined) throw createOtherIdError(kind, key, merged.get(own) ?? own, id);
      if (owner !== undefined) throw createOtherKeyError(kind, key, owner, id);
      checkKeyLength(kind, key);
      this.#highest[kind] = Math.max(this.#highest[kind], id);
      owners.set(id, key);
      all.set(key, id);
      added.set(key, id);
    }
  }

  /**
   * Learns the ids that feeds give to keys: of a key on several ids the lowest, and nothing where key or id is known.
   * Kinds whose ids came from `assign` are left out. `refuse` is called for a Kaspi id or article whose own id is none
   * of those given to it; a title may change its id.
   */
  async learn(given: GivenKeys, refuse?: Refuse): Promise<void> {
    const { kind, keys, ids } = given;
    for (const id of ids) if (id > this.#highest[kind]) this.#highest[kind] = id;
    const { all, added, merged } = this.#known[kind];
    if (all || keys.length === 0) return;
    const { own, taken } = await this.#find(given);
    if (refuse) checkOthers(given, own, merged, refuse);
    for (const [at, key] of keys.entries()) {
      const [id = 0, other = Infinity] = [ids[at], added.get(key)];
      if (id >= other || taken.has(id) || own.has(key) || key === '' || key.length > MAX_KEY_LENGTH) continue;
      added.set(key, id);
      taken.add(id);
    }
  }

  async #readAll(kind: KeyKind): Promise<Map<string, number>> {
    const all = new Map<string, number>();
    await readKeys(this.#store, kind, (key, id) => all.set(key, id));
    return all;
  }

  /** Finds the ids of these keys, and those of these ids that keys have. */
  async #find({ kind, keys, ids }: GivenKeys) {
    const [own, taken] = [new Map<string, number>(), new Set<number>()];
    const { added } = this.#known[kind];
    if (this.#stored[kind] === 0 && added.size === 0) return { own, taken };
    const [wanted, wantedIds] = [new Set(keys), new Set(ids)];
    const compare = (key: string, id: number) => {
      if (wanted.has(key)) own.set(key, id);
      if (wantedIds.has(id)) taken.add(id);
    };
    if (this.#stored[kind] > 0) await readKeys(this.#store, kind, compare);
    for (const [key, id] of added) compare(key, id);
    return { own, taken };
  }

  #mint(kind: KeyKind, key: string): number {
    checkKeyLength(kind, key);
    const id = this.#highest[kind] + 1;
    if (id > MAX_UINT32)
      throw new FeedError('data', `No ${kind} id is left after ${MAX_UINT32}; nothing is published`);
    this.#highest[kind] = id;
    this.#known[kind].added.set(key, id);
    return id;
  }
}
