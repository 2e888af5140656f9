import { contract } from '@vitrina/contract';
import { mockEndpoint, type MockedHandlers } from './mock-endpoint.ts';
import { ok } from './mock-responses.ts';

/** The endpoint of the server's health. */
export const mockHealth: MockedHandlers<typeof contract.health> = {
  check: mockEndpoint(contract.health.check)(() => ok({ ok: true, message: 'Всё работает' })),
};
