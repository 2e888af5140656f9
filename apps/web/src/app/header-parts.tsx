import { WarnTag } from '@vitrina/ui/primitives/tag';
import * as texts from '#texts/app/header-parts';
import { formatWeek } from '../period/format-week.ts';
import { formatLoadedDays } from '../period/loaded-data.tsx';
import { usePeriod } from '../period/period-context.ts';
import { useWeekInfo } from '../period/use-week-info.ts';
import { AppLink } from '../routing/app-link.tsx';
import { paths } from '../routing/paths.ts';
import { Wordmark } from '../routing/wordmark.tsx';

/** Whether the week is of the demo market. */
const useIsDemo = () => useWeekInfo()?.isDemo === true;

/** Marks the demo market; shorter in a narrow header. */
export const DemoTag = () =>
  useIsDemo() && (
    <>
      <span className="max-[27rem]:hidden md:@max-[52rem]:hidden">
        <WarnTag>{texts.demoData}</WarnTag>
      </span>
      <span className="hidden max-[27rem]:inline md:@max-[52rem]:inline" title={texts.demoData}>
        <WarnTag>{texts.demo}</WarnTag>
      </span>
    </>
  );

/** The mark of the demo market, which leads to where one's own data is loaded. */
export const DemoLink = () =>
  useIsDemo() && (
    <AppLink
      href={paths.imports()}
      title={texts.loadOwn}
      className="flex h-(--control) shrink-0 items-center gap-2 rounded-control px-1 font-medium text-accent hover:underline"
    >
      <DemoTag />
      <span className="sr-only @min-[60rem]:not-sr-only">{texts.loadOwn}</span>
    </AppLink>
  );

/** The printed header. */
export const PrintedHeader = () => {
  const { week } = usePeriod();
  const isDemo = useIsDemo();
  const info = useWeekInfo();
  const days = info && formatLoadedDays(info);
  return (
    <div className="hidden items-center gap-4 border-b border-line px-(--gutter) pb-3 print:flex print:in-[:has(.paper)]:hidden">
      <span className="flex-1">
        <Wordmark />
      </span>
      {week && (
        <span className="font-medium">
          {isDemo ? texts.demoWeek(formatWeek(week)) : formatWeek(week)}
          {days === undefined ? '' : ` · ${days}`}
        </span>
      )}
    </div>
  );
};
