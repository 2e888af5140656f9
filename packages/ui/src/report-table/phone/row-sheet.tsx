import type { ReactNode } from 'react';
import * as texts from '#texts/report-table/phone-sheets';
import { classNames } from '../../class-names.ts';
import { formatValue, readField, toDisplayNumber } from '../../fields/field-definition.ts';
import { NO_VALUE } from '../../format/numbers.ts';
import { Link } from '../../link.tsx';
import { getButtonClass } from '../../primitives/button.tsx';
import { IndexBadge } from '../../primitives/index-badge.tsx';
import { Sheet } from '../../primitives/sheet.tsx';
import { LowDataTag } from '../../primitives/tag.tsx';
import type { GetHref } from '../grid/body-row.tsx';
import { renderKaspiLink } from '../grid/kaspi-link.tsx';
import { hasLowData, type TableRow, type Column } from '../columns/column.ts';
import { RowLine } from '../columns/row-line.tsx';
import { readText } from '../rows/column-values.ts';
import type { TableView } from '../state/use-table-view.ts';

/** Formats a value with its unit: «104 262 310 ₸», «10,9 %». */
const formatWithUnit = ({ field, definition }: Column, row: TableRow): string => {
  const text = formatValue(definition.kind, readField(row, field));
  if (definition.unit === undefined || text === NO_VALUE) return text;
  return `${text}${definition.unit === '%' ? '\u202f' : '\u00a0'}${definition.unit}`;
};

const renderValue = (column: Column, row: TableRow, href: string | undefined): ReactNode => {
  const text = formatWithUnit(column, row);
  if (href?.startsWith('/'))
    return (
      <Link href={href} className="rounded-mark text-accent hover:underline">
        {text}
      </Link>
    );
  if (column.field === 'productKaspiLink') return renderKaspiLink(row[column.field], 0);
  if (column.definition.kind === 'line') return <RowLine row={row} />;
  const number = toDisplayNumber(column.definition.kind, row[column.field]);
  if (column.definition.kind === 'prospect' && number !== null)
    return (
      <>
        {text} <IndexBadge index={number} row={row} />
      </>
    );
  return text;
};

interface Props {
  readonly view: TableView;
  /** Index of the open row in the report; undefined when closed. */
  readonly index: number | undefined;
  readonly getHref: GetHref;
  readonly onClose: () => void;
}

/** Sheet with all fields of a row and the link to Kaspi, on a phone. */
export const RowSheet = ({ view, index = -1, getHref, onClose }: Props) => {
  const row = view.rows[index];
  const [first, ...others] = view.columns;
  const kaspiUrl = first && getHref(index, first.field);
  return (
    <Sheet
      open={row !== undefined}
      onOpenChange={onClose}
      placement="bottom"
      title={first ? readText(row, first.field) : ''}
    >
      <dl className="px-4 pb-2">
        {others.map((column) =>
          row === undefined ? null : (
            <div
              key={column.field}
              className="flex items-center justify-between gap-4 border-b border-line-soft py-2.5 last:border-b-0"
            >
              <dt className="text-ink-2">{column.definition.shortLabel ?? column.definition.label}</dt>
              <dd
                className={classNames(
                  'figures flex items-center gap-2 text-right font-medium',
                  column.definition.kind === 'title' ? 'min-w-0 [overflow-wrap:anywhere]' : 'shrink-0',
                )}
              >
                {column.field === 'salesCount' && hasLowData(row) ? <LowDataTag /> : null}
                {renderValue(column, row, getHref(index, column.field))}
              </dd>
            </div>
          ),
        )}
      </dl>
      {kaspiUrl === undefined ? null : (
        <div className="sticky bottom-0 flex border-t border-line bg-ground p-4">
          <a href={kaspiUrl} target="_blank" rel="noreferrer" className={`${getButtonClass()} flex-1`}>
            {texts.openOnKaspi}
          </a>
        </div>
      )}
    </Sheet>
  );
};
