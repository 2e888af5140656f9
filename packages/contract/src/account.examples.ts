import type { account } from './account.ts';
import type { EndpointExamples } from './example-types.ts';

/** One successful request and its response for each endpoint of account. */
export const accountEndpointExamples = {
  trail: {
    request: undefined,
    response: {
      events: [
        { at: '2026-11-17T09:30:00.000Z', event: 'link-used-first', address: null },
        { at: '2026-11-16T05:00:00.000Z', event: 'sign-in', address: '203.0.113.7' },
      ],
    },
  },
  remove: { request: undefined, response: { message: 'Учётная запись удалена' } },
} satisfies EndpointExamples<typeof account>;
