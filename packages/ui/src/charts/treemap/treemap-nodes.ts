import { group, rollup, sum } from 'd3-array';
import { formatInteger } from '../../format/numbers.ts';

/** One category of the market. */
export interface TreemapLeaf {
  readonly key: number;
  readonly title: string;
  readonly section: string;
  /** Revenue of the week, ₸: area. */
  readonly revenue: number;
  readonly salesCount: number;
  /** Prospect index, 0–1: tone. */
  readonly index: number;
  readonly href: string;
}

/** Minimum area of a leaf drawn alone and of a section with a header, square px. */
const MIN_LEAF_AREA = 240;
const MIN_SECTION_AREA = 4000;

/** Node of the treemap: market, section, leaf, or the merged leaves of a section. */
export interface TreemapNode {
  readonly title: string;
  readonly leaf?: TreemapLeaf;
  readonly rest?: readonly TreemapLeaf[];
  readonly revenue?: number;
  readonly children?: readonly TreemapNode[];
}

const sumRevenue = (leaves: readonly TreemapLeaf[]): number => sum(leaves, ({ revenue }) => revenue);

/** Creates the node of a leaf. */
export const createLeafNode = (leaf: TreemapLeaf): TreemapNode => ({
  title: leaf.title,
  leaf,
  revenue: leaf.revenue,
});

/** Creates the node of a section; its small leaves become one node if there are at least two. */
const sectionNode = (
  title: string,
  leaves: readonly TreemapLeaf[],
  isAlone: (leaf: TreemapLeaf) => boolean,
): TreemapNode => {
  const small = leaves.filter((leaf) => !isAlone(leaf));
  if (small.length < 2) return { title, children: leaves.map(createLeafNode) };
  const rest = { title: `ещё ${formatInteger(small.length)}`, rest: small, revenue: sumRevenue(small) };
  return { title, children: [...leaves.filter(isAlone).map(createLeafNode), rest] };
};

/**
 * Groups leaves by section and merges small ones; small sections become «Прочие».
 * @param area size of the treemap, square px
 * @param merged leaves that are never drawn alone
 */
export const groupIntoSections = (
  leaves: readonly TreemapLeaf[],
  area: number,
  merged: ReadonlySet<TreemapLeaf>,
): readonly TreemapNode[] => {
  const revenuePerPixel = sumRevenue(leaves) / area;
  const totals = rollup(leaves, sumRevenue, ({ section }) => section);
  const sections = group(leaves, ({ section }) =>
    (totals.get(section) ?? 0) < MIN_SECTION_AREA * revenuePerPixel ? 'Прочие' : section,
  );
  const isAlone = (leaf: TreemapLeaf) => leaf.revenue >= MIN_LEAF_AREA * revenuePerPixel && !merged.has(leaf);
  return [...sections].map(([title, sectionLeaves]) => sectionNode(title, sectionLeaves, isAlone));
};
