import { contract } from '@vitrina/contract';
import { type Endpoint, listEndpoints } from '@vitrina/contract/serving';
import type { HttpHandler } from 'msw';
import { mockBrand } from './brand.ts';
import { mockCategory } from './category.ts';
import { mockFind } from './find.ts';
import { mockHealth } from './health.ts';
import type { Market } from '@vitrina/conformance/computation/market.ts';
import type { MockedHandlers } from './mock-endpoint.ts';
import { mockPeriod } from './period.ts';
import { mockSeller } from './seller.ts';

/** An endpoint of the contract with its mock handler. */
export interface MockedEndpoint {
  /** Its name in the contract: `seller.info`. */
  name: string;
  endpoint: Endpoint;
  handler: HttpHandler;
}

/** Handlers of the sign-in endpoints. */
export type MockedAuth = MockedHandlers<typeof contract.auth>;

type Handlers = { readonly [Entity in keyof typeof contract]: MockedHandlers<(typeof contract)[Entity]> };

/** Mocks every endpoint of the contract with one market; a missing handler does not compile. */
export function mockEndpoints(market: Market, auth: MockedAuth): readonly MockedEndpoint[] {
  const handlers: Handlers = {
    health: mockHealth,
    auth,
    period: mockPeriod(market),
    seller: mockSeller(market),
    brand: mockBrand(market),
    category: mockCategory(market),
    find: mockFind(market),
  };
  const handlersByName = new Map(
    Object.entries(handlers).flatMap(([entity, ofEntity]) =>
      Object.entries<HttpHandler>(ofEntity).map(([name, handler]) => [`${entity}.${name}`, handler]),
    ),
  );
  return listEndpoints(contract).flatMap(({ name, endpoint }) => {
    const handler = handlersByName.get(name);
    return handler === undefined ? [] : [{ name, endpoint, handler }];
  });
}
