import type { EndpointExamples } from './example-types.ts';
import type { auth as authRouter } from './auth.ts';

const email = 'aigerim@example.kz';
const user = {
  id: '0192f6a4-5d1e-7c3a-9b42-6f0e8a1c2d3b',
  email,
  status: 'active',
  createdAt: '2026-11-02T08:15:00.000Z',
  updatedAt: '2026-11-16T09:30:00.000Z',
};
const tokens = { accessToken: 'vJ3k…9sQ', refreshToken: 'pR7w…2Lx' };
const { refreshToken } = tokens;

/** One successful request and its response for each endpoint of auth. */
export const authEndpointExamples = {
  requestCode: { request: { email }, response: { message: 'Код отправлен', email } },
  verifyCode: { request: { email, code: '482915' }, response: { user, ...tokens } },
  refresh: { request: { refreshToken }, response: { accessToken: 'm8Xe…1fT', refreshToken: 'zK4d…7Ya' } },
  logout: { request: { refreshToken }, response: { message: 'Вы вышли' } },
  me: { request: undefined, response: { user } },
} satisfies Partial<EndpointExamples<typeof authRouter>>;
