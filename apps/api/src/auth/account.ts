import { type contract, selectLanguage } from '@vitrina/contract';
import { ContractError } from '@vitrina/contract/serving';
import type { Handlers } from '../server/endpoints/handlers.ts';
import type { Session } from '../store/sessions.ts';
import { inTransaction } from '../store/store.ts';
import { listOwnEvents, recordEvent } from '../store/trail.ts';
import { deleteUser } from '../store/users.ts';
import { toActor } from './caller.ts';
import type { AuthDeps } from './deps.ts';
import { authTexts } from './texts/auth-texts.ts';

/** Deletes the account of the caller; false if another request has just done so. */
const remove = ({ store, now }: AuthDeps, caller: Session, ip: string): Promise<boolean> =>
  inTransaction(store, async (within) => {
    if (!(await deleteUser(within, caller.user))) return false;
    await recordEvent(within, { event: 'account-deleted', ...toActor(caller, ip), now: now() });
    return true;
  });

/** Creates the handlers of a person's account. */
export const createAccountHandlers = (deps: AuthDeps): Handlers<typeof contract.account, Session> => ({
  trail: async ({ caller }) => ({ events: await listOwnEvents(deps.store, caller.user.id) }),
  remove: async ({ caller, ip, headers }) => {
    if (!(await remove(deps, caller, ip))) throw new ContractError('UNAUTHORIZED');
    return { message: authTexts[selectLanguage(headers['accept-language'])].accountDeleted };
  },
});
