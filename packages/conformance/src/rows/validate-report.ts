import type { Assertions } from '../assertions.ts';
import { createAssertions } from '../assertions.ts';
import type { Observations } from './observations.ts';
import type { Findings, Source } from '../findings.ts';
import { validateRow } from './validate-row.ts';
import { foundRowsOf, listShapes, profileOf, type Row, rowsOf } from './report-shapes.ts';

const validateOnce = (rows: readonly Row[], id: string, assert: Assertions) => {
  const ids = rows.map((row) => row[id]);
  assert.equal('list-once', 'distinct ids', ids.length, new Set(ids).size);
};

const validateOrder = (rows: readonly Row[], id: string, assert: Assertions) => {
  const inOrder = rows.toSorted(
    (a, b) => Number(b['revenue']) - Number(a['revenue']) || Number(a[id]) - Number(b[id]),
  );
  const at = rows.findIndex((row, index) => row !== inOrder[index]);
  const brief = (row: Row | undefined) => row && { [id]: row[id], revenue: row['revenue'] };
  assert.equal('list-order', `row ${at}`, brief(inOrder[at]), brief(rows[at]));
  validateOnce(rows, id, assert);
};

function validateEcho(endpoint: string, params: Row, profile: Row, assert: Assertions) {
  // The schema says whether a profile names its week and its subject.
  const names = ['year', 'weekNumber', `${endpoint.split('.')[0]}Id`].filter(
    (name) => name in profile && name in params,
  );
  for (const name of names) assert.equal('echo', name, params[name], profile[name]);
}

/** Lists in another order, which has a check of its own: offers that left come last, similar sellers by what they share; so has `find`. */
const ownOrder = ['product.offers', 'seller.similar'];

/** Checks a 200 body by the rules of its rows or profile, and against earlier reports. */
export function validateReport(
  { findings, observations }: { findings: Findings; observations: Observations },
  source: Source,
  params: Row,
  body: unknown,
): void {
  const assert = createAssertions(findings, source);
  const shape = listShapes[source.endpoint];
  const rows = rowsOf(source.endpoint, body);
  const profile = profileOf(source.endpoint, body);
  if (shape && !ownOrder.includes(source.endpoint)) validateOrder(rows, shape.id, assert);
  for (const found of Object.values(foundRowsOf(source.endpoint, body))) validateOnce(found, 'id', assert);
  if (profile) validateEcho(source.endpoint, params, profile, assert);
  for (const row of profile ? [profile] : rows) validateRow(source.endpoint, row, assert);
  observations.record(source, params, body);
}
