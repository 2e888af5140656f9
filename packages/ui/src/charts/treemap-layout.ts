import { group, sum } from 'd3-array';
import { hierarchy, treemap } from 'd3-hierarchy';

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
    | { readonly leaf: null; readonly count: number }
  );

/** A section's rectangle with the tiles in it. */
export interface TreemapSection extends Box {
  readonly title: string;
  readonly revenue: number;
  readonly tiles: readonly Tile[];
}

/** The height of a section's header (px). */
export const HEADER = 17;

/** Below so many square px a leaf is drawn with the others of its section, a section with «Прочие». */
const SMALLEST_LEAF = 240;
const SMALLEST_SECTION = 4000;

interface Node {
  readonly title: string;
  readonly leaf?: TreemapLeaf;
  readonly count?: number;
  readonly revenue?: number;
  readonly children?: readonly Node[];
}

const totalOf = (leaves: readonly TreemapLeaf[]): number => sum(leaves, ({ revenue }) => revenue);

const leafNode = (leaf: TreemapLeaf): Node => ({ title: leaf.title, leaf, revenue: leaf.revenue });

const sectionNode = (title: string, leaves: readonly TreemapLeaf[], smallest: number): Node => {
  const small = leaves.filter(({ revenue }) => revenue < smallest);
  const alone = small.length < 2 ? leaves : leaves.filter(({ revenue }) => revenue >= smallest);
  const rest: Node[] = small.length < 2 ? [] : [{ title: '', count: small.length, revenue: totalOf(small) }];
  return { title, children: [...alone.map(leafNode), ...rest] };
};

const sectionsOf = (leaves: readonly TreemapLeaf[], area: number): readonly Node[] => {
  const onePixel = totalOf(leaves) / area;
  const named = group(leaves, (leaf) =>
    totalOf(leaves.filter(({ section }) => section === leaf.section)) < SMALLEST_SECTION * onePixel
      ? 'Прочие'
      : leaf.section,
  );
  return [...named].map(([title, inside]) => sectionNode(title, inside, SMALLEST_LEAF * onePixel));
};

const boxOf = (place: { x0: number; x1: number; y0: number; y1: number }): Box => ({
  x: place.x0,
  y: place.y0,
  width: place.x1 - place.x0,
  height: place.y1 - place.y0,
});

/**
 * Lays leaves out by revenue in a picture of so many px, largest first; with sections as boxes under a header.
 * @returns one section without a title when they are not wanted
 */
export const treemapLayout = (
  leaves: readonly TreemapLeaf[],
  width: number,
  height: number,
  withSections: boolean,
): readonly TreemapSection[] => {
  const sold = leaves.filter(({ revenue }) => revenue > 0);
  if (sold.length === 0 || width === 0) return [];
  const root: Node = {
    title: '',
    children: withSections ? sectionsOf(sold, width * height) : [{ title: '', children: sold.map(leafNode) }],
  };
  const sorted = hierarchy(root, ({ children }) => children)
    .sum(({ revenue = 0 }) => revenue)
    .sort((one, other) => (other.value ?? 0) - (one.value ?? 0));
  const placed = treemap<Node>()
    .size([width, height])
    .paddingInner(({ depth }) => (depth === 0 ? 4 : 1))
    .paddingTop(({ depth }) => (withSections && depth === 1 ? HEADER : 0))
    .round(true)(sorted);
  return (placed.children ?? []).map((section) => ({
    ...boxOf(section),
    title: section.data.title,
    revenue: section.value ?? 0,
    tiles: (section.children ?? []).map((tile) => {
      const { leaf, count = 0 } = tile.data;
      const box = { ...boxOf(tile), revenue: tile.value ?? 0 };
      return leaf === undefined ? { ...box, leaf: null, count } : { ...box, leaf };
    }),
  }));
};
