import type { RotatingSessions } from '@vitrina/conformance/sign-in-backend/rotating-sessions.ts';
import { contract } from '@vitrina/contract';
import { mockEndpoint, type MockedHandlers } from './mock-endpoint.ts';
import { ok } from './mock-responses.ts';

const { session } = contract;

const getAuthorization = (headers: Headers) => headers.get('authorization') ?? undefined;

/**
 * Mocks the open sessions.
 * @param authorize returns the e-mail address of the signed-in person; throws ContractError UNAUTHORIZED
 */
export function mockSession(
  sessions: RotatingSessions,
  authorize: (headers: Headers) => string,
): MockedHandlers<typeof session> {
  const check = (headers: Headers) => void authorize(headers);
  return {
    list: mockEndpoint(
      session.list,
      check,
    )(({ headers }) => ok(sessions.list(authorize(headers), getAuthorization(headers)))),
    end: mockEndpoint(
      session.end,
      check,
    )(({ headers, params }) =>
      ok(sessions.endById(authorize(headers), params.id, getAuthorization(headers))),
    ),
    endOthers: mockEndpoint(
      session.endOthers,
      check,
    )(({ headers }) => ok(sessions.endOthers(authorize(headers), getAuthorization(headers)))),
  };
}
