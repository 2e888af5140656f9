import { group, rollup, sum } from 'd3-array';
import { formatInteger } from '../../format/numbers.ts';
import type { TreemapLeaf } from './treemap-layout.ts';

/** Below so many square px a leaf is drawn with the others of its section, a section with «Прочие». */
const SMALLEST_LEAF = 240;
const SMALLEST_SECTION = 4000;

/** A part of a treemap: the market, a section, a leaf, or the rest of a section's leaves. */
export interface TreemapNode {
  readonly title: string;
  readonly leaf?: TreemapLeaf;
  readonly rest?: readonly TreemapLeaf[];
  readonly revenue?: number;
  readonly children?: readonly TreemapNode[];
}

const totalOf = (leaves: readonly TreemapLeaf[]): number => sum(leaves, ({ revenue }) => revenue);

/** A leaf alone. */
export const createLeafNode = (leaf: TreemapLeaf): TreemapNode => ({
  title: leaf.title,
  leaf,
  revenue: leaf.revenue,
});

/** A section's leaves, those together that are not drawn alone; one of them is no more than itself. */
const sectionNode = (
  title: string,
  leaves: readonly TreemapLeaf[],
  isAlone: (leaf: TreemapLeaf) => boolean,
): TreemapNode => {
  const small = leaves.filter((leaf) => !isAlone(leaf));
  if (small.length < 2) return { title, children: leaves.map(createLeafNode) };
  const rest = { title: `ещё ${formatInteger(small.length)}`, rest: small, revenue: totalOf(small) };
  return { title, children: [...leaves.filter(isAlone).map(createLeafNode), rest] };
};

/**
 * The leaves by section, those that are not drawn alone together, in a picture of so many square px; sections too
 * small for a header are one.
 */
export const groupIntoSections = (
  leaves: readonly TreemapLeaf[],
  area: number,
  crumbs: ReadonlySet<TreemapLeaf>,
): readonly TreemapNode[] => {
  const onePixel = totalOf(leaves) / area;
  const totals = rollup(leaves, totalOf, ({ section }) => section);
  const named = group(leaves, ({ section }) =>
    (totals.get(section) ?? 0) < SMALLEST_SECTION * onePixel ? 'Прочие' : section,
  );
  const isAlone = (leaf: TreemapLeaf) => leaf.revenue >= SMALLEST_LEAF * onePixel && !crumbs.has(leaf);
  return [...named].map(([title, inside]) => sectionNode(title, inside, isAlone));
};
