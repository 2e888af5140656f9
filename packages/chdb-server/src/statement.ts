/** One call of the HTTP interface: a statement with its settings and input. */
export interface StatementRequest {
  statement: string;
  database: string;
  format: string;
  queryId: string;
  /** Settings and `param_…` values by name, as the URL or a form gave them. */
  sets: ReadonlyMap<string, string>;
  /** Whether the body holds rows to insert rather than SQL. */
  hasRows: boolean;
  /** Local file with the rows, instead of the body. */
  rowsFile?: string;
}

/** Our own parameter for a file of rows; no ClickHouse server knows it. */
export const ROWS_FILE_PARAM = 'rows_file';

/** Parameters of the HTTP interface that are not settings of the query. */
const transport = new Set([
  ROWS_FILE_PARAM,
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

/** Quotes a text for SQL. */
export const quoteLiteral = (text: string): string =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\0', String.raw`\0`)}'`;

/** Whether the body holds rows: the URL's statement is an insert that ends with their format. */
const takesRows = (statement: string) => /^\s*INSERT\b[\s\S]*\bFORMAT\s+\w+\s*;?\s*$/i.test(statement);

const readSets = (given: readonly (readonly [string, string])[]) => {
  const sets = new Map(given.filter(([name]) => !transport.has(name)));
  for (const name of sets.keys()) {
    if (!/^\w+$/.test(name)) {
      throw new Error(`Code: 115. DB::Exception: Unknown setting ${quoteLiteral(name)}. (UNKNOWN_SETTING)`);
    }
  }
  return sets;
};

/** The SQL of a body; as multipart/form-data it has `param_…` values and settings, too. */
export interface StatementBody {
  sql: string;
  fields: readonly (readonly [string, string])[];
  /** Whether rows to insert follow the SQL. */
  hasRows: boolean;
}

/** Reads a form, whose field `query` is SQL. */
export const parseForm = async (bytes: Buffer<ArrayBuffer>, type: string): Promise<StatementBody> => {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  const fields = [...form].map(([name, value]) => {
    if (typeof value === 'string') return [name, value] as const;
    throw new Error('Code: 48. DB::Exception: Tables in a form are not supported. (NOT_IMPLEMENTED)');
  });
  return {
    sql: fields.map(([name, value]) => (name === 'query' ? value : '')).join(''),
    fields: fields.filter(([name]) => name !== 'query'),
    hasRows: false,
  };
};

/** An insert at the start of a body, up to the line end after its format; its rows follow. */
const insertBeforeRows = /^\s*INSERT\b[\s\S]*?\bFORMAT[^\S\n]+\w+[^\S\n]*\n/i;

/** Length of the insert at the start of a body, bytes; undefined before its end. */
export const measureInsert = (start: Buffer): number | undefined =>
  insertBeforeRows.exec(start.toString('latin1'))?.[0].length;

/** Parses a call from its URL and body; SQL in the body is the statement, or continues the URL's. */
export const parseStatementRequest = async (
  url: URL,
  body: () => Promise<StatementBody>,
): Promise<StatementRequest> => {
  const { searchParams } = url;
  const inUrl = searchParams.get('query') ?? '';
  const rowsFile = searchParams.get(ROWS_FILE_PARAM);
  const { sql, fields, hasRows } = takesRows(inUrl) ? { sql: '', fields: [], hasRows: true } : await body();
  return {
    statement: sql === '' ? inUrl : `${inUrl}\n${sql}`,
    database: searchParams.get('database') ?? 'default',
    format: searchParams.get('default_format') ?? 'TabSeparated',
    queryId: searchParams.get('query_id') ?? crypto.randomUUID(),
    sets: readSets([...searchParams, ...fields]),
    hasRows,
    ...(rowsFile !== null && { rowsFile }),
  };
};

const isParam = (name: string) => name.startsWith('param_');

const assign = (sets: Iterable<readonly [string, string]>): string =>
  [...sets].map(([name, value]) => `${name} = ${quoteLiteral(value)}`).join(', ');

/** Formats a call's settings as an embedded session sets them once, before its first statement. */
export const formatSettings = ({ sets }: StatementRequest): string => {
  const settings = [...sets].filter(([name]) => !isParam(name));
  return settings.length === 0 ? '' : `SET ${assign(settings)};\n`;
};

/**
 * Formats a call for an embedded session that has its settings. Parameters become one SET before the statement; the
 * query's id becomes `log_comment`, by which it is found and killed (chDB gives every query an id of its own).
 */
export const formatStatement = ({ database, sets, queryId, statement }: StatementRequest): string => {
  const params = [...sets].filter(([name]) => isParam(name));
  const use = `USE \`${database.replaceAll('`', '``')}\`;`;
  return `${use} SET ${assign([['log_comment', queryId], ...params])};\n${statement}`;
};

/** Key of the sessions that can run a call: its settings and the names of its parameters. */
export const createSessionKey = (request: StatementRequest): string => {
  const params = [...request.sets.keys()].filter(isParam).toSorted();
  return `${formatSettings(request)}${params.join()}`;
};
