import * as screens from '#texts/screens';
import * as periods from '#texts/period/period';
import * as texts from '#texts/report/briefing/book';
import { fieldDefinitions, type DefinedField } from '@vitrina/ui/fields';
import { defineInScope } from '@vitrina/ui/fields/index-scope';
import type { BookFile, BookPage } from '@vitrina/ui/report-table/export/book-file';
import type { SheetCell } from '@vitrina/ui/report-table/export/cell';
import type { SheetChart } from '@vitrina/ui/report-table/export/chart';
import { buildFileColumns } from '@vitrina/ui/report-table/export/file-columns';
import { getRowHref } from '../../routing/paths.ts';
import { createSteps } from '../changes/change-effects.ts';
import { toMoverRows } from '../movers/mover-rows.ts';
import type { BookContext, BriefingChanges, BriefingList } from './briefing.ts';
import { buildSummaryPage } from './summary-page.ts';

/** Rows of a list that its chart shows. */
const CHARTED_ROWS = 10;

const text = (value: string): SheetCell => ({ value, style: 'text' });
const term = (value: string): SheetCell => ({ value, style: 'term' });
const head = (value: string): SheetCell => ({ value, style: 'head' });

/** Builds the table of rows, whose names link to their reports. */
function buildTable(
  { briefing: { entity }, metadata, findScope }: BookContext,
  fields: readonly DefinedField[],
  rows: BriefingList['rows'],
) {
  const sellerId = entity.kind === 'seller' ? entity.id : undefined;
  const getHref = (index: number, field: string) =>
    getRowHref(rows[index] ?? {}, field, { hasCards: true, sellerId });
  const columns = buildFileColumns(fields, rows, getHref, metadata.toAbsoluteUrl, findScope(rows[0] ?? {}));
  return { columns, rowCount: rows.length, total: undefined };
}

/** Creates the chart of the largest revenues, beside their list. */
function chartRevenues({ title, fields, rows }: BriefingList): readonly SheetChart[] {
  const column = fields.indexOf('revenue');
  if (column < 0 || rows.length === 0) return [];
  const to = Math.min(CHARTED_ROWS, rows.length);
  return [
    {
      kind: 'bar',
      title: texts.topRevenue(title),
      categories: { column: 0, from: 1, to },
      values: { column, from: 1, to },
      format: '#,##0',
      place: { column: fields.length + 1, row: 1, columns: 10, rows: 22 },
    },
  ];
}

const buildListPage = (context: BookContext, list: BriefingList): BookPage => ({
  name: list.title,
  footer: context.metadata.fileName,
  widths: [],
  head: [],
  table: buildTable(context, list.fields, list.rows),
  charts: chartRevenues(list),
});

/** Rows above the list of causes, so that their chart has room. */
const CAUSES_ROWS = 15;

/** Builds the sheet that explains why there is no comparison. */
const buildMissingPage = ({ metadata, missingWeek }: BookContext, name: string): BookPage => ({
  name,
  footer: metadata.fileName,
  widths: [],
  head: [[term(periods.noComparison)], [text(missingWeek)]],
});

/** Builds the sheet of changes: the effects as rows, their chart, and below them the changed cells. */
function buildChangesPage(context: BookContext, changes: BriefingChanges): BookPage {
  const { briefing, metadata } = context;
  if (briefing.before === undefined) return buildMissingPage(context, texts.why);
  const { totals, words, counts, fields, rows } = changes;
  const amount = (label: string, value: number, style: 'money' | 'difference', basis = '') => [
    term(label),
    { value, style },
    text(basis),
  ];
  const steps = createSteps(totals, words, counts).map(({ label, amount: value, basis }) =>
    amount(label, value, 'difference', basis),
  );
  const rowsOfHead = [
    [head(texts.causes), head('₸'), head(texts.basis)],
    amount(texts.before, totals.revenueBefore ?? 0, 'money'),
    ...steps,
    amount(texts.after, totals.revenue ?? 0, 'money'),
  ];
  const space = Array.from({ length: CAUSES_ROWS - rowsOfHead.length }, () => []);
  const range = { from: 2, to: 1 + steps.length };
  const chart: SheetChart = {
    kind: 'column',
    title: texts.causesInTenge,
    categories: { column: 0, ...range },
    values: { column: 1, ...range },
    format: '#,##0',
    place: { column: 4, row: 0, columns: 6, rows: CAUSES_ROWS },
  };
  return {
    name: texts.why,
    footer: metadata.fileName,
    widths: [32, 18, 24],
    head: [...rowsOfHead, ...space],
    table: buildTable(context, fields, rows),
    charts: [chart],
  };
}

function buildMoversPage(context: BookContext): BookPage {
  if (context.briefing.before === undefined) return buildMissingPage(context, texts.movement);
  const { rows, columns } = toMoverRows('products', context.briefing.movers, undefined);
  return {
    name: texts.movement,
    footer: context.metadata.fileName,
    widths: [],
    head: [],
    table: buildTable(context, columns, rows),
  };
}

/** Builds the sheet that explains the columns and the source of the figures. */
function buildMethodPage({ briefing, metadata, findScope }: BookContext): BookPage {
  const moved = toMoverRows('products', briefing.movers, undefined).columns;
  const used = [
    ...[...briefing.metrics, ...(briefing.changes?.fields ?? [])].map((field) => fieldDefinitions[field]),
    ...briefing.lists.flatMap(({ fields, rows }) =>
      fields.map((field) => defineInScope(fieldDefinitions[field], findScope(rows[0] ?? {}))),
    ),
    ...moved.map((field) => fieldDefinitions[field]),
  ];
  const explanations = new Map(used.map(({ label, explanation }) => [label, explanation]));
  const definitions = [...explanations].map(([label, explanation]) => [term(label), text(explanation)]);
  const method = metadata.toAbsoluteUrl('/method');
  return {
    name: screens.method,
    footer: metadata.fileName,
    widths: [34, 110],
    head: [
      ...metadata.lines.map((line) => [term(line.term), text(line.text)]),
      [term(texts.report), { ...text(metadata.address), link: metadata.address }],
      [term(texts.formulas), { ...text(method), link: method }],
      [],
      [head(texts.metric), head(texts.meaning)],
      ...definitions,
    ],
  };
}

/** Builds the workbook of a briefing: Итог, Причины, its lists, Рост и падение, Как считаем. */
export function buildBriefingBook(context: BookContext): BookFile {
  const { briefing } = context;
  return {
    pages: [
      buildSummaryPage(context),
      ...(briefing.changes ? [buildChangesPage(context, briefing.changes)] : []),
      ...briefing.lists.map((list) => buildListPage(context, list)),
      buildMoversPage(context),
      buildMethodPage(context),
    ],
  };
}
