import { DatabaseSync } from 'node:sqlite';
import { mapSqliteErrors } from './sqlite.ts';

/** Copies the app database, as of one moment and while others use it, to a new file. */
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
