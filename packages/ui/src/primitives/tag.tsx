import type { ReactNode } from 'react';
import * as texts from '#texts/primitives/tag';
import { formatNumber } from '../format/numbers.ts';

/** Small mark before the name of a row with under 10 sales, whose metrics vary a lot; takes no space from the name. */
export const LowDataMark = () => (
  <span
    title={texts.lowDataHint}
    className="absolute inset-y-0 -left-4 flex w-4 items-center max-md:-left-3 max-md:w-3"
  >
    <svg role="img" aria-label={texts.lowData} viewBox="0 0 8 8" className="size-2">
      <circle cx={4} cy={4} r={2.5} className="fill-none stroke-ink-3" />
    </svg>
  </span>
);

/** The tag «мало данных» in words. */
export const LowDataTag = () => (
  <span
    title={texts.lowDataHint}
    className="shrink-0 rounded-badge border border-dashed border-line-control px-1 text-axis font-normal whitespace-nowrap text-ink-3"
  >
    {texts.lowData}
  </span>
);

/** Tag of one's own shop. */
export const OwnTag = () => (
  <span className="shrink-0 rounded-badge bg-ground px-1 text-axis font-normal text-accent">{texts.own}</span>
);

/** State of a row between two weeks: «новый», «ушёл». */
export const StateTag = ({ text, hasLeft }: { readonly text: string; readonly hasLeft: boolean }) => (
  <span
    className={`shrink-0 rounded-badge border px-1 text-axis font-normal whitespace-nowrap ${
      hasLeft ? 'border-line-quiet text-ink-3' : 'border-transparent bg-accent-soft text-accent'
    }`}
  >
    {text}
  </span>
);

/** Short warning, such as «Демо-данные». */
export const WarnTag = ({ children }: { readonly children: ReactNode }) => (
  <span className="inline-flex h-5 items-center rounded-badge border border-warn-line bg-warn-soft px-1.5 text-axis whitespace-nowrap text-warn">
    {children}
  </span>
);

/** Number of selected items or active filters. */
export const CountBadge = ({ count, title }: { readonly count: number; readonly title?: string }) => (
  <span
    title={title}
    className="figures min-w-5 rounded-badge bg-accent px-1.5 text-center text-badge text-on-accent forced-colors:border"
  >
    {formatNumber(count)}
  </span>
);
