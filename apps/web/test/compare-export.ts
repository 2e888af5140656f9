import { fieldDefinitions, type DefinedField } from '@vitrina/ui/fields';
import { fieldKinds } from '@vitrina/ui/fields/field-definition';
import { formatWeekText } from '../src/routing/against-search-param.ts';
import type { ExportedTable } from './exported-table.ts';

/** A row of a response. */
export type ResponseRow = Readonly<Record<string, unknown>>;

const fields = Object.keys(fieldDefinitions) as DefinedField[];

type Compute = (number: (field: string) => number, list: readonly ResponseRow[]) => number;

const computeShare: Compute = (number, list) =>
  number('revenue') / list.reduce((sum, { revenue }) => sum + Number(revenue), 0);

/** Values of some lists' rows beyond the response, computed from its other figures; NaN if one of those is unknown. */
const computedFields: Readonly<Partial<Record<DefinedField, Compute>>> = {
  revenueDifference: (number) => (number('revenue') || 0) - (number('revenueBefore') || 0),
  revenueChange: (number) => number('revenue') / number('revenueBefore') - 1,
  gapToOthers: (number) => number('price') / number('minPriceOfOthers') - 1,
  room: (number) => (number('minPriceOfOthers') - number('price')) * number('salesCount'),
  shareChange: (number) => number('share') - number('shareBefore'),
  priceChange: (number) => number('price') / number('priceBefore') - 1,
  averagePrice: (number) => number('revenue') / number('salesCount'),
  shareOfChosen: computeShare,
  shareRevenueFromTotal: computeShare,
};

/** Finds the possible fields of a header: some share a short label. */
const findFields = (head: string): readonly DefinedField[] =>
  fields.filter((field) => {
    const { label, shortLabel = label } = fieldDefinitions[field];
    return [label, shortLabel].some((text) => head === text || head.startsWith(`${text}, `));
  });

interface Cell {
  readonly head: string;
  readonly cell: string;
  readonly kind: ExportedTable['kind'];
}

const toPlainSpaces = (text: string): string => text.replaceAll(/\s/g, ' ');

/** Whether a cell under its header shows a value. */
function isSaid(field: DefinedField, { head, cell, kind }: Cell, value: unknown): boolean {
  const { kind: fieldKind } = fieldDefinitions[field];
  const { isZeroUnknown, rounding } = fieldKinds[fieldKind];
  if (typeof value !== 'number')
    return toPlainSpaces(cell) === toPlainSpaces(typeof value === 'string' ? value : '');
  if (cell === '') return Number.isNaN(value) || (value === 0 && isZeroUnknown);
  const factor = /, (%|п\. п\.)$/.test(head) ? 100 : 1;
  const decimals = /,(\d+)$/.exec(cell)?.[1]?.length ?? 0;
  // An index is truncated to three decimals just below a level, and has its shown value in a spreadsheet too.
  const isIndex = fieldKind === 'prospect' || fieldKind === 'index';
  const rounded = (rounding.isTruncated || isIndex ? 1 : 0.501) / 10 ** decimals;
  // A spreadsheet stores any other number itself, and rounds it by its format.
  const tolerance =
    kind === 'workbook' && !rounding.isTruncated && !isIndex
      ? Math.abs(value * factor) * 1e-9 + 1e-11
      : rounded;
  return Math.abs(Number(cell.replace(',', '.')) - value * factor) <= tolerance;
}

/** A row of a response that may match an exported row, in its list; all rows of the same name. */
interface Candidate {
  readonly given: ResponseRow;
  readonly list: readonly ResponseRow[];
  readonly sameName: readonly ResponseRow[];
}

/** Lists the possible values of a field's cell: of its row, else of another response about the same entity. */
function listValues(field: DefinedField, { given, list, sameName }: Candidate): readonly unknown[] {
  const { state } = given;
  // A row that left may have the figures of the earlier week, and one in only one of the weeks has no effects.
  const before = state === 'left' ? given[`${field}Before`] : undefined;
  if (field.endsWith('Effect') && (state === 'entered' || state === 'left')) return [null];
  const number = (name: string) => (typeof given[name] === 'number' ? given[name] : Number.NaN);
  const value =
    given[field] === undefined
      ? (computedFields[field]?.(number, list) ?? sameName.find((row) => row[field] !== undefined)?.[field])
      : given[field];
  return [value, before].filter((one) => one !== undefined);
}

/** Whether a column shows in words or pictures what other columns show as figures. */
const isWord = (head: string): boolean =>
  head === 'Состояние' || findFields(head).some((field) => ['facts', 'weekRevenues'].includes(field));

/** Describes why a cell does not show the value of its header's field; undefined if it does. */
function findFault(cell: Cell, isName: boolean, candidate: Candidate): string | undefined {
  const { head } = cell;
  if (isName || isWord(head)) return undefined;
  const values = findFields(head).map((field) => ({ field, said: listValues(field, candidate) }));
  if (values.some(({ field, said }) => said.some((value) => isSaid(field, cell, value)))) return undefined;
  return `${head}: «${cell.cell}» of ${values.map(({ field, said }) => `${field} ${said.join()}`).join()}`;
}

/** Lists the texts that name a row: its own, and its week. */
function listNames(row: ResponseRow): ReadonlySet<string> {
  const { year, weekNumber } = row;
  const weeks =
    typeof year === 'number' && typeof weekNumber === 'number'
      ? [formatWeekText({ year, weekNumber }), `Неделя ${weekNumber}`]
      : [];
  const texts = Object.values(row).filter((value) => typeof value === 'string');
  return new Set([...texts.map(toPlainSpaces), ...weeks]);
}

/** Lists the cells of a table without a counterpart in a response, each compared with the most similar row. */
export function findFaults(
  { kind, heads, rows }: ExportedTable,
  recorded: readonly (readonly ResponseRow[])[],
): readonly string[] {
  const byName = new Map<string, Omit<Candidate, 'sameName'>[]>();
  for (const list of recorded)
    for (const given of list)
      for (const name of listNames(given)) byName.set(name, [...(byName.get(name) ?? []), { given, list }]);
  return rows.flatMap((row) => {
    const candidates = byName.get(toPlainSpaces(row[0] ?? '')) ?? [];
    const sameName = candidates.map(({ given }) => given);
    const faults = candidates.map((candidate) =>
      heads.flatMap(
        (head, at) =>
          findFault({ head, cell: row[at] ?? '', kind }, at === 0, { ...candidate, sameName }) ?? [],
      ),
    );
    return faults.toSorted((one, other) => one.length - other.length)[0] ?? [`no row of ${row[0]}`];
  });
}
