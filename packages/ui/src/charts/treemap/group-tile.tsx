import { useDeferredValue } from 'react';
import * as texts from '#texts/charts/treemap';
import { classNames } from '../../class-names.ts';
import { isolateBidi } from '../../format/bidi.ts';
import { formatCompactMoney, formatInteger, formatPercent } from '../../format/numbers.ts';
import { formatCount, nouns } from '../../format/plural.ts';
import { Link } from '../../link.tsx';
import { Popover } from '../../primitives/popover.tsx';
import { ProspectIndexBadge } from '../../primitives/prospect-badge.tsx';
import { findSectionHref, sumRevenue } from './treemap-nodes.ts';
import { DIMMED_TILE_CLASS, TILE_CLASS, type TileProps } from './tile-props.ts';
import { TileText } from './tile-text.tsx';
import type { GroupTileBox } from './treemap-layout.ts';

/** Minimum sizes for «ещё 16» and for «+16», px. */
const LABEL_SIZE = { width: 48, height: 15 };
const SHORT_LABEL_SIZE = { width: 26, height: 15 };

/** Number of leaves that fill the open list. */
const FIRST_LEAVES = 11;

/** «ещё 16», or «+16» in a narrow tile. */
const formatRestLabel = (count: number, { width, height }: GroupTileBox): string => {
  if (height < LABEL_SIZE.height || width < SHORT_LABEL_SIZE.width) return '';
  return width < LABEL_SIZE.width ? `+${formatInteger(count)}` : texts.othersCount(formatInteger(count));
};

/** Name of a group, which contains the tile's label: «Обувь», «Обувь, ещё», «Прочие». */
export const nameGroup = ({ kind, title }: GroupTileBox): string => {
  if (kind === 'section') return title;
  return title === '' ? texts.others : texts.othersOf(title);
};

/** Tooltip of a group: number of categories, revenue. */
export const listGroupFigures = ({ leaves }: GroupTileBox, total: number) => {
  const revenue = sumRevenue(leaves);
  return [
    [texts.categories, formatInteger(leaves.length)],
    [texts.revenue, `${formatCompactMoney(revenue)} · ${formatPercent(revenue / total)}`],
  ] as const;
};

/** The leaves of a group: those in view with the first frame, all others after it without blocking the page. */
const LeafList = ({ leaves }: Pick<GroupTileBox, 'leaves'>) => (
  <ul>
    {useDeferredValue(leaves, leaves.slice(0, FIRST_LEAVES)).map((leaf) => (
      <li key={leaf.key} className="[contain-intrinsic-block-size:auto_2rem] [content-visibility:auto]">
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
);

interface Props extends TileProps {
  readonly tile: GroupTileBox;
}

/** A whole section, or the leaves of a section that have no tile of their own; opens their list. */
export const GroupTile = ({ tile, total, isOutlined, tone, hasPassed, onPointerEnter, ...shared }: Props) => {
  const { leaves } = tile;
  const isRest = tile.kind === 'rest';
  const href = findSectionHref(tile.isOther, leaves);
  const share = formatPercent(sumRevenue(leaves) / total);
  const label = texts.group(isolateBidi(nameGroup(tile)), formatCount(leaves.length, nouns.category), share);
  return (
    <Popover
      label={label}
      className="max-h-[min(24rem,70dvh)] w-80 max-w-[calc(100vw-1rem)] overflow-y-auto"
      trigger={
        <button
          type="button"
          {...shared}
          // A tooltip would cover the open list and take its Esc.
          onClick={shared.onPointerLeave}
          onPointerEnter={(event) => event.currentTarget.ariaExpanded !== 'true' && onPointerEnter(event)}
          aria-label={label}
          data-tile=""
          className={classNames(
            TILE_CLASS,
            'flex flex-col items-start justify-start',
            isRest && 'border border-line bg-sunken text-axis text-ink-2',
            !isRest && (hasPassed ? tone : DIMMED_TILE_CLASS),
            isRest && !hasPassed && 'opacity-50',
            isOutlined && 'z-1 outline-2',
          )}
        >
          {isRest ? (
            <span className="px-1 pt-px font-normal">{formatRestLabel(leaves.length, tile)}</span>
          ) : (
            <TileText name={tile.name} figure={share} />
          )}
        </button>
      }
    >
      <p className="px-2 pt-1 pb-2 text-label text-ink-2">{label}</p>
      {href === undefined ? null : (
        <Link
          href={href}
          className="flex min-h-8 items-center rounded-control px-2 py-1 font-semibold hover:bg-raised-hover"
        >
          {texts.wholeSection}
        </Link>
      )}
      <LeafList leaves={leaves} />
    </Popover>
  );
};
