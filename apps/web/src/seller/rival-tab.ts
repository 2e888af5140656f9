import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { useIsServed } from '../api/served-profiles.ts';
import type { ProfileTab } from '../report/profile/profile-tabs.tsx';

/** Who offers the cards of a seller, and what these offer beside it. */
export const rivalTab: ProfileTab = {
  name: 'rivals',
  title: 'Соперники',
  List: createLazyComponent(async () => (await import('./rival-list.tsx')).RivalList),
  hidesTrend: true,
  useCount: () => undefined,
  useIsOffered: () => useIsServed('insight'),
};
