import { maxIndex, sum } from 'd3-array';
import { formatPercent } from '../../format/numbers.ts';
import { fitSectionHeader, fitTileName } from './tile-name.ts';
import { createLeafNode, type TreemapNode, groupIntoSections } from './treemap-nodes.ts';
import { hierarchy, treemap, treemapSquarify, type HierarchyRectangularNode } from 'd3-hierarchy';

/** One leaf of the market: what it is called, whose part it is, how much it sold and how promising it is. */
export interface TreemapLeaf {
  readonly key: number;
  readonly title: string;
  readonly section: string;
  /** ₸ in the week: the area. */
  readonly revenue: number;
  readonly salesCount: number;
  /** Prospect index of 0–1: the tone. */
  readonly index: number;
  readonly href: string;
}

/** A place in the picture, in px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A leaf's rectangle, or the one of a section's leaves that are too small to be drawn alone. */
export type Tile = Box & { readonly revenue: number } & (
    | { readonly leaf: TreemapLeaf }
    | { readonly leaf: null; readonly rest: readonly TreemapLeaf[] }
  );

/** A section's rectangle with the tiles in it. */
export interface TreemapSection extends Box {
  readonly title: string;
  readonly revenue: number;
  readonly tiles: readonly Tile[];
}

/** The height of a section's header (px). */
const HEADER_HEIGHT = 17;

/** What has no name can be pointed at, and its tone be seen, from so many square px on. */
const POINTABLE = 24 * 24;

/** Leaves that were too small for a name and to be pointed at are drawn as one, so often that hardly any is left. */
const ROUNDS = 2;

/** Between two sections (px). */
const BETWEEN = 4;

/** A section is about so many times as wide as it is tall, since names run across, the best first; so may a leaf be. */
const SECTIONS = [1.6, 1.8, 1.4, 2, 2.3, 2.6];
const LEAVES = [1, 1.4, 1.7, 2, 2.5, 3];

/** Lays out a node's parts so that they are near to squares in a picture compressed so many times from the sides. */
const squeeze = (
  node: HierarchyRectangularNode<TreemapNode>,
  [x0, y0, x1, y1]: Corners,
  times: number,
): void => {
  treemapSquarify(node, x0 / times, y0, x1 / times, y1);
  for (const child of node.children ?? []) {
    child.x0 *= times;
    child.x1 *= times;
  }
};

type Corners = readonly [number, number, number, number];

/** How well the leaves can be named: a whole name is worth more than a cut one. */
const legible = (node: HierarchyRectangularNode<TreemapNode>): number =>
  sum(node.children ?? [], (tile) => {
    const name = fitTileName(tile.data.title, boxOf(tile));
    return name === null ? 0 : name.isCut ? 2 : 3;
  });

/** How well the sections can be headed: one without its share says least. */
const headed = (node: HierarchyRectangularNode<TreemapNode>): number =>
  sum(node.children ?? [], ({ data, value = 0, x0, x1 }) => {
    const head = fitSectionHeader(data.title, formatPercent(value / (node.value || 1)), x1 - x0 - BETWEEN);
    return head.hasShare ? (head.isCut ? 3 : 4) : 0;
  });

/** Lays out sections so that they can be headed best, and the leaves of one so that they can be named best. */
const tile = (node: HierarchyRectangularNode<TreemapNode>, ...corners: Corners): void => {
  const [ways, worth] = node.depth === 0 ? [SECTIONS, headed] : [LEAVES, legible];
  const best = maxIndex(ways, (times) => {
    squeeze(node, corners, times);
    return worth(node);
  });
  return squeeze(node, corners, ways[best] ?? 1);
};

const boxOf = (place: { x0: number; x1: number; y0: number; y1: number }): Box => ({
  x: place.x0,
  y: place.y0,
  width: place.x1 - place.x0,
  height: place.y1 - place.y0,
});

const sectionOf = (placed: HierarchyRectangularNode<TreemapNode>): TreemapSection => ({
  ...boxOf(placed),
  title: placed.data.title,
  revenue: placed.value ?? 0,
  tiles: (placed.children ?? []).map((tile) => {
    const { leaf, rest = [] } = tile.data;
    const box = { ...boxOf(tile), revenue: tile.value ?? 0 };
    return leaf === undefined ? { ...box, leaf: null, rest } : { ...box, leaf };
  }),
});

const isPointable = ({ width, height }: Box): boolean => width * height >= POINTABLE;

/** The leaves that have room neither for their names nor for a pointer. */
const crumbsIn = (sections: readonly TreemapSection[]): readonly TreemapLeaf[] =>
  sections.flatMap(({ tiles }) =>
    tiles.flatMap((tile) =>
      tile.leaf === null || isPointable(tile) || fitTileName(tile.leaf.title, tile) ? [] : [tile.leaf],
    ),
  );

/**
 * Lays leaves out by revenue in a picture of so many px, largest first; with sections as boxes under a header,
 * in which the leaves without room for a name or a pointer are drawn as one.
 * @returns one section without a title when sections are not wanted
 */
export const layoutTreemap = (
  leaves: readonly TreemapLeaf[],
  width: number,
  height: number,
  withSections: boolean,
): readonly TreemapSection[] => {
  const sold = leaves.filter(({ revenue }) => revenue > 0);
  if (sold.length === 0 || width === 0) return [];
  const laidOut = (crumbs: ReadonlySet<TreemapLeaf>): readonly TreemapSection[] => {
    const root: TreemapNode = {
      title: '',
      children: withSections
        ? groupIntoSections(sold, width * height, crumbs)
        : [{ title: '', children: sold.map(createLeafNode) }],
    };
    const sorted = hierarchy(root, ({ children }) => children)
      .sum(({ revenue = 0 }) => revenue)
      .sort(
        (one, other) =>
          Number(one.data.rest !== undefined) - Number(other.data.rest !== undefined) ||
          (other.value ?? 0) - (one.value ?? 0),
      );
    const placed = treemap<TreemapNode>()
      .tile(tile)
      .size([width, height])
      .paddingInner(({ depth }) => (depth === 0 ? BETWEEN : 1))
      .paddingTop(({ depth }) => (withSections && depth === 1 ? HEADER_HEIGHT : 0))
      .round(true)(sorted);
    return (placed.children ?? []).map(sectionOf);
  };
  const crumbs = new Set<TreemapLeaf>();
  let sections = laidOut(crumbs);
  for (let round = 0; withSections && round < ROUNDS; round += 1) {
    const more = crumbsIn(sections);
    if (more.length === 0) break;
    for (const leaf of more) crumbs.add(leaf);
    sections = laidOut(crumbs);
  }
  return sections;
};
