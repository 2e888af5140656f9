import { laterMigrationSteps } from './later-migration-steps.ts';

/**
 * Migration steps in order, in SQL that SQLite and Postgres share. Append new steps to the later ones; never change a released one.
 */
export const migrationSteps: readonly string[] = [
  `CREATE TABLE users (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    status TEXT NOT NULL CHECK (status IN ('active', 'blocked')),
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL
  );
  CREATE TABLE codes (
    email TEXT PRIMARY KEY,
    hash TEXT NOT NULL,
    attempts BIGINT NOT NULL,
    issued_at TEXT NOT NULL
  );
  INSERT INTO codes (email, hash, attempts, issued_at) VALUES ('', '', 0, '');
  CREATE TABLE asks (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    address TEXT NOT NULL,
    asked_at TEXT NOT NULL,
    mailed INTEGER NOT NULL
  );
  CREATE INDEX asks_by_time ON asks (asked_at);
  CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    counter INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    rotated_at TEXT NOT NULL
  );
  CREATE INDEX sessions_by_time ON sessions (rotated_at);
  CREATE TABLE access_tokens (
    hash TEXT PRIMARY KEY,
    session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    issued_at TEXT NOT NULL
  );
  CREATE INDEX access_tokens_of_session ON access_tokens (session_id);
  CREATE INDEX access_tokens_by_time ON access_tokens (issued_at);
  CREATE TABLE published_weeks (
    year INTEGER NOT NULL,
    week_number INTEGER NOT NULL,
    load BIGINT NOT NULL UNIQUE,
    is_demo INTEGER NOT NULL,
    published_at TEXT NOT NULL,
    content_hash TEXT NOT NULL,
    manifest TEXT NOT NULL,
    PRIMARY KEY (year, week_number)
  );
  CREATE TABLE last_load (load BIGINT NOT NULL);
  INSERT INTO last_load (load) VALUES (0);`,
  `ALTER TABLE asks RENAME TO code_requests;
  ALTER TABLE code_requests RENAME COLUMN asked_at TO requested_at;
  DROP INDEX asks_by_time;
  CREATE INDEX code_requests_by_time ON code_requests (requested_at);`,
  `ALTER TABLE published_weeks RENAME COLUMN load TO snapshot;
  ALTER TABLE last_load RENAME COLUMN load TO snapshot;
  ALTER TABLE last_load RENAME TO last_snapshot;`,
  `ALTER TABLE code_requests ADD COLUMN network56 TEXT NOT NULL DEFAULT '';
  ALTER TABLE code_requests ADD COLUMN network48 TEXT NOT NULL DEFAULT '';
  ALTER TABLE code_requests ADD COLUMN device TEXT NOT NULL DEFAULT '';
  ALTER TABLE code_requests ADD COLUMN budget TEXT NOT NULL DEFAULT 'new';
  UPDATE code_requests SET network56 = address, network48 = address;
  CREATE INDEX code_requests_of_email ON code_requests (email, requested_at);
  CREATE INDEX code_requests_of_address ON code_requests (address, requested_at);
  ALTER TABLE codes RENAME TO codes_of_mailboxes;
  CREATE TABLE codes (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    requester TEXT NOT NULL,
    hash TEXT NOT NULL,
    step INTEGER NOT NULL,
    issued_at TEXT NOT NULL,
    UNIQUE (email, requester)
  );
  INSERT INTO codes (id, email, requester, hash, step, issued_at)
    SELECT email, email, '', hash, 1, issued_at FROM codes_of_mailboxes WHERE email <> '';
  DROP TABLE codes_of_mailboxes;
  CREATE TABLE guesses (
    id TEXT PRIMARY KEY,
    code_id TEXT NOT NULL,
    caller TEXT NOT NULL,
    address TEXT NOT NULL,
    network56 TEXT NOT NULL,
    network48 TEXT NOT NULL,
    device TEXT NOT NULL,
    guessed_at TEXT NOT NULL
  );
  CREATE INDEX guesses_of_code ON guesses (code_id);
  CREATE INDEX guesses_of_address ON guesses (address);
  CREATE INDEX guesses_of_network56 ON guesses (network56);
  CREATE INDEX guesses_of_network48 ON guesses (network48);
  CREATE INDEX guesses_by_time ON guesses (guessed_at);
  CREATE TABLE wrong_guesses (
    email TEXT NOT NULL,
    day TEXT NOT NULL,
    guesses INTEGER NOT NULL,
    PRIMARY KEY (email, day)
  );
  CREATE TABLE sign_in_blocks (
    email TEXT NOT NULL,
    address TEXT NOT NULL,
    signed_in_at TEXT NOT NULL,
    PRIMARY KEY (email, address)
  );
  CREATE INDEX sign_in_blocks_by_time ON sign_in_blocks (signed_in_at);
  ALTER TABLE sessions ADD COLUMN rotated_by TEXT NOT NULL DEFAULT '';`,
  `CREATE TABLE installation (id TEXT PRIMARY KEY, created_at TEXT NOT NULL);
  ALTER TABLE published_weeks ADD COLUMN digest TEXT NOT NULL DEFAULT '';
  DROP TABLE last_snapshot;`,
  `DROP TABLE sign_in_blocks;
  ALTER TABLE codes ADD COLUMN address TEXT NOT NULL DEFAULT '';
  UPDATE codes SET address = requester;
  CREATE INDEX codes_by_time ON codes (issued_at);
  CREATE INDEX codes_of_address ON codes (email, address, issued_at);
  CREATE INDEX codes_of_step ON codes (email, step, issued_at);
  UPDATE code_requests SET budget = 'known' WHERE budget IN ('reserve', 'block');
  DROP INDEX code_requests_of_email;
  CREATE INDEX code_requests_of_email ON code_requests (email, budget, mailed, requested_at);
  CREATE INDEX code_requests_of_email_and_address ON code_requests (email, address, requested_at);
  CREATE INDEX code_requests_of_email_and_network56 ON code_requests (email, network56, requested_at);
  CREATE INDEX code_requests_of_email_and_network48 ON code_requests (email, network48, requested_at);
  CREATE INDEX code_requests_of_network56 ON code_requests (network56, requested_at);
  CREATE INDEX code_requests_of_network48 ON code_requests (network48, requested_at);
  ALTER TABLE guesses ADD COLUMN counted_day TEXT NOT NULL DEFAULT '';
  CREATE INDEX guesses_of_caller ON guesses (caller);
  DELETE FROM wrong_guesses WHERE email <> '';
  ALTER TABLE wrong_guesses RENAME COLUMN email TO device;`,
  `CREATE TABLE follow_lists (
    user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    follows TEXT NOT NULL
  );
  CREATE TABLE seen_weeks (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    year INTEGER NOT NULL,
    week_number INTEGER NOT NULL,
    seen_at TEXT NOT NULL,
    PRIMARY KEY (user_id, year, week_number)
  );`,
  `CREATE TABLE letter_subscriptions (
    user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    subscribed_at TEXT NOT NULL
  );
  CREATE TABLE letter_week (
    year INTEGER NOT NULL,
    week_number INTEGER NOT NULL
  );
  CREATE TABLE letters (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    year INTEGER NOT NULL,
    week_number INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'claimed', 'sent', 'given up')),
    attempts INTEGER NOT NULL,
    due_at TEXT NOT NULL,
    PRIMARY KEY (user_id, year, week_number)
  );
  CREATE INDEX letters_by_state ON letters (state, due_at);`,
  `CREATE TABLE program_keys (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    created_at TEXT NOT NULL,
    last_used_on TEXT
  );
  CREATE INDEX program_keys_of_user ON program_keys (user_id, created_at);`,
  `CREATE TABLE shares (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    path TEXT NOT NULL,
    year INTEGER NOT NULL,
    week_number INTEGER NOT NULL,
    published_at TEXT NOT NULL,
    formula_version INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL
  );
  CREATE INDEX shares_of_user ON shares (user_id, created_at);`,
  `ALTER TABLE users ADD COLUMN language TEXT NOT NULL DEFAULT 'ru';`,
  `CREATE TABLE entity_keys (
    kind TEXT NOT NULL,
    number INTEGER NOT NULL,
    keys TEXT NOT NULL,
    ids TEXT NOT NULL,
    PRIMARY KEY (kind, number)
  );
  CREATE TABLE merged_ids (kind TEXT NOT NULL, id BIGINT NOT NULL, into_id BIGINT NOT NULL, PRIMARY KEY (kind, id));
  CREATE TABLE highest_ids (kind TEXT PRIMARY KEY, id BIGINT NOT NULL);`,
  ...laterMigrationSteps,
];
