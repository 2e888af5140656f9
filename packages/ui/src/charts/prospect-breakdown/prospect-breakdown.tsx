import { percentSign } from '#texts/format';
import * as texts from '#texts/charts/prospect-breakdown';
import { sum } from 'd3-array';
import { useMemo } from 'react';
import { classNames } from '../../class-names.ts';
import { formatPercent, formatInteger } from '../../format/numbers.ts';
import { nouns, pluralize } from '../../format/plural.ts';
import { ProspectBadge } from '../../primitives/prospect-badge.tsx';
import { findProspect, prospectLevels, type ProspectLevel } from '../../format/prospect.ts';
import { summarizeProspects } from '../chart-summaries.ts';
import { ChartFigure } from '../chart-figure.tsx';
import { usePassedRows } from '../../row-highlight.tsx';

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

const heads = [texts.prospects, texts.products, texts.revenueShare];

/** Products of a level; shares are of all revenue, 0–1. */
interface LevelPart {
  readonly level: ProspectLevel;
  readonly label: string;
  readonly count: number;
  readonly share: number;
  /** Share of the products that pass the table's filters. */
  readonly passedShare: number;
}

interface LevelProps {
  readonly part: LevelPart;
  /** Largest share of all levels; scales the bars. */
  readonly largest: number;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

/** One level: badge, product count, revenue share. */
const Level = ({ part: { level, count, share, passedShare }, largest, isChosen, onToggle }: LevelProps) => (
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
      <span className="sr-only"> {texts.productsWithRevenue(pluralize(count, nouns.product))} </span>
    </span>
    <span className="relative h-1.5 min-w-0 flex-1">
      {[
        { part: share, tone: 'bg-bar' },
        { part: passedShare, tone: 'bg-bar-strong' },
      ].map(({ part, tone }) => (
        <span
          key={tone}
          className={`absolute inset-y-0 left-0 rounded-mark mark [print-color-adjust:exact] ${tone}`}
          style={{ width: `${(100 * part) / largest}%` }}
        />
      ))}
    </span>
    <span className="figures w-8 shrink-0 text-right">
      {formatInteger(100 * share)}
      <span className="sr-only">{percentSign}</span>
    </span>
  </button>
);

const computeLevels = (
  products: readonly ProspectItem[],
  passed: ReadonlySet<number> | null,
): readonly LevelPart[] => {
  const total = sum(products, ({ revenue }) => revenue);
  const toShare = (revenue: number) => (total === 0 ? 0 : revenue / total);
  const rows = products.map(({ index, revenue }, row) => ({
    level: findProspect(index)?.level,
    revenue,
    passedRevenue: passed === null || passed.has(row) ? revenue : 0,
  }));
  return prospectLevels.map(({ level, label }) => {
    const ofLevel = rows.filter((row) => row.level === level);
    return {
      level,
      label,
      count: ofLevel.length,
      share: toShare(sum(ofLevel, ({ revenue }) => revenue)),
      passedShare: toShare(sum(ofLevel, ({ passedRevenue }) => passedRevenue)),
    };
  });
};

/** Products and revenue share by prospect level, highest first; a click toggles a level. */
export const ProspectBreakdown = ({ title, products, levels, onLevelsChange, className }: Props) => {
  const passed = usePassedRows();
  const parts = useMemo(() => computeLevels(products, passed), [products, passed]);
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
      aside={<span className="text-ink-3">{texts.scale}</span>}
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
