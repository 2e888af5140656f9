import { maxIndex, sum } from 'd3-array';
import { formatPercent } from '../../format/numbers.ts';
import { squarify, type Box, type Squarified } from './squarify.ts';
import { fitSectionHeader, fitTileName, type TileName } from './tile-name.ts';
import { groupIntoSections, sumRevenue, type Section, type TreemapLeaf } from './treemap-nodes.ts';

/** Tile of a leaf. */
export interface LeafTileBox extends Box {
  readonly kind: 'leaf';
  readonly leaf: TreemapLeaf;
  readonly name: TileName;
}

/** Tile of several leaves: a whole section with its name, or the rest of one. */
export interface GroupTileBox extends Box {
  readonly kind: 'section' | 'rest';
  readonly title: string;
  readonly isOther: boolean;
  readonly leaves: readonly TreemapLeaf[];
  readonly name: TileName | undefined;
}

export type Tile = LeafTileBox | GroupTileBox;

/** Rectangle of a section with its header, if it has one, and its tiles. */
export interface TreemapSection extends Box {
  readonly title: string;
  readonly isOther: boolean;
  readonly revenue: number;
  readonly hasHeader: boolean;
  readonly tiles: readonly Tile[];
}

/** Height of a section's header, px. */
const HEADER_HEIGHT = 17;

/** Gaps between sections and between tiles, px. */
const SECTION_GAP = 4;
const TILE_GAP = 1;

/** Area below which no leaf is drawn alone, square px: two words of four letters. */
const MIN_LEAF_AREA = 500;

/** Part of the market below which a section is one tile. */
const MIN_SECTION_SHARE = 0.03;

/** Aspect ratios to try, preferred first: names run horizontally, so wide rectangles fit more. */
const SECTION_RATIOS = [1.6, 1.2, 2, 2.6];
const LEAF_RATIOS = [1.4, 2, 2.8, 4, 5.5];

/** Part of a section: a leaf, or the leaves without a name. */
interface Part {
  readonly revenue: number;
  readonly leaf?: TreemapLeaf;
}

/** Lays out leaves, and their rest last, with the ratio that fits the most names. */
const layoutParts = (alone: readonly TreemapLeaf[], rest: readonly TreemapLeaf[], box: Box) => {
  const parts: Part[] = alone.map((leaf) => ({ leaf, revenue: leaf.revenue }));
  if (rest.length > 0) parts.push({ revenue: sumRevenue(rest) });
  const layouts = LEAF_RATIOS.map((ratio) =>
    squarify(parts, box, ratio, TILE_GAP).map((tile) => ({
      ...tile,
      name: tile.item.leaf && fitTileName(tile.item.leaf.title, tile),
    })),
  );
  const best = maxIndex(layouts, (tiles) => tiles.filter(({ name }) => name !== undefined).length);
  return layouts[best] ?? [];
};

/** Lays out leaves so that every name is whole: the smallest misfit joins the rest until none is left. */
const layoutLeaves = ({ title, isOther, leaves }: Section, box: Box, minRevenue: number) => {
  let alone = leaves.filter(({ revenue }) => revenue >= minRevenue);
  for (;;) {
    const rest = leaves.filter((leaf) => !alone.includes(leaf));
    const tiles = layoutParts(alone, rest, box);
    const misfit = tiles.findLast(({ item, name }) => item.leaf !== undefined && name === undefined);
    if (misfit === undefined)
      return tiles.map(({ item: { leaf }, name, x, y, width, height }): Tile => {
        const at = { x, y, width, height };
        return leaf && name
          ? { ...at, kind: 'leaf', leaf, name }
          : { ...at, kind: 'rest', title, isOther, leaves: rest, name: undefined };
      });
    alone = alone.filter((leaf) => leaf !== misfit.item.leaf);
  }
};

const countNames = (tiles: readonly Tile[]): number => tiles.filter(({ kind }) => kind === 'leaf').length;

/** Lays out a section below its header; a small one, and one without a fitting name, is one tile. */
const layoutSection = (
  { item: section, ...box }: Squarified<Section>,
  total: number,
  minRevenue: number,
): TreemapSection => {
  const { title, isOther, leaves, revenue } = section;
  const share = formatPercent(revenue / total);
  const hasHeader = title !== '';
  const head = hasHeader ? HEADER_HEIGHT : 0;
  const below = { ...box, y: box.y + head, height: box.height - head };
  const isDivided = revenue >= MIN_SECTION_SHARE * total && !fitSectionHeader(title, share, box.width).isCut;
  const tiles = isDivided && below.height > 0 ? layoutLeaves(section, below, minRevenue) : [];
  if (countNames(tiles) > 0) return { ...box, title, isOther, revenue, hasHeader, tiles };
  const name = fitTileName(title, box);
  return {
    ...box,
    title,
    isOther,
    revenue,
    hasHeader: false,
    tiles: [{ ...box, kind: 'section', title, isOther, leaves, name }],
  };
};

/** Scores a layout by its names: leaves and whole sections. */
const scoreNames = (sections: readonly TreemapSection[]): number =>
  sum(
    sections,
    ({ tiles }) => tiles.filter((tile) => tile.kind !== 'rest' && tile.name !== undefined).length,
  );

/** Lays out sections with the ratio that fits the most names. */
const layoutSections = (sections: readonly Section[], box: Box): readonly TreemapSection[] => {
  const total = sum(sections, ({ revenue }) => revenue);
  const minRevenue = (MIN_LEAF_AREA * total) / (box.width * box.height);
  const layouts = SECTION_RATIOS.map((ratio) =>
    squarify(sections, box, ratio, SECTION_GAP).map((section) => layoutSection(section, total, minRevenue)),
  );
  return layouts[maxIndex(layouts, scoreNames)] ?? [];
};

const isNameless = ({ tiles: [tile] }: TreemapSection): boolean =>
  tile?.kind === 'section' && tile.name === undefined;

/** Finds the smallest section to merge: an unnamed one, or the next larger while all merged are unnamed. */
const findMerged = (sections: readonly TreemapSection[]): TreemapSection | undefined => {
  const own = sections.filter(({ isOther }) => !isOther);
  const nameless = own.findLast(isNameless);
  if (nameless !== undefined) return nameless;
  return sections.some((section) => section.isOther && isNameless(section))
    ? own.findLast(({ tiles: [tile] }) => tile?.kind === 'section')
    : undefined;
};

/**
 * Lays out leaves by revenue, largest first, px. Every drawn leaf has its whole name; the others are in the rest of
 * their section. Sections too small for their name become «Другие разделы»; one without a title has no header.
 */
export const layoutTreemap = (
  leaves: readonly TreemapLeaf[],
  width: number,
  height: number,
): readonly TreemapSection[] => {
  const sold = leaves
    .filter(({ revenue }) => revenue > 0)
    .toSorted((one, other) => other.revenue - one.revenue);
  if (sold.length === 0 || width <= 0) return [];
  const merged = new Set<string>();
  for (;;) {
    const sections = layoutSections(groupIntoSections(sold, merged), { x: 0, y: 0, width, height });
    const next = findMerged(sections);
    if (next === undefined) return sections;
    merged.add(next.title);
  }
};
