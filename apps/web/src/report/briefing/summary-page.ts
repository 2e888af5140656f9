import * as texts from '#texts/report/briefing/book';
import { fieldDefinitions, type DefinedField } from '@vitrina/ui/fields';
import { type BookPage, getTableTop } from '@vitrina/ui/report-table/export/book-file';
import type { SheetCell } from '@vitrina/ui/report-table/export/cell';
import type { SheetChart } from '@vitrina/ui/report-table/export/chart';
import { buildFileColumns, buildNumberCell } from '@vitrina/ui/report-table/export/file-columns';
import type { FileColumn } from '@vitrina/ui/report-table/export/table-file';
import { formatWeekText } from '../../routing/against-search-param.ts';
import type { HistoryWeek } from '../trend/history.ts';
import type { BookContext, Briefing } from './briefing.ts';
import { findWeekRow } from './find-week-row.ts';

const readValue = (row: object | undefined, field: string): number | null => {
  const value: unknown = row && Reflect.get(row, field);
  return typeof value === 'number' ? value : null;
};

const relativeKinds = new Set(['money', 'price', 'count']);

/** Builds the relative change of an amount; ranks, shares and indices have none. */
function buildChangeCell(field: DefinedField, now: number | null, before: number | null): SheetCell | null {
  if (!relativeKinds.has(fieldDefinitions[field].kind)) return null;
  return now === null || before === null || before === 0
    ? null
    : { value: now / before - 1, style: 'change' };
}

/** Builds the rows of the metrics: this week, the week before, the change. */
function buildMetricRows({ metrics, history, week, before }: Briefing) {
  const [now, earlier] = [findWeekRow(history, week), findWeekRow(history, before)];
  return metrics.map((field) => {
    const [value, valueBefore] = [readValue(now, field), readValue(earlier, field)];
    return [
      { value: fieldDefinitions[field].label, style: 'term' } as const,
      buildNumberCell(field, value),
      buildNumberCell(field, valueBefore),
      buildChangeCell(field, value, valueBefore),
    ];
  });
}

/** Creates the column that names the weeks of the history. */
const createWeekColumn = (history: readonly HistoryWeek[]): FileColumn => ({
  head: texts.week,
  hint: texts.weekHint,
  style: 'text',
  values: history.map(formatWeekText),
  links: null,
  total: undefined,
});

const createTextCell = (value: string): SheetCell => ({ value, style: 'text' });

/** Builds the heading, and the metrics of both weeks. */
function buildHead({ briefing, metadata }: BookContext) {
  const { name, what, week, before } = briefing;
  const headEnd = (value: string): SheetCell => ({ value, style: 'headEnd' });
  return [
    [{ value: name, style: 'term' } as const],
    [createTextCell(what)],
    ...metadata.lines.map((line) => [createTextCell(line.term), createTextCell(line.text)]),
    [],
    [
      { value: texts.metric, style: 'head' } as const,
      headEnd(texts.numberedWeek(week.weekNumber)),
      headEnd(before === undefined ? '' : texts.numberedWeek(before.weekNumber)),
      headEnd(texts.change),
    ],
    ...buildMetricRows(briefing),
  ];
}

/** Builds the first sheet: heading, metrics, the weeks before, and the line of the revenue. */
export function buildSummaryPage(context: BookContext): BookPage {
  const { metrics, history } = context.briefing;
  const { fileName, toAbsoluteUrl } = context.metadata;
  const head = buildHead(context);
  const columns = [
    createWeekColumn(history),
    ...buildFileColumns(metrics, history, () => undefined, toAbsoluteUrl),
  ];
  const top = getTableTop({ head });
  const range = { from: top + 1, to: top + history.length };
  const chart: SheetChart = {
    kind: 'line',
    title: texts.revenueByWeek,
    categories: { column: 0, ...range },
    values: { column: 1 + metrics.indexOf('revenue'), ...range },
    format: '#,##0',
    place: { column: 5, row: 0, columns: 6, rows: head.length },
  };
  return {
    name: texts.summary,
    footer: fileName,
    widths: [34, 18, 18, 14],
    head,
    table: { columns, rowCount: history.length, total: undefined },
    charts: [chart],
  };
}
