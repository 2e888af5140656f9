import * as texts from '#texts/charts/treemap';
import { sum } from 'd3-array';
import { useMemo } from 'react';
import { formatCompactMoney, formatPercent, formatInteger } from '../../format/numbers.ts';
import { useIsPhone } from '../../use-is-phone.ts';
import { nouns } from '../../format/plural.ts';
import { describeProspect } from '../../format/prospect.ts';
import { summarizeHalf } from '../chart-summaries.ts';
import { ChartFigure } from '../chart-figure.tsx';
import { createProspectTones } from './prospect-tones.ts';
import { layoutTreemap } from './treemap-layout.ts';
import type { TreemapLeaf } from './treemap-nodes.ts';
import { TreemapLegend } from './treemap-legend.tsx';
import { TreemapTiles } from './treemap-tiles.tsx';
import { useElementSize } from '../use-element-size.ts';

/** Heights, px. */
const HEIGHT = { desk: 320, large: 212, phone: 300 } as const;

/** Number of leaves on a phone, without sections. */
const MAX_ON_PHONE = 14;

/** Number of rows in the data table. */
const MAX_TABLE_ROWS = 30;

const heads = [
  texts.category,
  texts.section,
  texts.revenue,
  texts.share,
  texts.salesInPieces,
  texts.prospects,
];

const formatRow = (leaf: TreemapLeaf, total: number): readonly string[] => [
  leaf.title,
  leaf.section,
  formatCompactMoney(leaf.revenue),
  formatPercent(leaf.revenue / total),
  formatInteger(leaf.salesCount),
  describeProspect(leaf.index),
];

interface Props {
  readonly title: string;
  /** All leaves; those without revenue are omitted. */
  readonly leaves: readonly TreemapLeaf[];
  /** Larger, as the main content of a screen. */
  readonly isLarge?: boolean;
  readonly className?: string;
}

/** Treemap of a market: area is revenue, tone is prospect, each tile links to its profile. */
export const Treemap = ({ title, leaves, isLarge = false, className }: Props) => {
  const isPhone = useIsPhone();
  const [measureRef, width] = useElementSize();
  const height = HEIGHT[isPhone ? 'phone' : isLarge ? 'large' : 'desk'];
  const total = useMemo(() => sum(leaves, ({ revenue }) => revenue), [leaves]);
  const largest = useMemo(() => leaves.toSorted((one, other) => other.revenue - one.revenue), [leaves]);
  const tones = useMemo(() => createProspectTones(leaves), [leaves]);
  const sections = useMemo(
    () =>
      layoutTreemap(
        isPhone ? largest.slice(0, MAX_ON_PHONE).map((leaf) => ({ ...leaf, section: '' })) : largest,
        width,
        height,
      ),
    [largest, width, height, isPhone],
  );
  const largestRevenue = sum(largest.slice(0, MAX_ON_PHONE), ({ revenue }) => revenue);
  const phoneNote =
    leaves.length > MAX_ON_PHONE
      ? texts.largest(MAX_ON_PHONE, formatPercent(largestRevenue / total))
      : texts.area;
  return (
    <ChartFigure
      title={title}
      note={isPhone ? phoneNote : texts.areaAndRest}
      aside={<TreemapLegend ends={tones.ends} />}
      summary={summarizeHalf(leaves, nouns.category)}
      table={{ heads, rows: largest.slice(0, MAX_TABLE_ROWS).map((leaf) => formatRow(leaf, total)) }}
      {...(className !== undefined && { className })}
    >
      <div ref={measureRef} style={{ height }}>
        <TreemapTiles {...{ sections, total, width, height }} getTone={tones.getTone} />
      </div>
    </ChartFigure>
  );
};
