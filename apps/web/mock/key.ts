import type { StoredKeys } from '@vitrina/conformance/sign-in-backend/stored-keys.ts';
import { contract } from '@vitrina/contract';
import { mockEndpoint, type MockedHandlers } from './mock-endpoint.ts';
import { ok } from './mock-responses.ts';

const { key } = contract;

/**
 * Mocks the keys for programs.
 * @param authorize returns the e-mail address of the signed-in person; throws ContractError UNAUTHORIZED
 */
export function mockKey(
  stored: StoredKeys,
  authorize: (headers: Headers) => string,
): MockedHandlers<typeof key> {
  const check = (headers: Headers) => void authorize(headers);
  return {
    list: mockEndpoint(key.list, check)(({ headers }) => ok(stored.list(authorize(headers)))),
    create: mockEndpoint(
      key.create,
      check,
    )(({ headers, body }) => ok(stored.create(authorize(headers), body))),
    revoke: mockEndpoint(
      key.revoke,
      check,
    )(({ headers, params }) => ok(stored.revoke(authorize(headers), params.id))),
  };
}
