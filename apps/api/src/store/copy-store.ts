import { DatabaseSync } from 'node:sqlite';
import { mapSqliteErrors } from './sqlite.ts';

/** Copies the app database to a new file, consistently and while other processes use it. */
export const copyStore = (file: string, target: string): void => {
  mapSqliteErrors(() => {
    const database = new DatabaseSync(file, { timeout: 10_000 });
    try {
      database.prepare('VACUUM INTO ?').run(target);
    } finally {
      database.close();
    }
  });
};
