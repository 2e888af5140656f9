import type { TableView } from '../state/use-table-view.ts';
import { BodyRow, type ColumnStyle, type GetHref } from './body-row.tsx';
import type { useVisibleRows } from './use-visible-rows.ts';

/** Space of the rows that are not rendered. */
const Spacer = ({ rows, height }: { readonly rows: number; readonly height: number }) =>
  rows > 0 ? <tr aria-hidden="true" className="print:hidden" style={{ height: rows * height }} /> : null;

interface Props {
  readonly view: TableView;
  readonly getHref: GetHref;
  /** Opens the row sheet; on a phone only. */
  readonly onOpenRow: ((index: number) => void) | undefined;
  readonly visible: ReturnType<typeof useVisibleRows>;
  readonly rowHeight: number;
  readonly headRows: number;
  readonly columnStyles: readonly ColumnStyle[];
  /** Cell that is the tab stop. */
  readonly active: { readonly row: number; readonly column: number };
}

/** The visible rows between spacers for the others. */
export const GridBody = ({
  view,
  getHref,
  onOpenRow,
  visible,
  rowHeight,
  headRows,
  columnStyles,
  active,
}: Props) => {
  const { first, last, indexAt } = visible;
  const positions = Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at);
  const tabStop = active.row >= 0 && (active.row < first || active.row >= last) ? first : active.row;
  return (
    <tbody>
      <Spacer rows={first} height={rowHeight} />
      {positions.map((position) => {
        const index = indexAt(position) ?? -1;
        const row = view.rows[index];
        return row === undefined ? null : (
          <BodyRow
            key={position}
            row={row}
            index={index}
            position={position}
            headRows={headRows}
            columnStyles={columnStyles}
            getHref={getHref}
            onOpenRow={onOpenRow}
            activeColumn={position === tabStop ? active.column : null}
          />
        );
      })}
      <Spacer rows={view.indices.length - last} height={rowHeight} />
    </tbody>
  );
};
