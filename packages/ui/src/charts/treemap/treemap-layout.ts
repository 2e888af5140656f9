import { maxIndex, sum } from 'd3-array';
import { formatPercent } from '../../format/numbers.ts';
import { fitSectionHeader, fitTileName } from './tile-name.ts';
import { createLeafNode, type TreemapLeaf, type TreemapNode, groupIntoSections } from './treemap-nodes.ts';
import { hierarchy, treemap, treemapSquarify, type HierarchyRectangularNode } from 'd3-hierarchy';

/** A rectangle, px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Tile of a leaf, or of a section's leaves that are too small to draw alone. */
export type Tile = Box & { readonly revenue: number } & (
    | { readonly leaf: TreemapLeaf }
    | { readonly leaf: null; readonly rest: readonly TreemapLeaf[] }
  );

/** Rectangle of a section with its tiles. */
export interface TreemapSection extends Box {
  readonly title: string;
  readonly revenue: number;
  readonly tiles: readonly Tile[];
}

/** Height of a section's header, px. */
const HEADER_HEIGHT = 17;

/** Minimum area that can be tapped and shows its tone, square px. */
const MIN_POINTER_AREA = 24 * 24;

/** Rounds of merging leaves that are too small for a name or a pointer. */
const MERGE_ROUNDS = 2;

/** Gap between sections, px. */
const SECTION_GAP = 4;

/** Aspect ratios to try, preferred first: names run horizontally, so wide rectangles fit more. */
const SECTION_RATIOS = [1.6, 1.8, 1.4, 2, 2.3, 2.6];
const LEAF_RATIOS = [1, 1.4, 1.7, 2, 2.5, 3];

/** Lays out children squarified in a rectangle compressed horizontally by the ratio. */
const layoutWithRatio = (
  node: HierarchyRectangularNode<TreemapNode>,
  [x0, y0, x1, y1]: Corners,
  ratio: number,
): void => {
  treemapSquarify(node, x0 / ratio, y0, x1 / ratio, y1);
  for (const child of node.children ?? []) {
    child.x0 *= ratio;
    child.x1 *= ratio;
  }
};

type Corners = readonly [number, number, number, number];

/** Scores how well leaves can be named: a full name counts 3, a truncated one 2. */
const scoreNames = (node: HierarchyRectangularNode<TreemapNode>): number =>
  sum(node.children ?? [], (tile) => {
    const name = fitTileName(tile.data.title, toBox(tile));
    return name === null ? 0 : name.isCut ? 2 : 3;
  });

/** Scores how well sections can be headed; a header without its share counts 0. */
const scoreHeaders = (node: HierarchyRectangularNode<TreemapNode>): number =>
  sum(node.children ?? [], ({ data, value = 0, x0, x1 }) => {
    const head = fitSectionHeader(
      data.title,
      formatPercent(value / (node.value || 1)),
      x1 - x0 - SECTION_GAP,
    );
    return head.hasShare ? (head.isCut ? 3 : 4) : 0;
  });

/** Lays out children with the aspect ratio that scores best. */
const tile = (node: HierarchyRectangularNode<TreemapNode>, ...corners: Corners): void => {
  const [ratios, score] = node.depth === 0 ? [SECTION_RATIOS, scoreHeaders] : [LEAF_RATIOS, scoreNames];
  const best = maxIndex(ratios, (ratio) => {
    layoutWithRatio(node, corners, ratio);
    return score(node);
  });
  return layoutWithRatio(node, corners, ratios[best] ?? 1);
};

const toBox = (node: { x0: number; x1: number; y0: number; y1: number }): Box => ({
  x: node.x0,
  y: node.y0,
  width: node.x1 - node.x0,
  height: node.y1 - node.y0,
});

const toSection = (placed: HierarchyRectangularNode<TreemapNode>): TreemapSection => ({
  ...toBox(placed),
  title: placed.data.title,
  revenue: placed.value ?? 0,
  tiles: (placed.children ?? []).map((tile) => {
    const { leaf, rest = [] } = tile.data;
    const box = { ...toBox(tile), revenue: tile.value ?? 0 };
    return leaf === undefined ? { ...box, leaf: null, rest } : { ...box, leaf };
  }),
});

const isPointable = ({ width, height }: Box): boolean => width * height >= MIN_POINTER_AREA;

/** Leaves with space for neither a name nor a pointer. */
const findTooSmall = (sections: readonly TreemapSection[]): readonly TreemapLeaf[] =>
  sections.flatMap(({ tiles }) =>
    tiles.flatMap((tile) =>
      tile.leaf === null || isPointable(tile) || fitTileName(tile.leaf.title, tile) ? [] : [tile.leaf],
    ),
  );

/**
 * Lays out leaves by revenue, largest first, px. With sections, leaves without space for a name or a pointer are
 * merged per section.
 * @returns one section without a title when sections are off
 */
export const layoutTreemap = (
  leaves: readonly TreemapLeaf[],
  width: number,
  height: number,
  withSections: boolean,
): readonly TreemapSection[] => {
  const sold = leaves.filter(({ revenue }) => revenue > 0);
  if (sold.length === 0 || width === 0) return [];
  const computeSections = (merged: ReadonlySet<TreemapLeaf>): readonly TreemapSection[] => {
    const root: TreemapNode = {
      title: '',
      children: withSections
        ? groupIntoSections(sold, width * height, merged)
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
      .paddingInner(({ depth }) => (depth === 0 ? SECTION_GAP : 1))
      .paddingTop(({ depth }) => (withSections && depth === 1 ? HEADER_HEIGHT : 0))
      .round(true)(sorted);
    return (placed.children ?? []).map(toSection);
  };
  const merged = new Set<TreemapLeaf>();
  let sections = computeSections(merged);
  for (let round = 0; withSections && round < MERGE_ROUNDS; round += 1) {
    const tooSmall = findTooSmall(sections);
    if (tooSmall.length === 0) break;
    for (const leaf of tooSmall) merged.add(leaf);
    sections = computeSections(merged);
  }
  return sections;
};
