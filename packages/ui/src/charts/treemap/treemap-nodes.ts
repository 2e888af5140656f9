import * as texts from '#texts/charts/treemap';
import { group, sum } from 'd3-array';

/** One category of the market. */
export interface TreemapLeaf {
  /** Index of its row in the report. */
  readonly key: number;
  readonly title: string;
  readonly section: string;
  /** Address of the section; undefined if it has none. */
  readonly sectionHref?: string | undefined;
  /** Revenue of the week, ₸: area. */
  readonly revenue: number;
  readonly salesCount: number;
  /** Prospect index, 0–1: tone. */
  readonly index: number;
  readonly href: string;
}

/** A section of the market with its leaves, the largest first. */
export interface Section {
  readonly title: string;
  /** «Другие разделы»: those too small for a tile of their own. */
  readonly isOther: boolean;
  readonly revenue: number;
  readonly leaves: readonly TreemapLeaf[];
}

/** Sums the revenue of leaves, ₸. */
export const sumRevenue = (leaves: readonly TreemapLeaf[]): number => sum(leaves, ({ revenue }) => revenue);

/** Computes the mean index of leaves, weighted by revenue. */
export const computeMeanIndex = (leaves: readonly TreemapLeaf[]): number =>
  sum(leaves, ({ index, revenue }) => index * revenue) / sumRevenue(leaves);

/** Finds a section's address in its leaves; undefined for «Другие разделы». */
export const findSectionHref = (isOther: boolean, [leaf]: readonly TreemapLeaf[]): string | undefined =>
  isOther ? undefined : leaf?.sectionHref;

/**
 * Groups sorted leaves by section, the largest section first.
 * @param merged sections that become «Другие разделы»
 */
export const groupIntoSections = (
  leaves: readonly TreemapLeaf[],
  merged: ReadonlySet<string>,
): readonly Section[] =>
  [...group(leaves, ({ section }) => (merged.has(section) ? undefined : section))]
    .map(([section, ofSection]) => ({
      title: section ?? texts.otherSections,
      isOther: section === undefined,
      leaves: ofSection,
      revenue: sumRevenue(ofSection),
    }))
    .toSorted((one, other) => other.revenue - one.revenue);
