import { isolateBidi } from '../../format/bidi.ts';
import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { formatPercent } from '../../format/numbers.ts';
import { findArrowKeyTarget } from '../arrow-key-target.ts';
import type { Box, TreemapSection } from './treemap-layout.ts';
import { fitSectionHeader } from './tile-name.ts';
import { RestTile } from './rest-tile.tsx';
import { LeafTile } from './leaf-tile.tsx';

/** The head of a section: its name and its share of the market, which is hidden from the eye where there is no room. */
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
  /** The market's revenue, for shares. */
  readonly total: number;
  /** Of the whole picture, in px. */
  readonly width: number;
  readonly height: number;
}

/** The tiles under the headers of their sections; one of them is in the tab order, arrows lead to the others. */
export const TreemapTiles = ({ sections, total, width, height }: Props) => {
  const picture = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const tiles = sections.flatMap((section) =>
    section.tiles.map((tile) => ({ ...tile, section: section.title })),
  );
  const tabStop = Math.min(active, tiles.length - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const centres = tiles.map((tile) => ({ x: tile.x + tile.width / 2, y: tile.y + tile.height / 2 }));
    const next = findArrowKeyTarget(centres, tabStop, event.key);
    if (next === undefined) return;
    event.preventDefault();
    picture.current?.querySelectorAll<HTMLElement>('[data-tile]')[next]?.focus();
  };

  /** In parts of the whole, so that paper of another width does not break the picture. */
  const inParts = (box: Box) => ({
    left: `${(100 * box.x) / width}%`,
    top: `${(100 * box.y) / height}%`,
    width: `${(100 * box.width) / width}%`,
    height: `${(100 * box.height) / height}%`,
  });

  return (
    <div ref={picture} className="relative size-full">
      {sections.map((section) =>
        section.title === '' ? null : (
          <SectionHead
            key={section.title}
            section={section}
            total={total}
            style={{ ...inParts(section), height: undefined }}
          />
        ),
      )}
      {tiles.map((tile, place) => {
        const shared = {
          total,
          style: inParts(tile),
          tabIndex: place === tabStop ? 0 : -1,
          onKeyDown,
          onFocus: () => setActive(place),
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
