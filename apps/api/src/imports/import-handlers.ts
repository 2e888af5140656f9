import type { contract, User } from '@vitrina/contract';
import type { Handlers } from '../server/endpoints/handlers.ts';
import { toActor } from '../auth/caller.ts';
import type { Session } from '../store/sessions.ts';
import type { Store } from '../store/store.ts';
import { recordEvent } from '../store/trail.ts';
import type { HeldImports } from './imports.ts';

/** Dependencies of the handlers of imports. */
export interface ImportHandlerDeps {
  readonly store: Store;
  readonly now: () => Date;
  readonly imports: HeldImports;
  /** Throws ContractError FORBIDDEN for a person who may not import. */
  readonly checkImporter: (user: User) => void;
}

/** Creates the handlers of imports. */
export const createImportHandlers = ({
  imports,
  checkImporter,
  store,
  now,
}: ImportHandlerDeps): Handlers<typeof contract.imports, Session> => {
  const admit = ({ user }: Session): string => {
    checkImporter(user);
    return user.id;
  };
  return {
    list: async ({ caller }) => imports.list(admit(caller)),
    create: async ({ caller, body, ip }) => {
      const begun = await imports.create(admit(caller), body);
      await recordEvent(store, { event: 'import', subject: begun.id, ...toActor(caller, ip), now: now() });
      return begun;
    },
    info: async ({ caller, params }) => imports.find(admit(caller), params.id).view,
    appendPart: async ({ caller, body }) => imports.append(admit(caller), body),
    check: async ({ caller, body }) => imports.check(admit(caller), body.id, body.mapping),
    publish: async ({ caller, body, ip }) => {
      admit(caller);
      return imports.publish(toActor(caller, ip), body.id, body);
    },
    rejects: async ({ caller, params }) => imports.readRejects(admit(caller), params.id),
    remove: async ({ caller, params }) => imports.remove(admit(caller), params.id),
  };
};
