import type { EndpointExamples } from './example-types.ts';
import type { key } from './key.ts';

const id = 'b3a1f0c2d4';
const made = {
  id,
  name: 'Отчёт в таблице',
  createdAt: '2026-11-16T05:00:00.000Z',
  expiresAt: '2027-02-14T05:00:00.000Z',
};
const keys = { keys: [{ ...made, lastUsedOn: '2026-11-17' }] };

/** One successful request and its response for each endpoint of key. */
export const keyEndpointExamples = {
  list: { request: undefined, response: keys },
  create: {
    request: { name: made.name, expiresInDays: 90 },
    response: { ...made, lastUsedOn: null, key: 'key_Zm9yIHByb2dyYW1zLCBzaG93biBvbmNl' },
  },
  revoke: { request: { id }, response: { keys: [] } },
} satisfies EndpointExamples<typeof key>;
