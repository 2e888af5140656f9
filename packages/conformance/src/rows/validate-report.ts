import type { Assertions } from '../assertions.ts';
import { createAssertions } from '../assertions.ts';
import type { Observations } from './observations.ts';
import type { Findings, Source } from '../findings.ts';
import { validateRow } from './validate-row.ts';
import { foundRowsOf, listShapes, profileOf, type Row, rowsOf } from './report-shapes.ts';

const judgeOrder = (rows: readonly Row[], id: string, assert: Assertions) => {
  const inOrder = rows.toSorted(
    (a, b) => Number(b['revenue']) - Number(a['revenue']) || Number(a[id]) - Number(b[id]),
  );
  const at = rows.findIndex((row, place) => row !== inOrder[place]);
  const brief = (row: Row | undefined) => row && { [id]: row[id], revenue: row['revenue'] };
  assert.equal('list-order', `row ${at}`, brief(inOrder[at]), brief(rows[at]));
  const ids = rows.map((row) => row[id]);
  assert.equal('list-once', 'distinct ids', ids.length, new Set(ids).size);
};

function judgeEcho(call: string, values: Row, profile: Row, assert: Assertions) {
  const names = ['year', 'weekNumber', ...(call === 'period.weekInfo' ? [] : [`${call.split('.')[0]}Id`])];
  for (const name of names) assert.equal('echo', name, values[name], profile[name]);
}

/** Holds a 200 body to what holds for every row and profile of its kind, and to what other reports said. */
export function validateReport(
  { findings, observations }: { findings: Findings; observations: Observations },
  source: Source,
  values: Row,
  body: unknown,
): void {
  const assert = createAssertions(findings, source);
  const shape = listShapes[source.endpoint];
  const rows = rowsOf(source.endpoint, body);
  const profile = profileOf(source.endpoint, body);
  if (shape) judgeOrder(rows, shape.id, assert);
  for (const found of Object.values(foundRowsOf(source.endpoint, body))) judgeOrder(found, 'id', assert);
  if (profile) judgeEcho(source.endpoint, values, profile, assert);
  for (const row of profile ? [profile] : rows) validateRow(source.endpoint, row, assert);
  observations.record(source, values, body);
}
