import type { contract, OpenSession, OpenSessions } from '@vitrina/contract';
import { ContractError } from '@vitrina/contract/serving';
import type { Handlers } from '../server/endpoints/handlers.ts';
import { endSession, listSessions, type Session } from '../store/sessions.ts';
import { inTransaction } from '../store/store.ts';
import { recordEvent } from '../store/trail.ts';
import { toActor } from './caller.ts';
import type { AuthDeps } from './deps.ts';
import { isSessionActive } from './session.ts';
import { toPublicSessionId } from './tokens.ts';

/** A session that asks for the sessions of its user, and the IP address of the request. */
interface Asking {
  caller: Session;
  ip: string;
}

const toOpenSession = (session: Session, caller: Session): OpenSession => ({
  id: toPublicSessionId(session.id),
  isCurrent: session.id === caller.id,
  browser: session.browser || null,
  system: session.system || null,
  address: session.address || null,
  createdAt: session.createdAt,
  lastUsedAt: session.rotatedAt,
});

/** Lists the sessions of the caller's user that have not expired: the caller's own first, then the last used. */
async function list(deps: AuthDeps, caller: Session): Promise<OpenSessions> {
  const active = (await listSessions(deps.store, caller.user.id)).filter((one) => isSessionActive(deps, one));
  const isOwn = ({ id }: Session) => id === caller.id;
  const sorted = [...active.filter(isOwn), ...active.filter((one) => !isOwn(one))];
  return { sessions: sorted.map((one) => toOpenSession(one, caller)) };
}

/** Ends those sessions of the caller's user that are chosen; returns how many. */
const endChosen = (
  { store, now }: AuthDeps,
  { caller, ip }: Asking,
  isChosen: (session: Session) => boolean,
): Promise<number> =>
  inTransaction(store, async (within) => {
    const chosen = (await listSessions(within, caller.user.id)).filter(isChosen);
    let ended = 0;
    for (const { id } of chosen) {
      if (!(await endSession(within, id))) continue;
      ended += 1;
      const subject = toPublicSessionId(id);
      await recordEvent(within, { event: 'session-ended', subject, ...toActor(caller, ip), now: now() });
    }
    return ended;
  });

/** Creates the handlers of open sessions. */
export const createSessionHandlers = (deps: AuthDeps): Handlers<typeof contract.session, Session> => ({
  list: ({ caller }) => list(deps, caller),
  end: async ({ params, ...asking }) => {
    const isNamed = ({ id }: Session) => toPublicSessionId(id) === params.id;
    if ((await endChosen(deps, asking, isNamed)) === 0) throw new ContractError('SESSION_NOT_FOUND');
    return list(deps, asking.caller);
  },
  endOthers: async (asking) => {
    await endChosen(deps, asking, ({ id }) => id !== asking.caller.id);
    return list(deps, asking.caller);
  },
});
