/** The data directory cannot be used. The message is for the person who starts the server. */
export class DataDirError extends Error {
  override readonly name = 'DataDirError';
}

/** The Postgres server at DATABASE_URL cannot be used. The message names it without its password. */
export class PostgresServerError extends Error {
  override readonly name = 'PostgresServerError';
}

/** The server at CLICKHOUSE_URL cannot be used. The message names it without its password. */
export class ClickHouseServerError extends Error {
  override readonly name = 'ClickHouseServerError';
}
