import type { StoredFollows } from '@vitrina/conformance/sign-in-backend/stored-follows.ts';
import { contract } from '@vitrina/contract';
import { mockEndpoint, type MockedHandlers } from './mock-endpoint.ts';
import { ok } from './mock-responses.ts';

const { follow } = contract;

/**
 * Mocks a person's stored state.
 * @param authorize returns the e-mail address of the signed-in person; throws ContractError UNAUTHORIZED
 */
export function mockFollow(
  stored: StoredFollows,
  authorize: (headers: Headers) => string,
): MockedHandlers<typeof follow> {
  const check = (headers: Headers) => void authorize(headers);
  const toResponse = ({ body, headers }: ReturnType<StoredFollows['list']>) => ({ ...ok(body), headers });
  return {
    list: mockEndpoint(follow.list, check)(({ headers }) => toResponse(stored.list(authorize(headers)))),
    replace: mockEndpoint(
      follow.replace,
      check,
    )(({ headers, body }) =>
      toResponse(stored.replace(authorize(headers), headers.get('if-match') ?? undefined, body)),
    ),
    events: mockEndpoint(
      follow.events,
      check,
    )(({ headers, params }) => ok(stored.events(authorize(headers), params))),
    markSeen: mockEndpoint(
      follow.markSeen,
      check,
    )(({ headers, body }) => ok(stored.markSeen(authorize(headers), body))),
    letter: mockEndpoint(follow.letter, check)(({ headers }) => ok(stored.letter(authorize(headers)))),
    setLetter: mockEndpoint(
      follow.setLetter,
      check,
    )(({ headers, body }) => ok(stored.setLetter(authorize(headers), body))),
  };
}
