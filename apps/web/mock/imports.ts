import type { StoredImports } from '@vitrina/conformance/sign-in-backend/stored-imports.ts';
import { contract } from '@vitrina/contract';
import { mockEndpoint, type MockedHandlers } from './mock-endpoint.ts';
import { ok } from './mock-responses.ts';

const { imports } = contract;

/**
 * Mocks the imports of files.
 * @param authorize returns the e-mail address of the signed-in person; throws ContractError UNAUTHORIZED
 */
export function mockImports(
  stored: StoredImports,
  authorize: (headers: Headers) => string,
): MockedHandlers<typeof imports> {
  const check = (headers: Headers) => void authorize(headers);
  return {
    list: mockEndpoint(imports.list, check)(({ headers }) => ok(stored.list(authorize(headers)))),
    create: mockEndpoint(
      imports.create,
      check,
    )(({ headers, body }) => ok(stored.create(authorize(headers), body))),
    info: mockEndpoint(
      imports.info,
      check,
    )(({ headers, params }) => ok(stored.info(authorize(headers), params.id))),
    appendPart: mockEndpoint(
      imports.appendPart,
      check,
    )(({ headers, body }) => ok(stored.append(authorize(headers), body))),
    check: mockEndpoint(
      imports.check,
      check,
    )(({ headers, body }) => ok(stored.check(authorize(headers), body))),
    publish: mockEndpoint(
      imports.publish,
      check,
    )(({ headers, body }) => ok(stored.publish(authorize(headers), body))),
    rejects: mockEndpoint(
      imports.rejects,
      check,
    )(({ headers, params }) => ok(stored.rejects(authorize(headers), params.id))),
    remove: mockEndpoint(
      imports.remove,
      check,
    )(({ headers, params }) => ok(stored.remove(authorize(headers), params.id))),
  };
}
