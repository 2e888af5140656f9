import { extent, quantileSorted } from 'd3-array';
import type { TreemapLeaf } from './treemap-nodes.ts';

/** Background and text colour of the five steps, the lowest first. */
const TONES = [
  'bg-ramp-1 text-ink',
  'bg-ramp-2 text-ink',
  'bg-ramp-3 text-ink',
  'bg-ramp-4 text-on-ramp-4',
  'bg-ramp-5 text-on-accent',
];

/** Tones of the week's indices: each step holds a fifth of the leaves. */
export interface ProspectTones {
  /** Smallest and largest index, 0–1; undefined without leaves. */
  readonly ends: readonly [number, number] | undefined;
  /** Classes of an index's step. */
  readonly getTone: (index: number) => string;
}

/** Creates the tones of leaves that sold. */
export const createProspectTones = (leaves: readonly TreemapLeaf[]): ProspectTones => {
  const indices = leaves
    .flatMap(({ index, revenue }) => (revenue > 0 ? [index] : []))
    .toSorted((one, other) => one - other);
  const bounds = [0.2, 0.4, 0.6, 0.8].map((part) => quantileSorted(indices, part) ?? 0);
  const [lowest, highest] = extent(indices);
  return {
    ends: lowest === undefined ? undefined : [lowest, highest],
    getTone: (index) => TONES[bounds.filter((bound) => index > bound).length] ?? '',
  };
};
