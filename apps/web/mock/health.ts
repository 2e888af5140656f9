import { contract } from '@vitrina/contract';
import { mockRoute, type Mocked } from './mock-route.ts';
import { ok } from './reply.ts';

/** The call about the server as such. */
export const mockHealth: Mocked<typeof contract.health> = {
  check: mockRoute(contract.health.check)(() => ok({ ok: true, message: 'Всё работает' })),
};
