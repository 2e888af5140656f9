import { account } from './account.ts';
import { auth } from './auth.ts';
import { brand } from './brand.ts';
import { category } from './category.ts';
import { find } from './find.ts';
import { follow } from './follow.ts';
import { health } from './health.ts';
import { imports } from './imports.ts';
import { key } from './key.ts';
import { market } from './market.ts';
import { period } from './period.ts';
import { product } from './product.ts';
import type { RouteMetadata } from './route-metadata.ts';
import { section } from './section.ts';
import { seller } from './seller.ts';
import { session } from './session.ts';
import { share } from './share.ts';

/** Every endpoint of the product, by entity. */
export type Contract = {
  readonly health: typeof health;
  readonly auth: typeof auth;
  readonly period: typeof period;
  readonly seller: typeof seller;
  readonly brand: typeof brand;
  readonly category: typeof category;
  readonly section: typeof section;
  readonly product: typeof product;
  readonly find: typeof find;
  readonly market: typeof market;
  readonly follow: typeof follow;
  readonly key: typeof key;
  readonly session: typeof session;
  readonly account: typeof account;
  readonly share: typeof share;
  readonly imports: typeof imports;
};

/** Every endpoint of the product, by entity; a route without its metadata does not compile. */
export const contract: Contract = {
  health,
  auth,
  period,
  seller,
  brand,
  category,
  section,
  product,
  find,
  market,
  follow,
  key,
  session,
  account,
  share,
  imports,
} satisfies Record<string, Record<string, { metadata: RouteMetadata }>>;
