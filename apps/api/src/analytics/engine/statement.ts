/** One call of the HTTP interface: the statement, and all that it is run with. */
export interface Call {
  statement: string;
  database: string;
  format: string;
  queryId: string;
  /** Settings and `param_…` values by name, as the URL gave them. */
  sets: ReadonlyMap<string, string>;
  /** Whether the body holds rows to insert rather than SQL. */
  hasRows: boolean;
}

/** Parameters of the HTTP interface that are not settings of the query. */
const transport = new Set([
  'query',
  'query_id',
  'database',
  'default_format',
  'user',
  'password',
  'role',
  'session_id',
  'session_timeout',
  'wait_end_of_query',
  'buffer_size',
  'compress',
  'decompress',
  'quota_key',
  'stacktrace',
]);

/** A text as an SQL string literal. */
export const literal = (text: string): string =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\0', String.raw`\0`)}'`;

/** Reads a call from its URL and, when the URL has no query, its body. */
export const readCall = (url: URL, body: string): Call => {
  const { searchParams } = url;
  const inUrl = searchParams.get('query');
  const sets = new Map([...searchParams].filter(([name]) => !transport.has(name)));
  for (const name of sets.keys()) {
    if (!/^\w+$/.test(name)) {
      throw new Error(`Code: 115. DB::Exception: Unknown setting ${literal(name)}. (UNKNOWN_SETTING)`);
    }
  }
  return {
    statement: inUrl === null ? body : inUrl,
    database: searchParams.get('database') ?? 'default',
    format: searchParams.get('default_format') ?? 'TabSeparated',
    queryId: searchParams.get('query_id') ?? crypto.randomUUID(),
    sets,
    hasRows: inUrl !== null,
  };
};

/**
 * The call as text for an embedded session. Parameters and settings become one SET in front of the
 * statement; the query's id travels as `log_comment`, by which it can be found and killed (chDB gives
 * every query an id of its own).
 */
export const asText = ({ database, sets, queryId, statement }: Call): string => {
  const all = new Map([['log_comment', queryId], ...sets]);
  const assignments = [...all].map(([name, value]) => `${name} = ${literal(value)}`);
  return `USE \`${database.replaceAll('`', '``')}\`; SET ${assignments.join(', ')};\n${statement}`;
};
