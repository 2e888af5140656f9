import { brandRoutes } from '../brand/routes.ts';
import { categoryRoutes } from '../category/routes.ts';
import { compareRoutes } from '../compare/routes.ts';
import { importRoutes } from '../import/routes.ts';
import { marketRoutes } from '../market/routes.ts';
import { pageRoutes, publicRoutes } from '../pages/routes.ts';
import { productRoutes } from '../product/routes.ts';
import type { Route } from '../routing/route.ts';
import { sectionRoutes } from '../section/routes.ts';
import { sellerRoutes } from '../seller/routes.ts';

/** The routes inside the sidebar layout. */
export const layoutRoutes: readonly Route[] = [
  ...marketRoutes,
  ...sellerRoutes,
  ...categoryRoutes,
  ...sectionRoutes,
  ...brandRoutes,
  ...productRoutes,
  ...compareRoutes,
  ...importRoutes,
  ...pageRoutes,
];

/** Every route of the app. */
export const allRoutes: readonly Route[] = [...publicRoutes, ...layoutRoutes];
