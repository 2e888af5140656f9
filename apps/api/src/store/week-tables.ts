/** Kinds of things that have ids. The three levels of categories share one id space. */
export const keyKinds = ['seller', 'product', 'brand', 'category'] as const;

/** A kind of things that have ids. */
export type KeyKind = (typeof keyKinds)[number];

/** A value for each kind. */
export type OfKinds<Value> = Record<KeyKind, Value>;

/** Creates a value for each kind. */
export const createForKinds = <Value>(create: () => Value): OfKinds<Value> => ({
  seller: create(),
  product: create(),
  brand: create(),
  category: create(),
});

/** A published week and the engine's snapshot that it is read from. */
interface PublishedWeekTable {
  year: number;
  week_number: number;
  snapshot: number;
  is_demo: 0 | 1;
  published_at: string;
  content_hash: string;
  manifest: string;
  /** SHA-256 of the manifest, also in the engine's log. */
  digest: string;
}

/** One row: the installation id, which the engine's database has as well. */
interface InstallationTable {
  /** 128 random bits, hexadecimal. */
  id: string;
  created_at: string;
}

/**
 * At most a thousand keys with the ids that they have for ever: what names sellers, products, brands or categories in
 * the feeds. A row for each key would cost an ingest ten times as much.
 */
interface EntityKeyTable {
  kind: KeyKind;
  /** Number of the row from 1. */
  number: number;
  /** JSON array of the keys. */
  keys: string;
  /** JSON array of their ids, at the same positions. */
  ids: string;
}

/** An id whose keys have another one from the next ingest on. */
interface MergedIdTable {
  kind: KeyKind;
  id: number;
  into_id: number;
}

/** The highest id of each kind that was ever published, with a key or without. */
interface HighestIdTable {
  kind: KeyKind;
  id: number;
}

/** Tables of the published weeks and of what their ids mean. */
export interface WeekTables {
  published_weeks: PublishedWeekTable;
  installation: InstallationTable;
  entity_keys: EntityKeyTable;
  merged_ids: MergedIdTable;
  highest_ids: HighestIdTable;
}
