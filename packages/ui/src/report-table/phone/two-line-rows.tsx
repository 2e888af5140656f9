import { Fragment, useMemo, useRef, type ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import type { Noun } from '../../format/plural.ts';
import { Link } from '../../link.tsx';
import { OwnTag } from '../../primitives/tag.tsx';
import type { TableRow } from '../columns/column.ts';
import { hasLeft } from '../columns/comparison.ts';
import { ChanceDividerText } from '../grid/chance-divider-row.tsx';
import type { GetHref } from '../grid/body-row.tsx';
import { CutNote } from '../grid/cut-note.tsx';
import { useIsPrinting } from '../grid/use-is-printing.ts';
import { useScrollRestoration } from '../grid/use-scroll-restoration.ts';
import { useVisibleRows } from '../grid/use-visible-rows.ts';
import { readText } from '../rows/column-values.ts';
import { CutName, cutNameClass } from '../rows/cut-name.tsx';
import type { ChanceDivider } from '../rows/group-rows.ts';
import { createRankRanges } from '../rows/rank-ranges.ts';
import { formatViewRowCount } from '../rows/row-count.ts';
import type { TableView } from '../state/use-table-view.ts';
import { createLineTexts } from './line-texts.ts';
import { Lines } from './lines.tsx';
import { RowBadge } from './row-badge.tsx';
import type { TwoLineLayout } from './two-line-layout.ts';

/** Height of a row, px. */
const ROW_HEIGHT = 57;
/** Height of the divider before the rows within chance, px. */
const DIVIDER_HEIGHT = 40;

interface TitleProps {
  readonly name: string;
  readonly href: string | undefined;
  readonly lines: TwoLineLayout;
  readonly onOpen: () => void;
}

const titleClass = 'min-w-0 after:absolute after:inset-0 hover:underline';

/** The title of a row; it covers the whole row: a link to the profile, else a button that opens the row's sheet. */
const Title = ({ name, href, lines, onOpen }: TitleProps) => {
  const isCutInMiddle = lines.isNameAlone === true && !lines.renderName;
  const shown = isCutInMiddle ? <CutName name={name} /> : (lines.renderName?.(name) ?? name);
  const className = classNames(titleClass, isCutInMiddle ? cutNameClass : 'truncate');
  return href?.startsWith('/') === true ? (
    <Link href={href} title={name} className={className}>
      {shown}
    </Link>
  ) : (
    <button
      type="button"
      aria-haspopup="dialog"
      title={name}
      onClick={onOpen}
      className={`${className} text-left`}
    >
      {shown}
    </button>
  );
};

/** Number of rows and their total, at the bottom of the visible rows. */
const Totals = ({ count, label, total }: { count: string; label: string; total: string | null }) => (
  <div className="sticky bottom-(--hidden-below,0px) z-10 flex h-9 items-center justify-between gap-3 border-t border-line bg-ground px-4 text-badge font-normal text-ink-2 print:static">
    <span>{count}</span>
    {total === null ? null : (
      <span>
        {label} <span className="figures font-semibold text-ink">{total}</span>
      </span>
    )}
  </div>
);

/** Divider before the rows whose change may be chance. */
const Divider = (props: { readonly divider: ChanceDivider; readonly noun: Noun }) => (
  <li
    style={{ height: DIVIDER_HEIGHT }}
    className="flex items-center border-b border-line-soft bg-sunken px-4 text-badge font-normal text-ink-3"
  >
    <ChanceDividerText {...props} />
  </li>
);

interface RowProps extends TitleProps {
  readonly row: TableRow;
  readonly rowTexts: ReturnType<ReturnType<typeof createLineTexts>['getRowTexts']>;
  readonly position: number;
  /** Number of all rows. */
  readonly count: number;
}

const rowClass =
  'relative flex h-[57px] scroll-mb-9 flex-col justify-center gap-0.5 border-b border-line-soft px-4';

/** A row of two lines. */
const Row = ({ row, lines, rowTexts, position, count, ...title }: RowProps) => (
  <li
    aria-posinset={position + 1}
    aria-setsize={count}
    className={classNames(
      rowClass,
      row['isOwn'] === true && 'bg-accent-soft',
      hasLeft(row) && 'text-ink-3 **:text-ink-3',
    )}
  >
    <Lines
      isNameAlone={lines.isNameAlone}
      badge={<RowBadge row={row} lines={lines} />}
      name={
        <span className="flex min-w-0 items-center gap-2">
          <Title {...title} lines={lines} />
          {row['isOwn'] === true ? <OwnTag /> : null}
        </span>
      }
      {...rowTexts}
    />
  </li>
);

interface Props {
  readonly view: TableView;
  readonly name: string;
  readonly caption: string;
  readonly noun: Noun;
  readonly getHref: GetHref;
  readonly lines: TwoLineLayout;
  /** Shown when no row passes. */
  readonly emptyState: ReactNode;
  /** Opens the sheet of a row. */
  readonly onOpenRow: (index: number) => void;
}

/** Rows of a report on a phone, two lines each. */
export const TwoLineRows = (props: Props) => {
  const { view, name, caption, noun, getHref, lines, emptyState, onOpenRow } = props;
  const { rows, indices, columns, divider } = view;
  const dividerAt = divider?.position ?? Number.NaN;
  const field = columns[0]?.field ?? '';
  const region = useRef<HTMLElement>(null);
  const isPrinting = useIsPrinting();
  const count = indices.length;
  const visible = useVisibleRows({
    isPrinting,
    region,
    indices,
    rowHeight: ROW_HEIGHT,
    headHeight: 0,
  });
  useScrollRestoration({ region, name, state: view.state, focusCell: () => undefined });
  const getRank = useMemo(() => createRankRanges(rows), [rows]);
  const lineTexts = useMemo(() => createLineTexts(view, lines, getRank), [view, lines, getRank]);
  const { first, last } = visible;
  return (
    <section
      ref={region}
      aria-label={caption}
      className="relative max-h-[calc(100dvh-var(--table-offset,6rem))] min-h-40 overflow-y-auto border-t border-line in-data-one-page:max-h-none print:max-h-none print:overflow-visible"
    >
      <ul
        style={{
          paddingTop: first * ROW_HEIGHT + (dividerAt < first ? DIVIDER_HEIGHT : 0),
          paddingBottom: (visible.count - last) * ROW_HEIGHT + (dividerAt >= last ? DIVIDER_HEIGHT : 0),
        }}
      >
        {[...indices.subarray(first, last)].map((index, at) => {
          const row = rows[index];
          return row === undefined ? null : (
            <Fragment key={first + at}>
              {divider?.position === first + at ? <Divider {...{ divider, noun }} /> : null}
              <Row
                {...{ row, lines, rowTexts: lineTexts.getRowTexts(row, index) }}
                position={first + at}
                count={count}
                name={readText(row, field)}
                href={getHref(index, field)}
                onOpen={() => onOpenRow(index)}
              />
            </Fragment>
          );
        })}
      </ul>
      <CutNote {...{ isPrinting, noun }} shown={visible.count} all={count} onShowAll={visible.showAll} />
      {count === 0 ? <div className="px-4">{emptyState}</div> : null}
      <Totals count={formatViewRowCount(view, noun)} label={view.totalLabel} total={lineTexts.total} />
    </section>
  );
};
