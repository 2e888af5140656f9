import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { sellerReports, sellerTsr } from '../api/seller.ts';
import type { ProfileTab } from '../report/profile/profile-tabs.tsx';
import { DEFAULT_SPAN } from '../report/trend/trend.tsx';

/** Why the revenue of a seller changed. A backend offers it that answers the history, which the profile reads anyway. */
export const changeTab: ProfileTab = {
  name: 'changes',
  title: 'Почему',
  List: createLazyComponent(async () => (await import('./change-list.tsx')).ChangeList),
  isCompared: true,
  hidesTrend: true,
  useCount: () => undefined,
  useIsOffered: ({ seller }) =>
    sellerTsr.history.useQuery(sellerReports.history(seller && { ...seller, weeks: DEFAULT_SPAN })).data !==
    undefined,
};
