import type { EndpointExamples } from './example-types.ts';
import type { session } from './session.ts';

const current = {
  id: 'Jq3Vw0cXk2mN8sT5yB7dF1gH4jK6lP9z',
  isCurrent: true,
  browser: 'Chrome',
  system: 'Windows',
  address: '203.0.113.7',
  createdAt: '2026-11-16T05:00:00.000Z',
  lastUsedAt: '2026-11-17T09:30:00.000Z',
};
const phone = {
  ...current,
  id: 'a8Rt2LmQ5wE7uI0oP3sD6fG9hJ1kZ4xC',
  isCurrent: false,
  browser: 'Safari',
  system: 'iPhone',
  address: '2001:db8:0:1::/64',
};
const own = { sessions: [current] };

/** One successful request and its response for each endpoint of session. */
export const sessionEndpointExamples = {
  list: { request: undefined, response: { sessions: [current, phone] } },
  end: { request: { id: phone.id }, response: own },
  endOthers: { request: undefined, response: own },
} satisfies EndpointExamples<typeof session>;
