import * as texts from '#texts/section/routes';
import { FIRST_YEAR } from '@vitrina/contract';
import type { Route } from '../routing/route.ts';

/** The route about sections. */
export const sectionRoutes: readonly Route[] = [
  {
    path: '/section',
    title: texts.profile,
    load: () => import('./profile.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: ({ section }, reports) => [reports.section.info(section), reports.section.categories(section)],
  },
];
