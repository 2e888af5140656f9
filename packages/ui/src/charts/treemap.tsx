import { sum } from 'd3-array';
import { useMemo } from 'react';
import { formatCompactMoney, formatIndex, formatPercent, formatRounded } from '../format.ts';
import { usePhone } from '../phone.ts';
import { nouns } from '../plural.ts';
import { prospectOf } from '../prospect.ts';
import { whatMakesHalf } from './answers.ts';
import { ChartFigure } from './chart-figure.tsx';
import { treemapLayout, type TreemapLeaf } from './treemap-layout.ts';
import { TreemapLegend } from './treemap-legend.tsx';
import { TreemapPicture } from './treemap-picture.tsx';
import { useWidth } from './use-width.ts';

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
  formatRounded(leaf.salesCount),
  `${formatIndex(leaf.index)} ${prospectOf(leaf.index).label}`,
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
  const phone = usePhone();
  const [measure, width] = useWidth();
  const height = HEIGHT[phone ? 'phone' : isLarge ? 'large' : 'desk'];
  const total = useMemo(() => sum(leaves, ({ revenue }) => revenue), [leaves]);
  const largest = useMemo(() => leaves.toSorted((one, other) => other.revenue - one.revenue), [leaves]);
  const sections = useMemo(
    () => treemapLayout(phone ? largest.slice(0, ON_PHONE) : largest, width, height, !phone),
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
      answer={whatMakesHalf(leaves, nouns.category)}
      table={{ heads, rows: largest.slice(0, IN_TABLE).map((leaf) => tableRow(leaf, total)) }}
      {...(className !== undefined && { className })}
    >
      <div ref={measure} style={{ height }}>
        <TreemapPicture {...{ sections, total, width, height }} />
      </div>
    </ChartFigure>
  );
};
