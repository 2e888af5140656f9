import * as texts from '#texts/charts/treemap';
import { isolateBidi } from '../../format/bidi.ts';
import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { formatPercent } from '../../format/numbers.ts';
import { useHasPassed, useHighlightedRow } from '../../row-highlight.tsx';
import { findArrowKeyTarget } from '../arrow-key-target.ts';
import { Link } from '../../link.tsx';
import { MarkTooltip } from '../mark-tooltip.tsx';
import { usePointedMark } from '../use-pointed-mark.ts';
import { GroupTile, listGroupFigures, nameGroup } from './group-tile.tsx';
import { LeafTile, listLeafFigures } from './leaf-tile.tsx';
import type { ProspectTones } from './prospect-tones.ts';
import type { Box } from './squarify.ts';
import { fitSectionHeader } from './tile-name.ts';
import type { Tile, TreemapSection } from './treemap-layout.ts';
import { computeMeanIndex, findSectionHref } from './treemap-nodes.ts';

/** Header of a section: name and share; the share is visually hidden if it does not fit. */
const SectionHead = ({
  section: { title, isOther, revenue, width, tiles },
  total,
  style,
}: {
  readonly section: TreemapSection;
  readonly total: number;
  readonly style: CSSProperties;
}) => {
  const share = formatPercent(revenue / total);
  const [tile] = tiles;
  const href = tile && findSectionHref(isOther, tile.kind === 'leaf' ? [tile.leaf] : tile.leaves);
  return (
    <p
      style={style}
      title={texts.shareOf(isolateBidi(title), share)}
      className="absolute truncate px-px text-axis text-ink-2"
    >
      {href === undefined ? (
        title
      ) : (
        <Link href={href} className="rounded-mark hover:text-ink hover:underline">
          {title}
        </Link>
      )}{' '}
      <span
        className={
          fitSectionHeader(title, share, width).hasShare ? 'figures ml-0.5 font-normal text-ink-3' : 'sr-only'
        }
      >
        {share}
      </span>
    </p>
  );
};

interface Props {
  readonly sections: readonly TreemapSection[];
  readonly getTone: ProspectTones['getTone'];
  /** Revenue of the market, for shares. */
  readonly total: number;
  /** Size of the treemap, px. */
  readonly width: number;
  readonly height: number;
}

/** As percentages, so that printing at another width keeps the layout. */
const createPercentStyle = (width: number, height: number) => (box: Box) => ({
  left: `${(100 * box.x) / width}%`,
  top: `${(100 * box.y) / height}%`,
  width: `${(100 * box.width) / width}%`,
  height: `${(100 * box.height) / height}%`,
});

const describeTile = (tile: Tile, total: number) =>
  tile.kind === 'leaf'
    ? { title: tile.leaf.title, rows: listLeafFigures(tile.leaf, total) }
    : { title: nameGroup(tile), rows: listGroupFigures(tile, total) };

interface TilesProps extends Omit<Props, 'sections'> {
  readonly tiles: readonly Tile[];
}

/** Tiles and the tooltip of the pointed one; one tab stop, arrow keys move between tiles. */
const Tiles = ({ tiles, getTone, total, width, height }: TilesProps) => {
  const container = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const { pointed, clear, getHandlers } = usePointedMark();
  const highlightedRow = useHighlightedRow();
  const hasPassed = useHasPassed();
  const tabStop = Math.min(active, tiles.length - 1);
  const toPercentStyle = createPercentStyle(width, height);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const centres = tiles.map((tile) => ({ x: tile.x + tile.width / 2, y: tile.y + tile.height / 2 }));
    const target = findArrowKeyTarget(centres, tabStop, event.key);
    if (target === undefined) return;
    event.preventDefault();
    container.current?.querySelectorAll<HTMLElement>('[data-tile]')[target]?.focus();
  };

  const renderTile = (tile: Tile, index: number) => {
    const row = tile.kind === 'leaf' ? tile.leaf.key : undefined;
    const handlers = getHandlers(index, row);
    const shared = {
      ...handlers,
      onFocus: () => {
        setActive(index);
        handlers.onFocus();
      },
      onKeyDown,
      total,
      style: toPercentStyle(tile),
      tabIndex: index === tabStop ? 0 : -1,
      isOutlined: pointed === null ? highlightedRow !== null && highlightedRow === row : pointed === index,
    } as const;
    if (tile.kind !== 'leaf')
      return (
        <GroupTile
          key={nameGroup(tile)}
          {...shared}
          tile={tile}
          tone={getTone(computeMeanIndex(tile.leaves))}
          hasPassed={tile.leaves.some((leaf) => hasPassed(leaf.key))}
        />
      );
    const { key, index: prospect } = tile.leaf;
    return <LeafTile key={key} {...shared} tile={tile} tone={getTone(prospect)} hasPassed={hasPassed(key)} />;
  };

  const explained = pointed === null ? undefined : tiles[pointed];
  return (
    <div ref={container}>
      {tiles.map(renderTile)}
      {explained && (
        <MarkTooltip
          key={pointed}
          {...describeTile(explained, total)}
          style={toPercentStyle(explained)}
          onClose={clear}
        />
      )}
    </div>
  );
};

/** Tiles under the headers of their sections. */
export const TreemapTiles = ({ sections, ...props }: Props) => {
  const toPercentStyle = createPercentStyle(props.width, props.height);
  return (
    <div className="relative size-full">
      {sections
        .filter(({ hasHeader }) => hasHeader)
        .map((section) => (
          <SectionHead
            key={section.isOther ? 0 : section.title}
            section={section}
            total={props.total}
            style={{ ...toPercentStyle(section), height: undefined }}
          />
        ))}
      <Tiles {...props} tiles={sections.flatMap((section) => section.tiles)} />
    </div>
  );
};
