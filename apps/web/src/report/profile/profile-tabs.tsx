import * as texts from '#texts/report/profile/profile';
import type { Profile } from '@vitrina/contract';
import { Tabs } from '@vitrina/ui/primitives/tabs';
import { type ComponentType, Suspense } from 'react';
import * as z from 'zod/mini';
import { useIsServed } from '../../api/served-profiles.ts';
import { usePeriod } from '../../period/period-context.ts';
import { useAgainst } from '../../period/use-against.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import type { ReportParams } from '../../routing/report-params.ts';
import { useIsShared } from '../../routing/shared-screen.ts';
import { useTypedSearchParams } from '../../routing/search-params.ts';
import type { ChartShape } from '../charts/chart-skeleton.tsx';
import { ListSkeleton } from '../list-skeleton.tsx';

/** One list of a profile. */
export interface ProfileTab<Name extends string = string> {
  name: Name;
  /** «Категории» */
  title: string;
  List: ComponentType;
  /** Shape of the list's charts while they are loading. */
  chartShape?: ChartShape;
  /** Number of rows, once known. */
  useCount?: (params: ReportParams) => number | undefined;
  /** The profile of the contract with its reports, if a backend may lack it. */
  needs?: Profile;
  /** Whether a shared screen lacks it, as a link does not open its reports. */
  isPrivate?: boolean;
  /** Whether it compares with an earlier week. */
  isCompared?: boolean;
}

/** `view` named a part of a tab until that was a tab of its own. */
const tabParams = { tab: z.string(), view: z.string() };

/** Returns the open tab: the address's, else the first; a shared screen opens no private one. */
export function useOpenTab<Name extends string>(tabs: readonly ProfileTab<Name>[]) {
  const [{ tab, view = tab }] = useTypedSearchParams(tabParams);
  const isShared = useIsShared();
  const open = tabs.find(({ name }) => name === view) ?? tabs.find(({ name }) => name === tab);
  return open === undefined || (isShared && open.isPrivate) ? tabs[0] : open;
}

/** Returns the row counts of all tabs; the order of the tabs never changes. */
const useCounts = (tabs: readonly ProfileTab[]): readonly (number | undefined)[] => {
  const params = useReportParams();
  return tabs.map(({ useCount }) => useCount?.(params));
};

/** Returns whether each tab is shown: the backend serves its reports, or the address names it. */
function useShown(tabs: readonly ProfileTab[], open: string | undefined): readonly boolean[] {
  const isShared = useIsShared();
  return tabs.map(
    ({ name, needs = 'core', isPrivate = false }) =>
      !(isShared && isPrivate) && (useIsServed(needs) || name === open),
  );
}

/** The lists of a profile in tabs; the open one is in the address. */
export function ProfileTabs({ label, tabs }: { label: string; tabs: readonly ProfileTab[] }) {
  const [, change] = useTypedSearchParams(tabParams);
  const counts = useCounts(tabs);
  const open = useOpenTab(tabs);
  const shown = useShown(tabs, open?.name);
  const { published } = usePeriod();
  const hasEarlier = useAgainst().earlier.length > 0 || published === undefined;
  if (open === undefined) return null;
  const { List } = open;
  return (
    <div className="md:[&_[role=tablist]]:mx-(--gutter) max-md:[&_[role=tablist]]:px-(--gutter)">
      <Tabs
        label={label}
        value={open.name}
        onChange={(tab) => change({ tab, view: undefined }, { replace: false })}
        tabs={tabs
          .map(({ name, title, isCompared }, index) => ({
            name,
            title,
            count: counts[index],
            disabledReason: isCompared === true && !hasEarlier ? texts.noWeekBefore : undefined,
          }))
          .filter((_, index) => shown[index])}
      >
        <Suspense fallback={<ListSkeleton above={open.chartShape} name={open.name} />}>
          <List />
        </Suspense>
      </Tabs>
    </div>
  );
}
