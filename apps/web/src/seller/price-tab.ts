import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { useIsServed } from '../api/served-profiles.ts';
import type { ProfileTab } from '../report/profile/profile-tabs.tsx';

/** Where the prices of a seller stand on its cards. */
export const priceTab: ProfileTab = {
  name: 'prices',
  title: 'Цены',
  List: createLazyComponent(async () => (await import('./price-list.tsx')).PriceList),
  hidesTrend: true,
  useCount: () => undefined,
  useIsOffered: () => useIsServed('insight'),
};
