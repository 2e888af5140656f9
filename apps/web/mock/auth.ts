import { contract } from '@vitrina/contract';
import { mockRoute, type Mocked } from './mock-route.ts';
import { failure, ok } from './reply.ts';
import type { createCodes } from './sign-in/codes.ts';
import type { createSessions } from './sign-in/sessions.ts';

const routes = contract.auth;

/** The calls of sign-in. */
export function mockAuth(
  codes: ReturnType<typeof createCodes>,
  sessions: ReturnType<typeof createSessions>,
): Mocked<typeof routes> {
  const unauthorized = failure(401, 'UNAUTHORIZED');
  const refuse = (headers: Headers) => (sessions.user(headers) ? undefined : unauthorized);
  return {
    requestCode: mockRoute(routes.requestCode)(({ body: { email } }) =>
      codes.send(email) ? ok({ message: 'Код отправлен', email }) : failure(429, 'TOO_MANY_REQUESTS'),
    ),
    verifyCode: mockRoute(routes.verifyCode)(({ body: { email, code } }) =>
      codes.take(email, code) ? ok(sessions.open(email)) : failure(401, 'INVALID_CODE'),
    ),
    refresh: mockRoute(routes.refresh)(({ body: { refreshToken } }) => {
      const tokens = sessions.refresh(refreshToken);
      return tokens ? ok(tokens) : failure(401, 'INVALID_REFRESH_TOKEN');
    }),
    logout: mockRoute(
      routes.logout,
      refuse,
    )(({ headers, body: { refreshToken } }) =>
      sessions.end(headers, refreshToken) ? ok({ message: 'Вы вышли' }) : unauthorized,
    ),
    me: mockRoute(
      routes.me,
      refuse,
    )(({ headers }) => {
      const user = sessions.user(headers);
      return user ? ok({ user }) : unauthorized;
    }),
  };
}
