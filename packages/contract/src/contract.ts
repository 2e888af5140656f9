import { initContract } from '@ts-rest/core';
import { auth } from './auth.ts';
import { brand } from './brand.ts';
import { category } from './category.ts';
import { find } from './find.ts';
import { health } from './health.ts';
import { market } from './market.ts';
import { period } from './period.ts';
import { product } from './product.ts';
import type { RouteMetadata } from './route-metadata.ts';
import { seller } from './seller.ts';

/** The routers of every entity; a route without its metadata does not compile. */
const routers = { health, auth, period, seller, brand, category, product, find, market } satisfies Record<
  string,
  Record<string, { metadata: RouteMetadata }>
>;

/** Every endpoint of the product, by entity. */
export const contract = initContract().router(routers, { strictStatusCodes: true });
export type Contract = typeof contract;
