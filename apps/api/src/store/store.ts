import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** The app database: users, codes, sessions, limits and the published weeks. */
export interface Store {
  db: Kysely<Tables>;
  close(): Promise<void>;
}

/** Opens the app database and brings its tables up to date; `:memory:` keeps nothing. */
export async function openStore(file: string): Promise<Store> {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) });
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    await db.destroy();
    throw new Error('The app database could not be brought up to date', { cause: error });
  }
  return { db, close: () => db.destroy() };
}
