import { sum } from 'd3-array';
import { useMemo } from 'react';
import { classNames } from '../../class-names.ts';
import { formatPercent, formatInteger } from '../../format/numbers.ts';
import { nouns, pluralize } from '../../format/plural.ts';
import { ProspectBadge } from '../../primitives/prospect-badge.tsx';
import { findProspect, prospectLevels, type ProspectLevel } from '../../format/prospect.ts';
import { summarizeProspects } from '../chart-summaries.ts';
import { ChartFigure } from '../chart-figure.tsx';

/** One product: prospect index, 0–1, and revenue of the week, ₸. */
export interface ProspectItem {
  readonly index: number;
  readonly revenue: number;
}

interface Props {
  readonly title: string;
  readonly products: readonly ProspectItem[];
  /** Selected levels; empty means all. */
  readonly levels: readonly ProspectLevel[];
  readonly onLevelsChange: (levels: readonly ProspectLevel[]) => void;
  readonly className?: string;
}

const heads = ['Перспективность', 'Товары', 'Доля выручки'];

interface LevelProps {
  readonly part: { readonly level: ProspectLevel; readonly count: number; readonly share: number };
  /** Largest share of all levels; scales the bars. */
  readonly largest: number;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

/** One level: badge, product count, revenue share. */
const Level = ({ part: { level, count, share }, largest, isChosen, onToggle }: LevelProps) => (
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
        style={{ width: `${(100 * share) / largest}%` }}
      />
    </span>
    <span className="figures w-8 shrink-0 text-right">
      {formatInteger(100 * share)}
      <span className="sr-only">{'\u202f%'}</span>
    </span>
  </button>
);

/** Products and revenue share by prospect level, highest first; a click toggles a level. */
export const ProspectBreakdown = ({ title, products, levels, onLevelsChange, className }: Props) => {
  const parts = useMemo(() => {
    const total = sum(products, ({ revenue }) => revenue);
    return prospectLevels.map(({ level, label }) => {
      const ofLevel = products.filter(({ index }) => findProspect(index).level === level);
      const revenue = sum(ofLevel, (product) => product.revenue);
      return { level, label, count: ofLevel.length, share: total === 0 ? 0 : revenue / total };
    });
  }, [products]);
  const largest = Math.max(...parts.map(({ share }) => share), Number.MIN_VALUE);
  const toggle = (level: ProspectLevel) =>
    onLevelsChange(
      levels.includes(level)
        ? levels.filter((each) => each !== level)
        : prospectLevels.map((each) => each.level).filter((each) => each === level || levels.includes(each)),
    );
  return (
    <ChartFigure
      title={title}
      aside={<span className="text-ink-3">доля выручки, %</span>}
      summary={summarizeProspects(parts, nouns.product)}
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
          largest={largest}
          isChosen={levels.includes(part.level)}
          onToggle={() => toggle(part.level)}
        />
      ))}
    </ChartFigure>
  );
};
