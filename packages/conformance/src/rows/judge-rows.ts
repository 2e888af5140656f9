import type { Claims } from '../claims.ts';
import { claimsAbout } from '../claims.ts';
import type { Facts } from '../facts.ts';
import type { Findings, Source } from '../findings.ts';
import { judgeFigures } from './figures.ts';
import { foundIn, lists, profileOf, type Row, rowsOf } from './lists.ts';

const judgeOrder = (rows: readonly Row[], id: string, claims: Claims) => {
  const inOrder = rows.toSorted(
    (a, b) => Number(b['revenue']) - Number(a['revenue']) || Number(a[id]) - Number(b[id]),
  );
  const at = rows.findIndex((row, place) => row !== inOrder[place]);
  const brief = (row: Row | undefined) => row && { [id]: row[id], revenue: row['revenue'] };
  claims.equal('list-order', `row ${at}`, brief(inOrder[at]), brief(rows[at]));
  const ids = rows.map((row) => row[id]);
  claims.equal('list-once', 'distinct ids', ids.length, new Set(ids).size);
};

function judgeEcho(call: string, values: Row, profile: Row, claims: Claims) {
  const names = ['year', 'weekNumber', ...(call === 'period.weekInfo' ? [] : [`${call.split('.')[0]}Id`])];
  for (const name of names) claims.equal('echo', name, values[name], profile[name]);
}

/** Holds a 200 body to what holds for every row and profile of its kind, and to what other reports said. */
export function judgeRows(
  { findings, facts }: { findings: Findings; facts: Facts },
  source: Source,
  values: Row,
  body: unknown,
): void {
  const claims = claimsAbout(findings, source);
  const shape = lists[source.call];
  const rows = rowsOf(source.call, body);
  const profile = profileOf(source.call, body);
  if (shape) judgeOrder(rows, shape.id, claims);
  for (const found of Object.values(foundIn(source.call, body))) judgeOrder(found, 'id', claims);
  if (profile) judgeEcho(source.call, values, profile, claims);
  for (const row of profile ? [profile] : rows) judgeFigures(source.call, row, claims);
  facts.learn(source, values, body);
}
