/** The data directory cannot be used; the message says so to the person who starts the server. */
export class DataDirError extends Error {
  override readonly name = 'DataDirFailure';
}

/** The server that CLICKHOUSE_URL names cannot be used; the message says so without its password. */
export class ClickHouseServerError extends Error {
  override readonly name = 'ClickHouseFailure';
}
