import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../link.tsx';
import { numberOf, writeValue } from '../faces/face.ts';
import { ProspectOf } from '../primitives/prospect-badge.tsx';
import { LowDataTag } from '../primitives/tag.tsx';
import { hasLowData, type Cells, type Column } from './column.ts';
import { isPicture } from './column-width.ts';

/** The part of the longest bar that a share takes. */
const Share = ({ text, part }: { readonly text: string; readonly part: number }) => (
  <span className="flex items-center gap-3">
    <span className="min-w-0 flex-1">
      <span
        className="mark block h-1.5 rounded-mark bg-bar [print-color-adjust:exact]"
        style={{ width: `${part * 100}%` }}
      />
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

/** Room for a picture; another product's is taken away at once, not when its own has come. */
const PictureFrame = ({ address }: { readonly address: unknown }) => (
  <span className="hidden size-6 shrink-0 rounded-badge bg-press md:in-data-pictures:block">
    {isPicture(address) ? <Picture key={address} address={address} /> : null}
  </span>
);

/** Initials stay together where a name breaks: «ИП Нурпеисова» and below it «Г. К.». */
const joined = (name: string): string => name.replaceAll(/(\p{Lu}\.) (?=\p{Lu}\.)/gu, '$1\u00a0');

interface NameProps {
  readonly text: string;
  readonly href: string | undefined;
  readonly tabIndex: number;
  /** Nothing stands under it: on a phone it may take two lines. */
  readonly alone: boolean;
}

/** A name that leads somewhere: inside the product, or to another site in a tab of its own. */
const Name = ({ text, href, tabIndex, alone }: NameProps) => {
  const look = classNames(
    'min-w-0 overflow-clip text-ellipsis whitespace-nowrap max-md:max-w-full max-md:text-[0.8125rem] max-md:leading-4',
    alone && 'max-md:line-clamp-2 max-md:whitespace-normal',
  );
  if (href === undefined) return <span className={look}>{joined(text)}</span>;
  const linked = `${look} outline-none hover:underline`;
  return href.startsWith('https://') ? (
    <a href={href} target="_blank" rel="noreferrer" tabIndex={tabIndex} className={linked} title={text}>
      {joined(text)}
    </a>
  ) : (
    <Link href={href} tabIndex={tabIndex} className={linked} title={text}>
      {joined(text)}
    </Link>
  );
};

interface CellProps {
  readonly column: Column;
  readonly row: Cells;
  /** The first column, which names the row. */
  readonly first: boolean;
  readonly href: string | undefined;
  /** The largest value of a share column. */
  readonly most: number | null;
  readonly tabIndex: number;
}

/** What stands in one cell. */
export const CellContent = ({ column, row, first, href, most, tabIndex }: CellProps) => {
  const { field, face } = column;
  const value = row[field];
  const text = writeValue(face.kind, value);
  if (face.kind === 'title') {
    const low = first && hasLowData(row);
    return (
      <span className="flex items-center gap-2.5 max-md:flex-col max-md:items-start max-md:gap-0.5">
        {first && 'productMainImgLink' in row ? <PictureFrame address={row['productMainImgLink']} /> : null}
        <Name text={text} href={href} tabIndex={tabIndex} alone={!low} />
        {low ? <LowDataTag /> : null}
      </span>
    );
  }
  const number = numberOf(face.kind, value);
  if (face.kind === 'share' && number !== null)
    return <Share text={text} part={most === null || most === 0 ? 0 : number / most} />;
  if (face.kind === 'prospect' && number !== null)
    return (
      <span className="flex items-center gap-2">
        {text}
        <ProspectOf index={number} />
      </span>
    );
  return text;
};
