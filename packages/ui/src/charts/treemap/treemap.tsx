import { sum } from 'd3-array';
import { useMemo } from 'react';
import { formatCompactMoney, formatIndex, formatPercent, formatInteger } from '../../format/numbers.ts';
import { useIsPhone } from '../../use-is-phone.ts';
import { nouns } from '../../format/plural.ts';
import { findProspect } from '../../format/prospect.ts';
import { summarizeHalf } from '../chart-summaries.ts';
import { ChartFigure } from '../chart-figure.tsx';
import { layoutTreemap, type TreemapLeaf } from './treemap-layout.ts';
import { TreemapLegend } from './treemap-legend.tsx';
import { TreemapTiles } from './treemap-tiles.tsx';
import { useElementSize } from '../use-element-size.ts';

/** Heights of the picture, px. */
const HEIGHT = { desk: 320, large: 436, phone: 300 } as const;

/** A phone has room for so many, without their sections. */
const ON_PHONE = 14;

/** The table has no more rows than a person would listen to. */
const IN_TABLE = 30;

const heads = ['Категория', 'Раздел', 'Выручка', 'Доля', 'Продажи, шт.', 'Перспективность'];

const tableRow = (leaf: TreemapLeaf, total: number): readonly string[] => [
  leaf.title,
  leaf.section,
  formatCompactMoney(leaf.revenue),
  formatPercent(leaf.revenue / total),
  formatInteger(leaf.salesCount),
  `${formatIndex(leaf.index)} ${findProspect(leaf.index).label}`,
];

interface Props {
  readonly title: string;
  /** All leaves; those without revenue are not drawn. */
  readonly leaves: readonly TreemapLeaf[];
  /** The picture is what the screen is about. */
  readonly isLarge?: boolean;
  readonly className?: string;
}

/** What a market is made of: area is revenue, tone is prospect, each tile leads to its profile. */
export const Treemap = ({ title, leaves, isLarge = false, className }: Props) => {
  const phone = useIsPhone();
  const [measure, width] = useElementSize();
  const height = HEIGHT[phone ? 'phone' : isLarge ? 'large' : 'desk'];
  const total = useMemo(() => sum(leaves, ({ revenue }) => revenue), [leaves]);
  const largest = useMemo(() => leaves.toSorted((one, other) => other.revenue - one.revenue), [leaves]);
  const sections = useMemo(
    () => layoutTreemap(phone ? largest.slice(0, ON_PHONE) : largest, width, height, !phone),
    [largest, width, height, phone],
  );
  const onPhone =
    leaves.length > ON_PHONE
      ? `${ON_PHONE} крупнейших, ${formatPercent(sum(largest.slice(0, ON_PHONE), ({ revenue }) => revenue) / total)} выручки`
      : 'площадь — выручка';
  return (
    <ChartFigure
      title={title}
      note={phone ? onPhone : 'площадь — выручка, тон — перспективность'}
      aside={<TreemapLegend />}
      answer={summarizeHalf(leaves, nouns.category)}
      table={{ heads, rows: largest.slice(0, IN_TABLE).map((leaf) => tableRow(leaf, total)) }}
      {...(className !== undefined && { className })}
    >
      <div ref={measure} style={{ height }}>
        <TreemapTiles {...{ sections, total, width, height }} />
      </div>
    </ChartFigure>
  );
};
