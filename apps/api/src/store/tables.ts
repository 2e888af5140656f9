import type { Generated } from 'kysely';

/** A pointer row: which load of the engine a published week is read from. */
interface PublishedWeekTable {
  year: number;
  week_number: number;
  load: number;
  is_demo: number;
  published_at: string;
  content_hash: string;
  manifest: string;
}

/** Load ids that were given out; an id is never given twice. */
interface LoadTable {
  load: Generated<number>;
  taken_at: string;
}

/** The tables of the app database. */
export interface Tables {
  published_week: PublishedWeekTable;
  load: LoadTable;
}
