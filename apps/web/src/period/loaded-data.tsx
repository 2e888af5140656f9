import { MIN_MARKET_SELLERS, type WeekInfo } from '@vitrina/contract';
import { FewSellersContext } from '@vitrina/ui/fields/loaded-data';
import { formatCount, nouns } from '@vitrina/ui/format/plural';
import { WarnTag } from '@vitrina/ui/primitives/tag';
import type { ReactNode } from 'react';
import * as texts from '#texts/period/period';
import { MergedNote } from './merged-note.tsx';
import { useWeekInfo } from './use-week-info.ts';

/** Describes what a week with few sellers does not say; undefined with more. */
export const describeFewSellers = ({ sellersCount }: WeekInfo): string | undefined =>
  sellersCount < MIN_MARKET_SELLERS ? texts.fewSellers(formatCount(sellersCount, nouns.seller)) : undefined;

/** Formats how many days of a week were loaded; undefined if all were. */
export const formatLoadedDays = ({ daysCount }: WeekInfo): string | undefined =>
  daysCount < 7 ? texts.loadedDays(daysCount) : undefined;

/** Tag beside the week shown: how many of its days were loaded, if not all. */
export function LoadedDays() {
  const info = useWeekInfo();
  const days = info && formatLoadedDays(info);
  return days === undefined ? null : <WarnTag>{days}</WarnTag>;
}

/** Says of a week with few sellers that its shares are of the loaded data. */
export function FewSellersNote({ className }: { className: string }) {
  const info = useWeekInfo();
  const note = info && describeFewSellers(info);
  return note === undefined ? null : <p className={className}>{note}</p>;
}

/** Style of a note above a screen; the pages of paper have their own. */
const noteClass =
  'border-b border-line-soft bg-sunken px-(--gutter) py-1.5 text-label font-normal text-ink-2 print:in-[:has(.paper)]:hidden';

/**
 * The screens of a week: above them a note of few sellers, which is also in the explanations of their fields, and one of
 * a merged entity.
 */
export function LoadedData({ children }: { children: ReactNode }) {
  const info = useWeekInfo();
  const hasFewSellers = info !== undefined && describeFewSellers(info) !== undefined;
  return (
    <FewSellersContext value={hasFewSellers}>
      <FewSellersNote className={noteClass} />
      <MergedNote className={noteClass} />
      {/* What is as high as the window leaves the note its line. */}
      <div className={`contents ${hasFewSellers ? '[--note-height:1.8125rem]' : ''}`}>{children}</div>
    </FewSellersContext>
  );
}
