import { sum } from 'd3-array';
import { useMemo } from 'react';
import { classNames } from '../../class-names.ts';
import { formatPercent, formatInteger } from '../../format/numbers.ts';
import { nouns, pluralize } from '../../format/plural.ts';
import { ProspectBadge } from '../../primitives/prospect-badge.tsx';
import { findProspect, prospectLevels, type ProspectLevel } from '../../format/prospect.ts';
import { summarizeProspects } from '../chart-summaries.ts';
import { ChartFigure } from '../chart-figure.tsx';

/** One product as the breakdown counts it: its prospect index of 0–1 and its week's revenue, ₸. */
export interface ProspectItem {
  readonly index: number;
  readonly revenue: number;
}

interface Props {
  readonly title: string;
  readonly products: readonly ProspectItem[];
  /** The levels that are chosen; none for all. */
  readonly levels: readonly ProspectLevel[];
  readonly onLevels: (levels: readonly ProspectLevel[]) => void;
  readonly className?: string;
}

const heads = ['Перспективность', 'Товары', 'Доля выручки'];

interface LevelProps {
  readonly part: { readonly level: ProspectLevel; readonly count: number; readonly share: number };
  /** The largest share of all levels, which fills the line. */
  readonly most: number;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

/** One level: its word, its products, its share of revenue. */
const Level = ({ part: { level, count, share }, most, isChosen, onToggle }: LevelProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    onClick={onToggle}
    className={classNames(
      'flex h-7.5 w-full items-center gap-2 border-b border-line-soft text-left last-of-type:border-0 hover:bg-hover focus-visible:-outline-offset-2',
      isChosen && 'bg-accent-soft forced-colors:border-2! forced-colors:border-[Highlight]',
    )}
  >
    <span className="w-26 shrink-0">
      <ProspectBadge level={level} />
    </span>
    <span className="figures w-16 shrink-0 text-right text-ink-2">
      {' '}
      {formatInteger(count)}
      <span className="sr-only"> {pluralize(count, nouns.product)}, выручка </span>
    </span>
    <span className="h-1.5 min-w-0 flex-1">
      <span
        className="block h-full rounded-mark bg-bar mark [print-color-adjust:exact]"
        style={{ width: `${(100 * share) / most}%` }}
      />
    </span>
    <span className="figures w-8 shrink-0 text-right">
      {formatInteger(100 * share)}
      <span className="sr-only">{'\u202f%'}</span>
    </span>
  </button>
);

/** How many products each prospect level has and what they sold, best first; a click chooses a level. */
export const ProspectBreakdown = ({ title, products, levels, onLevels, className }: Props) => {
  const parts = useMemo(() => {
    const total = sum(products, ({ revenue }) => revenue);
    return prospectLevels.map(({ level, label }) => {
      const inside = products.filter(({ index }) => findProspect(index).level === level);
      const revenue = sum(inside, (product) => product.revenue);
      return { level, label, count: inside.length, share: total === 0 ? 0 : revenue / total };
    });
  }, [products]);
  const most = Math.max(...parts.map(({ share }) => share), Number.MIN_VALUE);
  const toggle = (level: ProspectLevel) =>
    onLevels(
      levels.includes(level)
        ? levels.filter((each) => each !== level)
        : prospectLevels.map((each) => each.level).filter((each) => each === level || levels.includes(each)),
    );
  return (
    <ChartFigure
      title={title}
      aside={<span className="text-ink-3">доля выручки, %</span>}
      answer={summarizeProspects(parts, nouns.product)}
      table={{
        heads,
        rows: parts.map(({ label, count, share }) => [label, formatInteger(count), formatPercent(share)]),
      }}
      {...(className !== undefined && { className })}
    >
      {parts.map((part) => (
        <Level
          key={part.level}
          part={part}
          most={most}
          isChosen={levels.includes(part.level)}
          onToggle={() => toggle(part.level)}
        />
      ))}
    </ChartFigure>
  );
};
