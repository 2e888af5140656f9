import { listShapes, profileFields, type Row } from '../src/rows/report-shapes.ts';
import type { Fault } from './fixture-server.ts';

/** A change of one row, or of a profile. */
type Change = (row: Row, at: number, rows: readonly Row[]) => Row;

/** Changes the list of a body. */
function inList(endpoint: string, body: unknown, change: (rows: readonly Row[]) => readonly Row[]): unknown {
  const field = listShapes[endpoint]?.in;
  if (field === undefined) return change(body as Row[]);
  return { ...(body as Row), [field]: change((body as Row)[field] as Row[]) };
}

/** Changes the list of these endpoints. */
export const changeList = (
  calls: readonly string[],
  change: (rows: readonly Row[]) => readonly Row[],
): Fault => ({
  changeBody: (endpoint, body) => (calls.includes(endpoint) ? inList(endpoint, body, change) : body),
});

/** Changes each row, or the profile, of these calls. */
export const changeRows = (calls: readonly string[], change: Change): Fault => ({
  changeBody: (endpoint, body) => {
    if (!calls.includes(endpoint)) return body;
    const profile = profileFields[endpoint];
    if (profile === undefined) return inList(endpoint, body, (all) => all.map(change));
    return { ...(body as Row), [profile]: change((body as Row)[profile] as Row, 0, []) };
  },
});

/** Changes the body of one endpoint. */
export const changeBody = (name: string, change: (body: Row) => Row): Fault => ({
  changeBody: (endpoint, body) => (endpoint === name ? change(body as Row) : body),
});

/** A number among unknown values. */
export const readNumber = (row: Row, field: string): number => Number(row[field]);

/** Whether nothing of a row sold. */
export const isUnsold = (row: Row): boolean => row['salesCount'] === 0;
