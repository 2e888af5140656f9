import { memo } from 'react';
import { classNames } from '../class-names.ts';
import { nameScope, type IndexScope } from '../fields/index-scope.ts';
import { formatIndex } from '../format/numbers.ts';
import { findProspect, prospectLevels, type Prospect, type ProspectLevel } from '../format/prospect.ts';

const groundClasses: Readonly<Record<ProspectLevel, string>> = {
  5: 'bg-prospect-5-soft',
  4: 'bg-prospect-4-soft',
  3: 'bg-prospect-3-soft',
  2: 'bg-prospect-2-soft',
  1: 'bg-prospect-1-soft',
};

const textClasses: Readonly<Record<ProspectLevel, string>> = {
  5: 'text-prospect-5',
  4: 'text-prospect-4',
  3: 'text-prospect-3',
  2: 'text-prospect-2',
  1: 'text-prospect-1',
};

/** SVG path of the rising bars, from the first to the last level. */
const drawBars = (from: number, to: number): string =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, offset) => from + offset)
    .map((bar) => `M${(bar - 1) * 4 + 1.25} 10v${-(2 + bar * 1.6)}`)
    .join('');

/** Five rising bars filled to the level: readable without colour. */
const Meter = ({ level }: { readonly level: ProspectLevel }) => (
  <svg
    viewBox="0 0 19 10"
    strokeWidth="2.5"
    className="h-2.5 w-[19px] shrink-0 overflow-visible"
    aria-hidden="true"
  >
    <path d={drawBars(1, level)} stroke="var(--meter)" className="forced-colors:stroke-[CanvasText]" />
    <path
      d={drawBars(level + 1, 5)}
      stroke="currentColor"
      strokeOpacity={0.22}
      className="forced-colors:stroke-[GrayText]"
    />
  </svg>
);

/** Colour of the filled part of a meter. */
const meterClasses: Readonly<Record<ProspectLevel, string>> = {
  5: '[--meter:var(--color-prospect-5-mark)]',
  4: '[--meter:var(--color-prospect-4-mark)]',
  3: '[--meter:var(--color-prospect-3-mark)]',
  2: '[--meter:var(--color-prospect-2-mark)]',
  1: '[--meter:var(--color-prospect-1-mark)]',
};

/** Five dots filled to the level: the index is a mean of others. */
const Dots = ({ level }: { readonly level: ProspectLevel }) => (
  <svg viewBox="0 0 19 10" className="h-2.5 w-[19px] shrink-0" aria-hidden="true">
    {[1, 2, 3, 4, 5].map((dot) => (
      <circle
        key={dot}
        cx={(dot - 1) * 4 + 1.5}
        cy={5}
        r={1.4}
        fill={dot <= level ? 'var(--meter)' : 'currentColor'}
        fillOpacity={dot <= level ? 1 : 0.22}
        className={dot <= level ? 'forced-colors:fill-[CanvasText]' : 'forced-colors:fill-[GrayText]'}
      />
    ))}
  </svg>
);

interface BadgeProps {
  readonly level: ProspectLevel;
  readonly long?: boolean;
  /** Outlined with dots: a mean of product indices. */
  readonly isMean?: boolean;
  /** Scope of the index, shown in the tooltip. */
  readonly scope?: IndexScope | undefined;
}

/** Names a level for a tooltip: «Хорошая перспектива, в категории». */
const nameLevel = ({ longLabel }: Prospect, scope: IndexScope | undefined): string =>
  scope === undefined ? longLabel : `${longLabel}, ${nameScope(scope)}`;

/** Badge with the label of a prospect level; `long` appends «перспектива». */
export const ProspectBadge = memo(({ level, long = false, isMean = false, scope }: BadgeProps) => {
  const prospect = prospectLevels.find((prospect) => prospect.level === level);
  return (
    <span
      title={prospect && scope && nameLevel(prospect, scope)}
      className={classNames(
        'inline-flex h-5 items-center gap-1.5 rounded-badge px-1.5 text-badge whitespace-nowrap forced-colors:border',
        meterClasses[level],
        isMean ? 'border border-line-quiet text-ink' : `${groundClasses[level]} ${textClasses[level]}`,
      )}
    >
      {isMean ? <Dots level={level} /> : <Meter level={level} />}
      {long ? prospect?.longLabel : prospect?.label}
    </span>
  );
});

interface IndexBadgeProps extends Omit<BadgeProps, 'level'> {
  /** 0–1. */
  readonly index: number;
}

type MarkProps = Pick<IndexBadgeProps, 'index' | 'isMean' | 'scope'>;

/** An index of 0–1 in a list: its meter and number; the level is in the tooltip. Null without sales. */
export const ProspectMark = ({ index, isMean = false, scope }: MarkProps) => {
  const prospect = findProspect(index);
  if (prospect === undefined) return null;
  const { level, label } = prospect;
  return (
    <span
      title={nameLevel(prospect, scope)}
      className={classNames(
        'figures inline-flex items-center gap-1.5 whitespace-nowrap',
        meterClasses[level],
        textClasses[level],
      )}
    >
      {isMean ? <Dots level={level} /> : <Meter level={level} />}
      {formatIndex(index)}
      <span className="sr-only"> {label}</span>
    </span>
  );
};

/** Badge with the prospect level of an index of 0–1; null without sales. */
export const ProspectIndexBadge = ({ index, ...badge }: IndexBadgeProps) => {
  const prospect = findProspect(index);
  return prospect && <ProspectBadge level={prospect.level} {...badge} />;
};
