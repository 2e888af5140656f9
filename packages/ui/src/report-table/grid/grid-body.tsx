import { Fragment, useMemo } from 'react';
import type { Noun } from '../../format/plural.ts';
import { createRankRanges } from '../rows/rank-ranges.ts';
import type { TableView } from '../state/use-table-view.ts';
import { BodyRow, type ColumnStyle, type GetHref } from './body-row.tsx';
import { ChanceDividerRow } from './chance-divider-row.tsx';
import type { useVisibleRows } from './use-visible-rows.ts';

/** Space for the rows that are not rendered. */
const Spacer = ({ rows, height }: { readonly rows: number; readonly height: number }) =>
  rows > 0 ? <tr aria-hidden="true" className="print:hidden" style={{ height: rows * height }} /> : null;

interface Props {
  readonly view: TableView;
  readonly noun: Noun;
  readonly getHref: GetHref;
  /** Opens the row sheet; on a phone only. */
  readonly onOpenRow: ((index: number) => void) | undefined;
  readonly visible: ReturnType<typeof useVisibleRows>;
  readonly rowHeight: number;
  readonly columnStyles: readonly ColumnStyle[];
  /** Cell that is the tab stop. */
  readonly active: { readonly row: number; readonly column: number };
}

/** The visible rows between spacers for the others. */
export const GridBody = ({
  view,
  noun,
  getHref,
  onOpenRow,
  visible,
  rowHeight,
  columnStyles,
  active,
}: Props) => {
  const { first, last, count, indexAt } = visible;
  const positions = Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at);
  const { divider } = view;
  const dividerAt = divider?.position ?? Number.NaN;
  const getRank = useMemo(() => createRankRanges(view.rows), [view.rows]);
  const tabStop = active.row >= 0 && (active.row < first || active.row >= last) ? first : active.row;
  return (
    <tbody>
      <Spacer rows={first + (dividerAt < first ? 1 : 0)} height={rowHeight} />
      {positions.map((position) => {
        const index = indexAt(position) ?? -1;
        const row = view.rows[index];
        return row === undefined ? null : (
          <Fragment key={position}>
            {divider?.position === position ? (
              <ChanceDividerRow divider={divider} noun={noun} columnCount={columnStyles.length} />
            ) : null}
            <BodyRow
              row={row}
              index={index}
              position={position}
              rank={getRank(index)}
              columnStyles={columnStyles}
              getHref={getHref}
              marksLowData={view.marksLowData}
              onOpenRow={onOpenRow}
              activeColumn={position === tabStop ? active.column : null}
            />
          </Fragment>
        );
      })}
      <Spacer rows={count - last + (dividerAt >= last && dividerAt < count ? 1 : 0)} height={rowHeight} />
    </tbody>
  );
};
