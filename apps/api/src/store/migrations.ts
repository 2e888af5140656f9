import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const weeks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('load')
      .addColumn('load', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('taken_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('published_week')
      .addColumn('year', 'integer', (column) => column.notNull())
      .addColumn('week_number', 'integer', (column) => column.notNull())
      .addColumn('load', 'integer', (column) => column.notNull().unique())
      .addColumn('is_demo', 'integer', (column) => column.notNull())
      .addColumn('published_at', 'text', (column) => column.notNull())
      .addColumn('content_hash', 'text', (column) => column.notNull())
      .addColumn('manifest', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('published_week_key', ['year', 'week_number'])
      .execute();
  },
};

/** Every change of the tables, in order; a change that has run anywhere is never edited. */
export const migrations: Record<string, Migration> = { '001-weeks': weeks };
