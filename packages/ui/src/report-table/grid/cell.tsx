import { useDeferredValue, useState, type ReactNode } from 'react';
import { Link } from '../../link.tsx';
import { toDisplayNumber, formatValue } from '../../fields/field-definition.ts';
import { ProspectBadge } from '../../primitives/prospect-badge.tsx';
import { LowDataTag } from '../../primitives/tag.tsx';
import { findProspect } from '../../format/prospect.ts';
import { hasLowData, type TableRow, type Column } from '../columns/column.ts';
import { isPictureUrl } from './column-widths.ts';
import { isChangeColumn } from '../columns/comparison.ts';

/** The part of the longest bar that a share takes. */
const share = (text: string, part: number) => (
  <span className="flex items-center gap-3">
    <span className="min-w-0 flex-1">
      <span className="mark block h-1.5 rounded-mark bg-bar" style={{ width: `${part * 100}%` }} />
    </span>
    <span className="min-w-10 text-right">{text}</span>
  </span>
);

/** A product's picture; one that does not come leaves its place empty. */
const Picture = ({ address }: { readonly address: string }) => {
  const [isMissing, setMissing] = useState(false);
  return isMissing ? null : (
    <img
      src={address}
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

/** Room for a picture; another product's is taken away at once, and its own asked for after the texts are drawn. */
const PictureFrame = ({ address }: { readonly address: unknown }) => {
  const wanted = useDeferredValue(address, null);
  return (
    <span className="hidden size-6 shrink-0 rounded-badge bg-press md:in-data-pictures:block">
      {wanted === address && isPictureUrl(address) ? <Picture key={address} address={address} /> : null}
    </span>
  );
};

/** Initials stay together where a name breaks: «ИП Нурпеисова» and below it «Г. К.». */
const joined = (name: string): string =>
  name.includes('. ') ? name.replaceAll(/(\p{Lu}\.) (?=\p{Lu}\.)/gu, '$1\u00a0') : name;

const cut =
  'min-w-0 overflow-clip text-ellipsis whitespace-nowrap max-md:max-w-full max-md:text-[0.8125rem] max-md:leading-4';
/** How a name is cut: above its mark «мало данных», with nothing under it (on a phone in two lines), alone in its cell. */
const names = {
  above: cut,
  alone: `${cut} max-md:line-clamp-2 max-md:whitespace-normal`,
  only: `${cut} block w-fit max-w-full max-md:line-clamp-2 max-md:whitespace-normal`,
} as const;

interface CellProps {
  readonly column: Column;
  readonly row: TableRow;
  /** The first column, which names the row. */
  readonly first: boolean;
  readonly href: string | undefined;
  /** The largest value of a share column. */
  readonly most: number | null;
  readonly tabIndex: number;
  /** On a phone: shows all that the row says. */
  readonly onRead: (() => void) | undefined;
}

/** A name that leads somewhere: inside the product, to all that its row says, or to another site in a tab of its own. */
const name = (text: string, { href, tabIndex, onRead }: CellProps, look: string): ReactNode => {
  if (onRead !== undefined)
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        tabIndex={tabIndex}
        onClick={onRead}
        className={`${look} text-left outline-none`}
      >
        {joined(text)}
      </button>
    );
  if (href === undefined) return <span className={look}>{joined(text)}</span>;
  const link = { href, tabIndex, title: text, className: `${look} outline-none hover:underline` };
  return href.startsWith('https://') ? (
    <a {...link} target="_blank" rel="noreferrer">
      {joined(text)}
    </a>
  ) : (
    <Link {...link}>{joined(text)}</Link>
  );
};

/** What stands in one cell. No component: a click on a head draws hundreds of them in one frame. */
export const renderCell = (cell: CellProps): ReactNode => {
  const { column, row, first, most } = cell;
  const { field, definition } = column;
  const value = row[field];
  const text = formatValue(definition.kind, value);
  if (definition.kind === 'title') {
    const low = first && hasLowData(row);
    if (!first) return name(text, cell, names.only);
    return (
      <span className="flex items-center gap-2.5 max-md:flex-col max-md:items-start max-md:gap-0.5">
        {'productMainImgLink' in row ? <PictureFrame address={row['productMainImgLink']} /> : null}
        {name(text, cell, low ? names.above : names.alone)}
        {low ? <LowDataTag /> : null}
      </span>
    );
  }
  const number = toDisplayNumber(definition.kind, value);
  if (definition.kind === 'share' && number !== null)
    return share(text, most === null || most === 0 ? 0 : number / most);
  if (definition.kind === 'prospect' && number !== null)
    return (
      <>
        {text} <ProspectBadge level={findProspect(number).level} />
      </>
    );
  if (isChangeColumn(column) && number !== null && number !== 0)
    return <span className={number > 0 ? 'text-up' : 'text-down'}>{text}</span>;
  return text;
};
