import type { EndpointExamples } from './example-types.ts';
import type { health as healthRouter } from './health.ts';

/** One successful request and its response for each endpoint of health. */
export const healthEndpointExamples = {
  check: { request: undefined, response: { ok: true, message: 'Всё работает' } },
} satisfies Partial<EndpointExamples<typeof healthRouter>>;
