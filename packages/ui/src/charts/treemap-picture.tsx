import { useRef, useState, type KeyboardEvent } from 'react';
import { formatPercent } from '../format.ts';
import { nearest } from './nearest.ts';
import { textWidth } from './text-width.ts';
import type { Box, TreemapSection } from './treemap-layout.ts';
import { LeafTile, RestTile } from './treemap-tile.tsx';

/** The room that a section's share takes (px); before it at least so many letters of the name stand. */
const SHARE = 42;
const LETTERS = 5;

interface Props {
  readonly sections: readonly TreemapSection[];
  /** The market's revenue, for shares. */
  readonly total: number;
  /** Of the whole picture, in px. */
  readonly width: number;
  readonly height: number;
}

/** The tiles under the headers of their sections; one of them is in the tab order, arrows lead to the others. */
export const TreemapPicture = ({ sections, total, width, height }: Props) => {
  const picture = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const tiles = sections.flatMap((section) => section.tiles);
  const leaves = tiles.filter(({ leaf }) => leaf !== null);
  const tabStop = Math.min(active, leaves.length - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const centres = leaves.map((tile) => ({ x: tile.x + tile.width / 2, y: tile.y + tile.height / 2 }));
    const next = nearest(centres, tabStop, event.key);
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
          <p
            key={section.title}
            style={{ ...inParts(section), height: undefined }}
            className="absolute flex gap-1.5 px-px text-axis whitespace-nowrap text-ink-2"
          >
            <span className="truncate">{section.title}</span>
            {section.width > textWidth(`${section.title.slice(0, LETTERS)}…`, 11) + SHARE ? (
              <span className="figures font-normal text-ink-3">{formatPercent(section.revenue / total)}</span>
            ) : null}
          </p>
        ),
      )}
      {tiles.map((tile, place) =>
        tile.leaf === null ? (
          <RestTile key={`rest ${place}`} tile={tile} count={tile.count} style={inParts(tile)} />
        ) : (
          <LeafTile
            key={tile.leaf.key}
            leaf={tile.leaf}
            tile={tile}
            total={total}
            style={inParts(tile)}
            tabIndex={leaves[tabStop] === tile ? 0 : -1}
            onKeyDown={onKeyDown}
            onFocus={() => setActive(leaves.indexOf(tile))}
          />
        ),
      )}
    </div>
  );
};
