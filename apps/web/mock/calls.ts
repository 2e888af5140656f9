import { contract } from '@vitrina/contract';
import type { HttpHandler } from 'msw';
import { mockBrand } from './brand.ts';
import { mockCategory } from './category.ts';
import { mockFind } from './find.ts';
import { mockHealth } from './health.ts';
import type { Market } from './market.ts';
import type { Mocked, Route } from './mock-route.ts';
import { mockPeriod } from './period.ts';
import { mockSeller } from './seller.ts';

/** One call of the contract with what answers it. */
export interface MockedCall {
  /** Its name in the contract: `seller.info`. */
  name: string;
  route: Route;
  handler: HttpHandler;
}

/** The calls of sign-in, answered. */
export type MockedAuth = Mocked<typeof contract.auth>;

/** Every call of the contract, answered by one market; a route without an answer does not compile. */
export function mockedCalls(market: Market, auth: MockedAuth): readonly MockedCall[] {
  const handlers: { readonly [Entity in keyof typeof contract]: Mocked<(typeof contract)[Entity]> } = {
    health: mockHealth,
    auth,
    period: mockPeriod(market),
    seller: mockSeller(market),
    brand: mockBrand(market),
    category: mockCategory(market),
    find: mockFind(market),
  };
  return (Object.keys(handlers) as (keyof typeof contract)[]).flatMap((entity) => {
    const routes: Readonly<Record<string, Route>> = contract[entity];
    const answered: Readonly<Record<string, HttpHandler>> = handlers[entity];
    return Object.entries(routes).flatMap(([call, route]) => {
      const handler = answered[call];
      return handler === undefined ? [] : [{ name: `${entity}.${call}`, route, handler }];
    });
  });
}
