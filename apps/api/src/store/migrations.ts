import type { DatabaseSync } from 'node:sqlite';
import { LaterVersion } from '../later-version.ts';
import { migrationSteps } from './migration-steps.ts';

/** A step of the migration that a database lacks. */
interface MissingStep {
  step: number;
  sql: string;
}

/** Table of the applied steps. */
export const MIGRATIONS_TABLE = 'CREATE TABLE IF NOT EXISTS migrations (step INTEGER PRIMARY KEY)';

/** Lists the steps that a database lacks. Throws LaterVersion. */
export function listMissingSteps(applied: number): MissingStep[] {
  if (applied > migrationSteps.length) throw new LaterVersion('The app database was');
  return migrationSteps.map((sql, index) => ({ step: index + 1, sql })).slice(applied);
}

/** Runs the missing steps in one transaction; concurrent processes run them once. */
export function migrate(database: DatabaseSync): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    database.exec(MIGRATIONS_TABLE);
    const applied = Number(database.prepare('SELECT count(*) AS applied FROM migrations').get()?.['applied']);
    for (const { step, sql } of listMissingSteps(applied)) {
      database.exec(sql);
      database.prepare('INSERT INTO migrations (step) VALUES (?)').run(step);
    }
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
