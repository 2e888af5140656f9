import type { CSSProperties, KeyboardEvent } from 'react';
import { classNames } from '../../class-names.ts';
import {
  formatCompact,
  formatCompactMoney,
  formatIndex,
  formatPercent,
  formatInteger,
} from '../../format/numbers.ts';
import { Link } from '../../link.tsx';
import { useIsRowHighlighted, useRowHighlight } from '../../row-highlight.tsx';
import { Tooltip } from '../../primitives/tooltip.tsx';
import { findProspect, type ProspectLevel } from '../../format/prospect.ts';
import { TooltipRows } from '../tooltip-rows.tsx';
import type { Tile } from './treemap-layout.ts';
import type { TreemapLeaf } from './treemap-nodes.ts';
import { fitTileName } from './tile-name.ts';

/** Background and text colour by prospect level. */
const tones: Readonly<Record<ProspectLevel, string>> = {
  1: 'bg-ramp-1 text-ink',
  2: 'bg-ramp-2 text-ink',
  3: 'bg-ramp-3 text-ink',
  4: 'bg-ramp-4 text-on-ramp-4',
  5: 'bg-ramp-5 text-on-accent',
};

/** Line clamps, should a name be wider than estimated. */
const lineClamps = ['truncate', 'line-clamp-2', 'line-clamp-3'];

const describeLeaf = ({ title, revenue, index }: TreemapLeaf, total: number): string =>
  [
    `${title} ${formatCompact(revenue)}\u00a0₸`,
    `${formatPercent(revenue / total)} выручки`,
    `перспективность ${formatIndex(index)}, ${findProspect(index).label.toLowerCase()}`,
  ].join(', ');

/** Text of a tile: name and revenue, as far as they fit. */
const TileText = ({ leaf, tile }: { readonly leaf: TreemapLeaf; readonly tile: Tile }) => {
  const name = fitTileName(leaf.title, tile);
  if (name === null) return null;
  return (
    <>
      <span
        className={classNames(
          'block overflow-hidden pt-0.5',
          name.isSmall ? 'px-1 text-axis leading-3.25' : 'px-1.5 text-label',
          lineClamps[name.lines - 1],
        )}
      >
        {leaf.title}
      </span>{' '}
      {name.hasRevenue ? (
        <span
          className={classNames(
            'figures block truncate text-axis font-normal',
            name.isSmall ? 'px-1 leading-3.25' : 'px-1.5',
          )}
        >
          {formatCompact(leaf.revenue)}
        </span>
      ) : null}
    </>
  );
};

interface Props {
  readonly leaf: TreemapLeaf;
  readonly tile: Tile;
  /** Revenue of the market, for shares. */
  readonly total: number;
  readonly style: CSSProperties;
  readonly tabIndex: 0 | -1;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A leaf as a link: name and revenue if they fit, details on hover and focus. */
export const LeafTile = ({ leaf, tile, total, style, tabIndex, onFocus, onKeyDown }: Props) => {
  const rowHighlight = useRowHighlight();
  const isHighlighted = useIsRowHighlighted(leaf.key);
  return (
    <Tooltip
      title={leaf.title}
      delayMs={0}
      isHoverable={false}
      text={
        <TooltipRows
          rows={[
            ['Выручка', `${formatCompactMoney(leaf.revenue)} · ${formatPercent(leaf.revenue / total)}`],
            ['Продажи', `${formatInteger(leaf.salesCount)}\u00a0шт.`],
            ['Перспективность', `${formatIndex(leaf.index)} · ${findProspect(leaf.index).label}`],
          ]}
        />
      }
    >
      <Link
        href={leaf.href}
        aria-label={describeLeaf(leaf, total)}
        data-tile=""
        tabIndex={tabIndex}
        onFocus={() => {
          onFocus();
          rowHighlight?.highlight(leaf.key);
        }}
        onBlur={() => rowHighlight?.highlight(null)}
        onPointerEnter={() => rowHighlight?.highlight(leaf.key)}
        onPointerLeave={() => rowHighlight?.highlight(null)}
        onKeyDown={onKeyDown}
        style={style}
        className={classNames(
          'absolute overflow-hidden rounded-mark leading-4 -outline-offset-2 outline-ink [print-color-adjust:exact] hover:z-1 hover:outline-2 focus-visible:z-1 focus-visible:outline-ink forced-colors:border forced-colors:forced-color-adjust-none',
          isHighlighted && 'z-1 outline-2',
          tones[findProspect(leaf.index).level],
        )}
      >
        <TileText leaf={leaf} tile={tile} />
      </Link>
    </Tooltip>
  );
};
