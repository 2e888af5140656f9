import type { StoredShares } from '@vitrina/conformance/sign-in-backend/stored-shares.ts';
import { contract } from '@vitrina/contract';
import { mockEndpoint, type MockedHandlers } from './mock-endpoint.ts';
import { ok } from './mock-responses.ts';

const { share } = contract;

/**
 * Mocks shared links.
 * @param authorize returns the e-mail address of the signed-in person; throws ContractError UNAUTHORIZED
 */
export function mockShare(
  stored: StoredShares,
  authorize: (headers: Headers) => string,
): MockedHandlers<typeof share> {
  const check = (headers: Headers) => void authorize(headers);
  return {
    list: mockEndpoint(share.list, check)(({ headers }) => ok(stored.list(authorize(headers)))),
    create: mockEndpoint(
      share.create,
      check,
    )(({ headers, body: { path, expiresInDays }, url }) =>
      ok(stored.create(authorize(headers), path, expiresInDays, url.origin)),
    ),
    revoke: mockEndpoint(
      share.revoke,
      check,
    )(({ headers, params }) => ok(stored.revoke(authorize(headers), params.id))),
    open: mockEndpoint(share.open)(({ body }) => ok(stored.open(body.token))),
  };
}
