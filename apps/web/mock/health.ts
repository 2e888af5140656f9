import { contract } from '@vitrina/contract';
import { mockEndpoint, type MockedHandlers } from './mock-endpoint.ts';
import { ok } from './mock-responses.ts';

/** The call about the server as such. */
export const mockHealth: MockedHandlers<typeof contract.health> = {
  check: mockEndpoint(contract.health.check)(() => ok({ ok: true, message: 'Всё работает' })),
};
