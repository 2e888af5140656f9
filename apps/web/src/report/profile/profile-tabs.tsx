import { Tabs } from '@vitrina/ui/primitives/tabs';
import { type ComponentType, Suspense } from 'react';
import * as z from 'zod/mini';
import { useReportParams } from '../../period/use-report-params.ts';
import type { ReportParams } from '../../routing/report-params.ts';
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
  useCount: (params: ReportParams) => number | undefined;
}

const tabParam = { tab: z.string() };

/** The open tab: that of the address, else the first. */
export function useOpenTab<Name extends string>(tabs: readonly ProfileTab<Name>[]) {
  const [{ tab }] = useTypedSearchParams(tabParam);
  return tabs.find(({ name }) => name === tab) ?? tabs[0];
}

/** The row counts of all tabs; the order of the tabs never changes. */
const useCounts = (tabs: readonly ProfileTab[]): readonly (number | undefined)[] => {
  const params = useReportParams();
  return tabs.map(({ useCount }) => useCount(params));
};

/** The lists of a profile in tabs; the open one is in the address. */
export function ProfileTabs({ label, tabs }: { label: string; tabs: readonly ProfileTab[] }) {
  const [, change] = useTypedSearchParams(tabParam);
  const counts = useCounts(tabs);
  const open = useOpenTab(tabs);
  if (open === undefined) return null;
  const { List } = open;
  return (
    <div className="pt-3 [&_[role=tablist]]:mx-(--gutter)">
      <Tabs
        label={label}
        value={open.name}
        onChange={(tab) => change({ tab }, { replace: false })}
        tabs={tabs.map(({ name, title }, index) => ({ name, title, count: counts[index] }))}
      >
        <Suspense fallback={<ListSkeleton above={open.chartShape} />}>
          <List />
        </Suspense>
      </Tabs>
    </div>
  );
}
