import type { RotatingSessions } from '@vitrina/conformance/sign-in-backend/rotating-sessions.ts';
import { contract } from '@vitrina/contract';
import { ContractError } from '@vitrina/contract/serving';
import { mockEndpoint, type MockedHandlers } from './mock-endpoint.ts';
import { errorResponse, ok } from './mock-responses.ts';
import type { createCodes } from './sign-in/codes.ts';

const { auth } = contract;

const getAuthorization = (headers: Headers) => headers.get('authorization') ?? undefined;

/** Mocks the sign-in endpoints. */
export function mockAuth(
  codes: ReturnType<typeof createCodes>,
  sessions: RotatingSessions,
): MockedHandlers<typeof auth> {
  const unauthorized = errorResponse(401, 'UNAUTHORIZED');
  const authorize = (headers: Headers) => {
    if (!sessions.findUser(getAuthorization(headers))) throw new ContractError('UNAUTHORIZED');
  };
  return {
    requestCode: mockEndpoint(auth.requestCode)(({ body: { email } }) =>
      codes.send(email)
        ? ok({ message: 'Код отправлен на почту', email })
        : errorResponse(429, 'TOO_MANY_REQUESTS'),
    ),
    verifyCode: mockEndpoint(auth.verifyCode)(({ body: { email, code } }) =>
      codes.use(email, code) ? ok(sessions.open(email)) : errorResponse(401, 'INVALID_CODE'),
    ),
    refresh: mockEndpoint(auth.refresh)(({ body: { refreshToken } }) => {
      const tokens = sessions.refresh(refreshToken);
      return tokens ? ok(tokens) : errorResponse(401, 'INVALID_REFRESH_TOKEN');
    }),
    logout: mockEndpoint(
      auth.logout,
      authorize,
    )(({ headers, body: { refreshToken } }) =>
      sessions.end(getAuthorization(headers), refreshToken) ? ok({ message: 'Вы вышли' }) : unauthorized,
    ),
    me: mockEndpoint(
      auth.me,
      authorize,
    )(({ headers }) => {
      const user = sessions.findUser(getAuthorization(headers));
      return user ? ok({ user }) : unauthorized;
    }),
  };
}
