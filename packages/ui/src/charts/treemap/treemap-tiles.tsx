import { isolateBidi } from '../../format/bidi.ts';
import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { formatPercent } from '../../format/numbers.ts';
import { findArrowKeyTarget } from '../arrow-key-target.ts';
import type { Box, TreemapSection } from './treemap-layout.ts';
import { fitSectionHeader } from './tile-name.ts';
import { RestTile } from './rest-tile.tsx';
import { LeafTile } from './leaf-tile.tsx';

/** Header of a section: name and share; the share is visually hidden if it does not fit. */
const SectionHead = ({
  section: { title, revenue, width },
  total,
  style,
}: {
  readonly section: TreemapSection;
  readonly total: number;
  readonly style: CSSProperties;
}) => {
  const share = formatPercent(revenue / total);
  return (
    <p
      style={style}
      title={`${isolateBidi(title)}, ${share} выручки`}
      className="absolute flex gap-1.5 px-px text-axis whitespace-nowrap text-ink-2"
    >
      <span className="truncate">{title}</span>
      <span
        className={
          fitSectionHeader(title, share, width).hasShare ? 'figures font-normal text-ink-3' : 'sr-only'
        }
      >
        {share}
      </span>
    </p>
  );
};

interface Props {
  readonly sections: readonly TreemapSection[];
  /** Revenue of the market, for shares. */
  readonly total: number;
  /** Size of the treemap, px. */
  readonly width: number;
  readonly height: number;
}

/** Tiles under the headers of their sections; one tab stop, arrow keys move between tiles. */
export const TreemapTiles = ({ sections, total, width, height }: Props) => {
  const container = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const tiles = sections.flatMap((section) =>
    section.tiles.map((tile) => ({ ...tile, section: section.title })),
  );
  const tabStop = Math.min(active, tiles.length - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const centres = tiles.map((tile) => ({ x: tile.x + tile.width / 2, y: tile.y + tile.height / 2 }));
    const target = findArrowKeyTarget(centres, tabStop, event.key);
    if (target === undefined) return;
    event.preventDefault();
    container.current?.querySelectorAll<HTMLElement>('[data-tile]')[target]?.focus();
  };

  /** As percentages, so that printing at another width keeps the layout. */
  const toPercentStyle = (box: Box) => ({
    left: `${(100 * box.x) / width}%`,
    top: `${(100 * box.y) / height}%`,
    width: `${(100 * box.width) / width}%`,
    height: `${(100 * box.height) / height}%`,
  });

  return (
    <div ref={container} className="relative size-full">
      {sections.map((section) =>
        section.title === '' ? null : (
          <SectionHead
            key={section.title}
            section={section}
            total={total}
            style={{ ...toPercentStyle(section), height: undefined }}
          />
        ),
      )}
      {tiles.map((tile, index) => {
        const shared = {
          total,
          style: toPercentStyle(tile),
          tabIndex: index === tabStop ? 0 : -1,
          onKeyDown,
          onFocus: () => setActive(index),
        } as const;
        return tile.leaf === null ? (
          <RestTile
            key={`rest ${tile.section}`}
            rest={tile.rest}
            section={tile.section}
            tile={tile}
            {...shared}
          />
        ) : (
          <LeafTile key={tile.leaf.key} leaf={tile.leaf} tile={tile} {...shared} />
        );
      })}
    </div>
  );
};
