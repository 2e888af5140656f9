import type { contract } from '@vitrina/contract';
import type { Handlers } from '../server/endpoints/handlers.ts';
import type { Session } from '../store/sessions.ts';
import { inTransaction } from '../store/store.ts';
import { createAccountHandlers } from './account.ts';
import { type Alarms, createAlarms } from './alarms.ts';
import type { AuthContext, AuthDeps } from './deps.ts';
import { deleteExpired } from './expired-cleanup.ts';
import { createLimitedCallers } from './limited-callers.ts';
import { refresh } from './refresh.ts';
import { requestCode } from './request-code.ts';
import { createSessionHandlers } from './open-sessions.ts';
import { authorize, logout, readUser } from './session.ts';
import { createUncomparedGuesses } from './uncompared-guesses.ts';
import { verifyCode } from './verify-code.ts';

/** Sign-in: the handlers of its five endpoints, of open sessions and of the account, and the check of the Authorization header. */
export interface Auth {
  handlers: Handlers<typeof contract.auth, Session>;
  sessionHandlers: Handlers<typeof contract.session, Session>;
  accountHandlers: Handlers<typeof contract.account, Session>;
  /** Resolves the session from the Authorization header. Throws ContractError UNAUTHORIZED. */
  authorize: (authorization: string | undefined) => Promise<Session>;
  /** Counts of the alarms since the start, by name. */
  alarms: Alarms['counts'];
  /** Deletes expired rows: codes, sessions, tokens, code requests, guesses, events of the trail. */
  deleteExpired: () => Promise<void>;
}

/** Creates the handlers of the five sign-in endpoints. */
const createSignInHandlers = (context: AuthContext): Auth['handlers'] => ({
  requestCode: ({ body, ip, headers, isSecure }) =>
    requestCode(context, {
      ...body,
      ip,
      cookie: headers.cookie,
      acceptLanguage: headers['accept-language'],
      isSecure,
    }),
  verifyCode: ({ body, ip, headers, isSecure }) =>
    verifyCode(context, {
      ...body,
      ip,
      userAgent: headers['user-agent'],
      cookie: headers.cookie,
      acceptLanguage: headers['accept-language'],
      isSecure,
    }),
  refresh: ({ body, ip, headers }) =>
    refresh(context, body.refreshToken, { ip, userAgent: headers['user-agent'] }),
  logout: ({ body, caller, headers, ip }) =>
    logout(context, caller, { ...body, ip, acceptLanguage: headers['accept-language'] }),
  me: ({ caller, headers }) => readUser(context, caller, headers['accept-language']),
});

/** Creates the handlers of sign-in, open sessions and the account. */
export function createAuth(deps: AuthDeps): Auth {
  const alarms = createAlarms(deps.reportAlarm ?? (() => undefined), deps.now);
  const uncomparedGuesses = createUncomparedGuesses();
  const context: AuthContext = {
    ...deps,
    limitedCallers: createLimitedCallers(),
    uncomparedGuesses,
    alarms,
  };
  return {
    authorize: (authorization) => authorize(deps, authorization),
    alarms: alarms.counts,
    deleteExpired: () => inTransaction(deps.store, (within) => deleteExpired(within, deps, deps.now())),
    sessionHandlers: createSessionHandlers(deps),
    accountHandlers: createAccountHandlers(deps),
    handlers: createSignInHandlers(context),
  };
}
