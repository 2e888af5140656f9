import type { Fault } from '../fixture-server.ts';
import type { PlantedFault } from './planted-fault.ts';

const signIn = (faults: NonNullable<Fault['signIn']>): Fault => ({ signIn: faults });

/** Sign-in with typical errors. */
export const signInFaults: readonly PlantedFault[] = [
  ['a code works twice', 'code-once', 'sessions', signIn({ codeStays: true })],
  ['any code works', 'bad-code', 'sessions', signIn({ anyCode: true })],
  ['a code works for another address', 'bad-code', 'sessions', signIn({ anyAddress: true })],
  ['an earlier code still works', 'last-code', 'sessions', signIn({ earlierCodesLive: true })],
  ['an access token never changes', 'rotation', 'sessions', signIn({ accessStays: true })],
  ['an address is not lowercased', 'address-case', 'sessions', signIn({ keepsCase: true })],
  ['an old refresh token works', 'reuse', 'sessions', signIn({ ancestorsLive: true })],
  ['a refresh token cannot be sent again', 'grace', 'sessions', signIn({ noGrace: true })],
  ['reuse of a token does not end its session', 'reuse', 'sessions', signIn({ reuseSpares: true })],
  ['access outlives the session', 'reuse', 'sessions', signIn({ accessOutlivesReuse: true })],
  ['logout leaves the access token alive', 'logout', 'sessions', signIn({ accessOutlivesLogout: true })],
  ['logout leaves the refresh token alive', 'logout', 'sessions', signIn({ refreshOutlivesLogout: true })],
  ['logout accepts another session’s token', 'foreign-session', 'sessions', signIn({ logoutTakesAny: true })],
  ['a refresh token never changes', 'rotation', 'sessions', signIn({ noRotation: true })],
  [
    'me is another person',
    'sign-in',
    'sessions',
    {
      changeResponse: (name, [status, body, headers = {}]) => {
        if (name !== 'auth.me' || status !== 200) return [status, body, headers];
        return [status, { user: { ...(body as { user: object }).user, email: 'other@example.kz' } }, headers];
      },
    },
  ],
  [
    'a dead refresh token is malformed',
    'bad-refresh-token',
    'credentials',
    {
      changeResponse: (name, [status, body, headers = {}]) =>
        name === 'auth.refresh' && status === 401
          ? [400, { ...(body as object), code: 'VALIDATION_ERROR' }, headers]
          : [status, body, headers],
    },
    'auth.refresh',
  ],
  [
    'a rate limit has no Retry-After',
    'retry-after',
    'sessions',
    { changeResponse: (_, [status, body]) => [status, body] },
  ],
];
