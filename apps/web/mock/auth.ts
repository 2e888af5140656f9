import { contract } from '@vitrina/contract';
import { mockEndpoint, type MockedHandlers } from './mock-endpoint.ts';
import { errorResponse, ok } from './mock-responses.ts';
import type { createCodes } from './sign-in/codes.ts';
import type { createSessions } from './sign-in/sessions.ts';

const routes = contract.auth;

/** The calls of sign-in. */
export function mockAuth(
  codes: ReturnType<typeof createCodes>,
  sessions: ReturnType<typeof createSessions>,
): MockedHandlers<typeof routes> {
  const unauthorized = errorResponse(401, 'UNAUTHORIZED');
  const refuse = (headers: Headers) => (sessions.user(headers) ? undefined : unauthorized);
  return {
    requestCode: mockEndpoint(routes.requestCode)(({ body: { email } }) =>
      codes.send(email) ? ok({ message: 'Код отправлен', email }) : errorResponse(429, 'TOO_MANY_REQUESTS'),
    ),
    verifyCode: mockEndpoint(routes.verifyCode)(({ body: { email, code } }) =>
      codes.take(email, code) ? ok(sessions.open(email)) : errorResponse(401, 'INVALID_CODE'),
    ),
    refresh: mockEndpoint(routes.refresh)(({ body: { refreshToken } }) => {
      const tokens = sessions.refresh(refreshToken);
      return tokens ? ok(tokens) : errorResponse(401, 'INVALID_REFRESH_TOKEN');
    }),
    logout: mockEndpoint(
      routes.logout,
      refuse,
    )(({ headers, body: { refreshToken } }) =>
      sessions.end(headers, refreshToken) ? ok({ message: 'Вы вышли' }) : unauthorized,
    ),
    me: mockEndpoint(
      routes.me,
      refuse,
    )(({ headers }) => {
      const user = sessions.user(headers);
      return user ? ok({ user }) : unauthorized;
    }),
  };
}
