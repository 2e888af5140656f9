import {
  type KeyIds,
  type NewKeys,
  readHighestIds,
  readKeys,
  readMergedIds,
} from '../../store/entity-keys.ts';
import type { Queries } from '../../store/store.ts';
import { createForKinds, type KeyKind, keyKinds, type OfKinds } from '../../store/week-tables.ts';
import { FeedError } from '../../command/feed-error.ts';
import { MAX_UINT32 } from '../rules/column-rules.ts';
import { checkKeyLength, isKaspiKey, MAX_KEY_LENGTH } from './entity-key.ts';
import type { GivenKeys } from './given-keys.ts';

/** Receives why an ingest must not give an id. */
type Refuse = (reason: string) => never;

/** The keys of a kind. */
interface Known {
  /** All keys with their ids, those that the command adds too. */
  readonly ids: Map<string, number>;
  /** The merged ids, with the ids that their keys have instead. */
  readonly merged: ReadonlyMap<number, number>;
  /** What the command adds. */
  readonly added: { readonly keys: string[]; readonly ids: number[] };
  /** Whether the command takes ids of the kind from the registry. */
  isAssigned: boolean;
}

const createKnown = (merged: ReadonlyMap<number, number> = new Map()): Known => ({
  ids: new Map(),
  merged,
  added: { keys: [], ids: [] },
  isAssigned: false,
});

const add = ({ ids, added }: Known, key: string, id: number): void => {
  ids.set(key, id);
  added.keys.push(key);
  added.ids.push(id);
};

/** Refuses a Kaspi id or article whose own id is none of the given ones. */
const checkOthers = (
  { ids: known, merged }: Known,
  { kind, keys, ids }: GivenKeys,
  others: ReadonlySet<string>,
  refuse: Refuse,
): void => {
  const given = Map.groupBy(ids.keys(), (at) => keys[at] ?? '');
  for (const key of others) {
    const own = known.get(key) ?? 0;
    const found = (given.get(key) ?? []).map((at) => ids[at] ?? 0);
    if (!isKaspiKey(kind, key) || found.includes(own) || found.includes(merged.get(own) ?? own)) continue;
    const id = merged.get(own) ?? own;
    refuse(`${kind} «${key}» has the id ${id}, and the files give it ${found.join(', ')}: give ${id}`);
  }
};

/** Adds keys without an id, each with the lowest that is free. `positions` are ordered by id. */
const addFree = (known: Known, { keys, ids }: GivenKeys, positions: readonly number[]): void => {
  const wanted = new Set(known.ids.size > 0 ? positions.map((at) => ids[at]) : []);
  const taken = new Set<number>();
  if (wanted.size > 0) for (const id of known.ids.values()) if (wanted.has(id)) taken.add(id);
  let last = 0;
  for (const at of positions) {
    const [key = '', id = 0] = [keys[at], ids[at]];
    if (id === last || taken.has(id) || known.ids.has(key)) continue;
    add(known, key, id);
    last = id;
  }
};

/**
 * The ids of keys, for one command that holds the lock of the weeks. `publishWeeks` writes what it adds, in its
 * transaction, so that a failed ingest gives no id away.
 */
export class KeyRegistry {
  readonly #store: Queries;
  readonly #highest: OfKinds<number>;
  readonly #known: OfKinds<Known | undefined> = createForKinds(() => undefined);

  private constructor(store: Queries, highest: OfKinds<number>) {
    this.#store = store;
    this.#highest = highest;
  }

  /** Opens the registry of an app database. */
  static async open(store: Queries): Promise<KeyRegistry> {
    return new KeyRegistry(store, await readHighestIds(store));
  }

  /** Creates a registry without keys. */
  static createEmpty(store: Queries): KeyRegistry {
    const registry = new KeyRegistry(
      store,
      createForKinds(() => 0),
    );
    for (const kind of keyKinds) registry.#known[kind] = createKnown();
    return registry;
  }

  /** The highest published id of each kind, that of added keys included; 0 without one. */
  get highest(): Readonly<OfKinds<number>> {
    return this.#highest;
  }

  /** What the command adds. */
  get added(): NewKeys {
    const keys = createForKinds<KeyIds>(() => ({ keys: [], ids: [] }));
    for (const kind of keyKinds) keys[kind] = this.#known[kind]?.added ?? keys[kind];
    return { keys, highest: this.#highest };
  }

  /**
   * Returns the id of each key; a key without one gets the next of its kind, from 1. Throws FeedError (data) for a key
   * that is too long and when no id is left.
   */
  async assign(kind: KeyKind, keys: Iterable<string>): Promise<Map<string, number>> {
    const known = await this.#load(kind);
    known.isAssigned = true;
    const assigned = new Map<string, number>();
    for (const key of keys) {
      const id = known.ids.get(key) ?? this.#mint(kind, known, key);
      assigned.set(key, known.merged.get(id) ?? id);
    }
    return assigned;
  }

  /**
   * Learns the ids that feeds give to keys: of a key on several ids the lowest, and nothing where key or id is known.
   * Kinds whose ids came from `assign` are left out. `refuse` is called for a Kaspi id or article whose own id is none
   * of those given to it; a title may change its id.
   */
  async learn(given: GivenKeys, refuse?: Refuse): Promise<void> {
    const { kind, keys, ids } = given;
    this.#highest[kind] = Math.max(this.#highest[kind], ids.at(-1) ?? 0);
    const known = await this.#load(kind);
    if (known.isAssigned) return;
    const [free, others] = [[] as number[], new Set<string>()];
    for (const [at, key] of keys.entries()) {
      const id = known.ids.get(key);
      if (id !== undefined && id !== ids[at]) others.add(key);
      else if (id === undefined && key !== '' && key.length <= MAX_KEY_LENGTH) free.push(at);
    }
    if (refuse && others.size > 0) checkOthers(known, given, others, refuse);
    addFree(known, given, free);
  }

  async #load(kind: KeyKind): Promise<Known> {
    const loaded = this.#known[kind];
    if (loaded) return loaded;
    const known = createKnown(await readMergedIds(this.#store, kind));
    for await (const { keys, ids } of readKeys(this.#store, kind)) {
      for (const [at, key] of keys.entries()) known.ids.set(key, ids[at] ?? 0);
    }
    this.#known[kind] = known;
    return known;
  }

  #mint(kind: KeyKind, known: Known, key: string): number {
    checkKeyLength(kind, key);
    const id = this.#highest[kind] + 1;
    if (id > MAX_UINT32)
      throw new FeedError('data', `No ${kind} id is left after ${MAX_UINT32}; nothing is published`);
    this.#highest[kind] = id;
    add(known, key, id);
    return id;
  }
}
