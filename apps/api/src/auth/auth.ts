import type { contract } from '@vitrina/contract';
import type { Handlers } from '../server/endpoints/handlers.ts';
import type { Session } from '../store/sessions.ts';
import { inTransaction } from '../store/store.ts';
import type { AuthDeps } from './deps.ts';
import { deleteExpired } from './expired-cleanup.ts';
import { refresh } from './refresh.ts';
import { requestCode } from './request-code.ts';
import { authorize, logout } from './session.ts';
import { verifyCode } from './verify-code.ts';

/** Sign-in: the handlers of its five endpoints and the check of the Authorization header. */
export interface Auth {
  handlers: Handlers<typeof contract.auth, Session>;
  /** Resolves the session from the Authorization header. Throws ContractError UNAUTHORIZED. */
  authorize: (authorization: string | undefined) => Promise<Session>;
  /** Deletes expired codes, sessions, tokens and code requests. */
  deleteExpired: () => Promise<void>;
}

/** Creates sign-in. */
export const createAuth = (deps: AuthDeps): Auth => ({
  authorize: (authorization) => authorize(deps, authorization),
  deleteExpired: () => inTransaction(deps.store, (within) => deleteExpired(within, deps, deps.now())),
  handlers: {
    requestCode: ({ body, ip }) => requestCode(deps, { email: body.email, ip }),
    verifyCode: ({ body }) => verifyCode(deps, body),
    refresh: ({ body }) => refresh(deps, body.refreshToken),
    logout: ({ body, caller }) => logout(deps, caller, body.refreshToken),
    me: async ({ caller }) => ({ user: caller.user }),
  },
});
