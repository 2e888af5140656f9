import { initContract } from '@ts-rest/core';
import { auth } from './auth.ts';
import { brand } from './brand.ts';
import { category } from './category.ts';
import { find } from './find.ts';
import { health } from './health.ts';
import { period } from './period.ts';
import { seller } from './seller.ts';

/** Every endpoint of the product, by entity. */
export const contract = initContract().router(
  { health, auth, period, seller, brand, category, find },
  { strictStatusCodes: true },
);
export type Contract = typeof contract;
