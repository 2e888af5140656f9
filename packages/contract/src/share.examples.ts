import type { EndpointExamples } from './example-types.ts';
import type { share } from './share.ts';

const path = '/seller?sellerId=101&year=2026&weekNumber=46';
const week = { year: 2026, weekNumber: 46 };
const expiresAt = '2026-12-16T05:00:00.000Z';
const made = { id: 'c7d2e9a4b1', path, ...week, createdAt: '2026-11-16T05:00:00.000Z', expiresAt };
const token = 'link_YSBsaW5rIGZvciBvdGhlcn';

const created = { ...made, token, url: `http://vitrina/s/${token}` };
const screen = { path, ...week, expiresAt, isReplaced: false, isFormulaChanged: false };

/** One successful request and its response for each endpoint of share. */
export const shareEndpointExamples = {
  list: { request: undefined, response: { shares: [made] } },
  create: { request: { path, expiresInDays: 30 }, response: created },
  revoke: { request: { id: made.id }, response: { shares: [] } },
  open: { request: { token }, response: screen },
} satisfies EndpointExamples<typeof share>;

/** One valid example of each row of share. */
export const shareRowExamples = { Share: made, CreatedShare: created, SharedScreen: screen };
