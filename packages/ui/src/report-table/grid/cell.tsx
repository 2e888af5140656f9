import { useDeferredValue, useState, type ReactNode } from 'react';
import * as texts from '#texts/report-table/report-table';
import { Link } from '../../link.tsx';
import { formatValue, readField, toDisplayNumber } from '../../fields/field-definition.ts';
import { GapToMinimumDots, PricePositionDots } from '../../charts/price-position/price-position.tsx';
import { IndexBadge } from '../../primitives/index-badge.tsx';
import { LowDataMark, OwnTag, StateTag } from '../../primitives/tag.tsx';
import { hasLowData, type TableRow, type Column } from '../columns/column.ts';
import { getStateWord } from '../columns/row-state.ts';
import { RowLine } from '../columns/row-line.tsx';
import { KaspiLink, renderKaspiLink } from './kaspi-link.tsx';
import { CutName, cutNameClass } from '../rows/cut-name.tsx';
import { isPictureUrl } from './measure-columns.ts';
import { hasLeft, isChangeColumn } from '../columns/comparison.ts';
import { renderChange } from './change-cell.tsx';

/** Share cell: bar relative to the largest share, and the text. */
const renderShare = (text: string, ratio: number) => (
  <span className="flex items-center gap-3">
    <span className="min-w-0 flex-1">
      <span className="mark block h-1.5 rounded-mark bg-bar" style={{ width: `${ratio * 100}%` }} />
    </span>
    <span className="min-w-12 text-right">{text}</span>
  </span>
);

/** Price position: dots, and beside them the gap in words or percent. */
const renderPosition = (text: string, gap: number | null) => (
  <span className="flex items-center justify-end gap-3">
    <PricePositionDots gap={gap === null ? null : gap / 100} />
    <span className="min-w-14">{gap === null ? texts.onlyOne : gap === 0 ? texts.equalPrice : text}</span>
  </span>
);

/** Gap to the smallest price of a card: dots, and beside them the percentage, or that the price is the smallest. */
const renderGapToMinimum = (text: string, gap: number) => (
  <span className="flex items-center justify-end gap-3">
    <GapToMinimumDots gap={gap / 100} />
    <span className="min-w-10">{gap === 0 ? texts.minimum : `+${text}`}</span>
  </span>
);

/** Rank in both weeks: «24 → 11»; one number if new or unchanged. */
const renderPlaces = (before: unknown, place: unknown, text: string) =>
  typeof before !== 'number' || before === place ? (
    text
  ) : (
    <>
      <span className="text-ink-3">{formatValue('rank', before)} →</span> {text}
    </>
  );

/** Product image; hidden when it fails to load. */
const Picture = ({ url }: { readonly url: string }) => {
  const [isMissing, setMissing] = useState(false);
  return isMissing ? null : (
    <img
      src={url}
      alt=""
      width={24}
      height={24}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className="size-6 rounded-badge object-contain"
      onError={() => setMissing(true)}
    />
  );
};

/**
 * Frame of a product image. The image is deferred, so that texts render first; another row's image is removed at
 * once.
 */
const PictureFrame = ({ url }: { readonly url: unknown }) => {
  const deferredUrl = useDeferredValue(url, null);
  return (
    <span className="hidden size-6 shrink-0 rounded-badge bg-press md:in-data-pictures:block">
      {deferredUrl === url && isPictureUrl(url) ? <Picture key={url} url={url} /> : null}
    </span>
  );
};

/** Keeps initials on one line: «ИП Нурпеисова» / «Г. К.». */
const joinInitials = (renderTitle: string): string =>
  renderTitle.includes('. ') ? renderTitle.replaceAll(/(\p{Lu}\.) (?=\p{Lu}\.)/gu, '$1\u00a0') : renderTitle;

const cutClass = 'cut-line max-md:max-w-full max-md:text-[0.8125rem] max-md:leading-4';
/** Truncation of a title: above its state tag, alone in the first column (two lines on a phone), in other columns. */
const titleClasses = {
  above: cutClass,
  alone: `${cutClass} max-md:line-clamp-2 max-md:whitespace-normal`,
  only: `${cutClass} block w-fit max-w-full max-md:line-clamp-2 max-md:whitespace-normal`,
} as const;

/** A number that links to the rows it counts. */
const countLinkClass = 'underline decoration-line-control/60 underline-offset-3';

interface CellProps {
  readonly column: Column;
  readonly row: TableRow;
  /** Whether this is the first column, which names the row. */
  readonly isFirst: boolean;
  readonly href: string | undefined;
  /** Largest value of a share column; scales its bars. */
  readonly largest: number | null;
  readonly tabIndex: number;
  /** Opens the row sheet; on a phone only. */
  readonly onOpenRow: (() => void) | undefined;
  readonly isPhone: boolean;
  /** Whether rows with few sales are marked. */
  readonly marksLowData: boolean;
}

/** Whether a title is on one line, cut in its middle. */
const isCutInMiddle = ({ column, isFirst, isPhone }: CellProps): boolean =>
  isFirst && !isPhone && column.field === 'productName';

/** Title: opens the row sheet, or links to a profile or, in a new tab, to another site. */
const renderTitle = (text: string, cell: CellProps, className: string, title = text): ReactNode => {
  const { href, tabIndex, onOpenRow } = cell;
  const name = isCutInMiddle(cell) ? <CutName name={text} /> : joinInitials(text);
  if (onOpenRow !== undefined)
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        tabIndex={tabIndex}
        onClick={onOpenRow}
        className={`${className} text-left outline-none`}
      >
        {name}
      </button>
    );
  if (href === undefined)
    return (
      <span title={text} className={className}>
        {name}
      </span>
    );
  const link = { href, tabIndex, title, className: `${className} outline-none hover:underline` };
  return href.startsWith('https://') ? (
    <a {...link} target="_blank" rel="noreferrer">
      {name}
    </a>
  ) : (
    <Link {...link}>{name}</Link>
  );
};

/** Content of a cell. A function, not a component: sorting renders hundreds of cells in a frame. */
export const renderCell = (cell: CellProps): ReactNode => {
  const { column, row, isFirst, largest, href, marksLowData } = cell;
  const { field, definition } = column;
  const value = readField(row, field);
  const text = formatValue(definition.kind, value);
  if (definition.kind === 'title') {
    if (!isFirst) return renderTitle(text, cell, titleClasses.only);
    const state = getStateWord(row, field);
    const className = titleClasses[state === undefined ? 'alone' : 'above'];
    return (
      <span className="relative flex items-center gap-2.5 max-md:flex-col max-md:items-start max-md:gap-0.5">
        {marksLowData && hasLowData(row) ? <LowDataMark /> : null}
        {'productMainImgLink' in row ? <PictureFrame url={row['productMainImgLink']} /> : null}
        {renderTitle(text, cell, isCutInMiddle(cell) ? cutNameClass : className)}
        {row['isOwn'] === true ? <OwnTag /> : null}
        {state === undefined ? null : <StateTag text={state} hasLeft={hasLeft(row)} />}
        {href?.startsWith('/') === true ? <KaspiLink row={row} /> : null}
      </span>
    );
  }
  if (field === 'productKaspiLink') return renderKaspiLink(value, cell.tabIndex);
  if (definition.kind === 'line') return <RowLine row={row} />;
  const number = toDisplayNumber(definition.kind, value);
  if (field === 'gapToOthers') return renderPosition(text, number);
  if (field === 'gapToMin' && number !== null) return renderGapToMinimum(text, number);
  if (definition.kind === 'share' && number !== null)
    return renderShare(text, largest === null || largest === 0 ? 0 : number / largest);
  if (definition.kind === 'prospect' && number !== null)
    return <IndexBadge isMark index={number} row={row} tabIndex={-1} isStatic={cell.isPhone} />;
  if (field === 'place' && 'placeBefore' in row) return renderPlaces(row['placeBefore'], value, text);
  if (isChangeColumn(column) && number !== null) return renderChange(column, row, number);
  return href === undefined ? text : renderTitle(text, cell, countLinkClass, texts.showProducts);
};
