/** One grant: a privilege, and its database, table or engine, with `vitrina.*` for the database of the weeks. */
export type Grant = `${string} ON ${string}`;

const inWeeks = (...privileges: string[]): Grant[] =>
  privileges.map((privilege): Grant => `${privilege} ON vitrina.*`);

/**
 * Grants needed by kinds of statements, from ClickHouse's source (InterpreterAlterQuery, ITableFunction and others,
 * 25.8).
 */
export const statementKinds: readonly { start: RegExp; grants: readonly Grant[] }[] = [
  { start: /^(SELECT|WITH)\b/, grants: [] },
  { start: /^CREATE TABLE\b/, grants: inWeeks('CREATE TABLE') },
  { start: /^CREATE VIEW\b/, grants: inWeeks('CREATE VIEW') },
  { start: /^CREATE OR REPLACE VIEW\b/, grants: inWeeks('CREATE VIEW', 'DROP VIEW') },
  { start: /^CREATE MATERIALIZED VIEW\b/, grants: inWeeks('CREATE VIEW', 'SELECT', 'INSERT') },
  { start: /^INSERT INTO\b/, grants: inWeeks('INSERT') },
  { start: /^DROP TABLE\b/, grants: inWeeks('DROP TABLE', 'DROP VIEW') },
  { start: /^DELETE FROM\b/, grants: inWeeks('ALTER DELETE', 'SELECT') },
  { start: /^TRUNCATE TABLE\b/, grants: inWeeks('TRUNCATE') },
  { start: /^CHECK TABLE\b/, grants: inWeeks('CHECK') },
  {
    start: /^RENAME TABLE\b/,
    grants: inWeeks('SELECT', 'DROP TABLE', 'CREATE TABLE', 'INSERT'),
  },
  {
    start: /^ALTER TABLE \S+ (DROP PARTITION \d+(, )?)+$/,
    grants: inWeeks('ALTER DELETE'),
  },
  {
    start: /^ALTER TABLE \S+ ATTACH PARTITION tuple\(\) FROM \S+$/,
    grants: inWeeks('SELECT', 'INSERT', 'ALTER DELETE'),
  },
  { start: /^KILL QUERY\b/, grants: ['SELECT ON system.processes'] },
];

/** Table functions that need no grant: `allow_readonly` in ClickHouse's source. */
const freeFunctions = ['merge', 'numbers'];

/** A statement in one line. */
export const joinLines = (sql: string): string => sql.trim().replaceAll(/\s+/g, ' ');

/** Lists the grants that a statement needs. Throws for an unknown kind of statement. */
export const listNeededGrants = (sql: string): Grant[] => {
  const statement = joinLines(sql);
  const kind = statementKinds.find(({ start }) => start.test(statement));
  if (!kind) throw new Error(`test/grants.ts does not say what this needs: ${statement.slice(0, 200)}`);
  const systemTables = [...statement.matchAll(/\b(?:FROM|JOIN) (system\.\w+)/g)].map(
    ([, table = '']): Grant => `SELECT ON ${table}`,
  );
  const engines = [...statement.matchAll(/\bENGINE = (\w+)/g)].map(
    ([, engine = '']): Grant => `TABLE ENGINE ON ${engine}`,
  );
  const functions = [...statement.matchAll(/\b(?:FROM|(?<!ARRAY )JOIN) (\w+)\(/g)].map(
    ([, name = '']) => name,
  );
  const hasOther = functions.some((name) => !freeFunctions.includes(name));
  const reads = /\b(?:FROM|(?<!ARRAY )JOIN) (?!system\.|input\b|numbers\b)\w/.test(statement);
  return [
    ...kind.grants,
    ...systemTables,
    ...(/^CREATE TABLE\b/.test(statement) ? engines : []),
    ...(reads ? inWeeks('SELECT') : []),
    ...(hasOther ? (['CREATE TEMPORARY TABLE ON *.*'] as const) : []),
  ];
};

/** Reads the grants of a user in an SQL document. */
export const readGrants = (document: string, user: string): Grant[] =>
  [...document.matchAll(/^GRANT (?<privileges>.+) ON (?<what>\S+) TO (?<user>\w+);$/gm)]
    .filter(({ groups }) => groups?.['user'] === user)
    .flatMap(({ groups }) =>
      (groups?.['privileges'] ?? '')
        .split(', ')
        .map((privilege): Grant => `${privilege} ON ${groups?.['what']}`),
    );
