import { contract } from '@vitrina/contract';
import type { HttpHandler } from 'msw';
import { mockBrand } from './brand.ts';
import { mockCategory } from './category.ts';
import { mockFind } from './find.ts';
import { mockHealth } from './health.ts';
import type { Market } from './market.ts';
import type { MockedHandlers, Endpoint } from './mock-endpoint.ts';
import { mockPeriod } from './period.ts';
import { mockSeller } from './seller.ts';

/** One call of the contract with what answers it. */
export interface MockedEndpoint {
  /** Its name in the contract: `seller.info`. */
  name: string;
  endpoint: Endpoint;
  handler: HttpHandler;
}

/** The calls of sign-in, answered. */
export type MockedAuth = MockedHandlers<typeof contract.auth>;

/** Every call of the contract, answered by one market; a route without an answer does not compile. */
export function mockEndpoints(market: Market, auth: MockedAuth): readonly MockedEndpoint[] {
  const handlers: { readonly [Entity in keyof typeof contract]: MockedHandlers<(typeof contract)[Entity]> } =
    {
      health: mockHealth,
      auth,
      period: mockPeriod(market),
      seller: mockSeller(market),
      brand: mockBrand(market),
      category: mockCategory(market),
      find: mockFind(market),
    };
  return (Object.keys(handlers) as (keyof typeof contract)[]).flatMap((entity) => {
    const routes: Readonly<Record<string, Endpoint>> = contract[entity];
    const answered: Readonly<Record<string, HttpHandler>> = handlers[entity];
    return Object.entries(routes).flatMap(([call, endpoint]) => {
      const handler = answered[call];
      return handler === undefined ? [] : [{ name: `${entity}.${call}`, endpoint, handler }];
    });
  });
}
