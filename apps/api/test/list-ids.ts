import { readKeys } from '../src/store/entity-keys.ts';
import type { Queries } from '../src/store/store.ts';
import type { KeyKind } from '../src/store/week-tables.ts';

/** Lists the keys of a kind with their ids, in the order in which they got these. */
export const listIds = async (store: Queries, kind: KeyKind): Promise<[key: string, id: number][]> => {
  const found: [string, number][] = [];
  await readKeys(store, kind, (key, id) => found.push([key, id]));
  return found;
};
