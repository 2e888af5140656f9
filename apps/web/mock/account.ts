import type { RotatingSessions } from '@vitrina/conformance/sign-in-backend/rotating-sessions.ts';
import { contract } from '@vitrina/contract';
import { mockEndpoint, type MockedHandlers } from './mock-endpoint.ts';
import { ok } from './mock-responses.ts';

const { account } = contract;

/**
 * Mocks the account of a person.
 * @param stores what belongs to persons
 * @param authorize returns the e-mail address of the signed-in person; throws ContractError UNAUTHORIZED
 */
export function mockAccount(
  sessions: Pick<RotatingSessions, 'trail' | 'forget'>,
  stores: readonly { forget: (email: string) => void }[],
  authorize: (headers: Headers) => string,
): MockedHandlers<typeof account> {
  const check = (headers: Headers) => void authorize(headers);
  return {
    trail: mockEndpoint(account.trail, check)(({ headers }) => ok(sessions.trail(authorize(headers)))),
    remove: mockEndpoint(
      account.remove,
      check,
    )(({ headers }) => {
      const email = authorize(headers);
      for (const store of [sessions, ...stores]) store.forget(email);
      return ok({ message: 'Учётная запись удалена' });
    }),
  };
}
