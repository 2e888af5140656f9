import { contract } from '@vitrina/contract';
import { readConfig } from '../src/config.ts';
import { ContractError } from '@vitrina/contract/serving';
import type { Handlers } from '../src/server/endpoints/handlers.ts';
import { createHttpServer } from '../src/server/http/http-server.ts';
import { registerEndpoints } from '../src/server/endpoints/register-endpoints.ts';
import { createLog } from '../src/server/http/log.ts';

const router = {
  health: contract.health,
  seller: { info: contract.seller.info, byTitle: contract.seller.byTitle },
  auth: contract.auth,
};

/** Handlers of the endpoints above. */
export type TestHandlers = Handlers<typeof router, string>;

const never = () => Promise.reject(new Error('not called in this test'));

const defaults: TestHandlers = {
  health: { check: async () => ({ ok: true, message: 'да' }) },
  seller: { info: never, byTitle: async () => [] },
  auth: {
    requestCode: async ({ body }) => ({ message: '', email: body.email }),
    verifyCode: never,
    refresh: never,
    logout: async ({ caller }) => ({ message: caller }),
    me: never,
  },
};

/** Serves a test's handlers by the real HTTP server and collects its log. Only `Bearer right` is authorized. */
export function serveHandlers(
  given: { [Entity in keyof TestHandlers]?: Partial<TestHandlers[Entity]> },
  env: NodeJS.ProcessEnv = {},
) {
  const lines: string[] = [];
  const config = readConfig(env);
  const app = createHttpServer(config, createLog({ write: (line) => void lines.push(line) }));
  const handlers: TestHandlers = {
    health: { ...defaults.health, ...given.health },
    seller: { ...defaults.seller, ...given.seller },
    auth: { ...defaults.auth, ...given.auth },
  };
  registerEndpoints(app, router, handlers, {
    authorize: async (authorization) => {
      if (authorization !== 'Bearer right') throw new ContractError('UNAUTHORIZED');
      return 'the caller';
    },
    checkResponses: !config.production,
  });
  return { app, log: () => lines.join('') };
}
