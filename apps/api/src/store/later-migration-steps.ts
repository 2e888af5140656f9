/** The migration steps from the trail on, in order, in SQL that SQLite and Postgres share. */
export const laterMigrationSteps: readonly string[] = [
  `CREATE TABLE trail (
    id TEXT PRIMARY KEY,
    recorded_at TEXT NOT NULL,
    event TEXT NOT NULL,
    subject TEXT,
    user_id TEXT,
    address TEXT
  );
  CREATE INDEX trail_by_time ON trail (recorded_at);
  CREATE INDEX trail_of_user ON trail (user_id, recorded_at);
  ALTER TABLE shares ADD COLUMN first_used_at TEXT;`,
  `ALTER TABLE sessions ADD COLUMN browser TEXT NOT NULL DEFAULT '';
  ALTER TABLE sessions ADD COLUMN system TEXT NOT NULL DEFAULT '';
  ALTER TABLE sessions ADD COLUMN address TEXT NOT NULL DEFAULT '';
  CREATE INDEX sessions_of_user ON sessions (user_id);`,
  `ALTER TABLE program_keys ADD COLUMN expires_at TEXT;`,
];
