import * as screens from '#texts/screens';
import { FIRST_YEAR } from '@vitrina/contract';
import type { Route } from '../routing/route.ts';

/** The routes about sections. */
export const sectionRoutes: readonly Route[] = [
  {
    path: '/section',
    title: screens.sectionProfile,
    load: () => import('./profile.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: ({ section }, reports) => [
      reports.section.info.options(section),
      reports.section.categories.options(section),
    ],
  },
  {
    path: '/section-briefing',
    title: screens.briefing,
    load: () => import('./briefing.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: ({ section }, reports) => [
      reports.section.info.options(section),
      reports.section.categories.options(section),
    ],
  },
];
