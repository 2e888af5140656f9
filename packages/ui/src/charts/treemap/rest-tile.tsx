import type { CSSProperties, KeyboardEvent } from 'react';
import { formatCompactMoney, formatPercent, formatInteger } from '../../format/numbers.ts';
import { isolateBidi } from '../../format/bidi.ts';
import { Link } from '../../link.tsx';
import { formatCount, nouns } from '../../format/plural.ts';
import { Popover } from '../../primitives/popover.tsx';
import { ProspectIndexBadge } from '../../primitives/prospect-badge.tsx';
import type { Box } from './treemap-layout.ts';
import type { TreemapLeaf } from './treemap-nodes.ts';

/** Minimum size for the label «ещё 12», px. */
const LABEL_SIZE = { width: 46, height: 15 };

interface Props {
  readonly rest: readonly TreemapLeaf[];
  readonly section: string;
  readonly tile: Box & { readonly revenue: number };
  /** Revenue of the market, for shares. */
  readonly total: number;
  readonly style: CSSProperties;
  readonly tabIndex: 0 | -1;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Tile of leaves too small to draw: their number, and a list in a popover. */
export const RestTile = ({ rest, section, tile, total, style, tabIndex, onFocus, onKeyDown }: Props) => {
  const label = `${isolateBidi(section)}: ещё ${formatInteger(rest.length)}, ${formatPercent(tile.revenue / total)} выручки`;
  return (
    <Popover
      label={label}
      className="max-h-[min(24rem,70dvh)] w-80 max-w-[calc(100vw-1rem)] overflow-y-auto"
      trigger={
        <button
          type="button"
          aria-label={label}
          title={label}
          data-tile=""
          tabIndex={tabIndex}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
          style={style}
          className="absolute overflow-hidden rounded-mark border border-line-quiet bg-sunken text-axis text-ink-2 -outline-offset-2 hover:z-1 hover:bg-hover hover:text-ink hover:outline-2 focus-visible:z-1 focus-visible:outline-ink print:truncate"
        >
          {tile.width >= LABEL_SIZE.width && tile.height >= LABEL_SIZE.height
            ? `ещё ${formatInteger(rest.length)}`
            : null}
        </button>
      }
    >
      <p className="px-2 pt-1 pb-2 text-label text-ink-2">
        {isolateBidi(section)}: {formatCount(rest.length, nouns.category)}
      </p>
      <ul>
        {rest.map((leaf) => (
          <li key={leaf.key}>
            <Link
              href={leaf.href}
              className="flex min-h-8 items-center gap-2 rounded-control px-2 py-1 hover:bg-raised-hover"
            >
              <bdi className="min-w-0 flex-1">{leaf.title}</bdi>
              <span className="figures shrink-0 text-ink-2">{formatCompactMoney(leaf.revenue)}</span>
              <ProspectIndexBadge index={leaf.index} />
            </Link>
          </li>
        ))}
      </ul>
    </Popover>
  );
};
