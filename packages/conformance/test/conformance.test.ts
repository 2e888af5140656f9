import { expect, test } from 'vitest';
import { conformance, type Options } from '../src/conformance.ts';
import { failureFaults } from './failure-faults.ts';
import { type Fault, serveFixture } from './fixture-server.ts';
import { listFaults } from './list-faults.ts';
import type { Planted } from './planted.ts';
import { rankFaults } from './rank-faults.ts';
import { requestFaults } from './request-faults.ts';
import { signInFaults } from './sign-in-faults.ts';
import { sumFaults } from './sum-faults.ts';
import { valueFaults } from './value-faults.ts';

async function findingsOf(fault: Fault, options: Partial<Options> = {}) {
  const server = await serveFixture(fault);
  const signIn = { email: 'aigerim@example.kz', codes: server.codes };
  const outcome = await conformance({ url: server.url, signIn, graceSeconds: 0.1, ...options });
  await server.close();
  return outcome;
}

test.each([1, 2])('a right server has no findings, whatever the seed (%s)', async (seed) => {
  expect(await findingsOf({}, { seed })).toEqual({ findings: [], notLookedAt: [] });
});

test('a limit with Retry-After is waited for, not reported', async () => {
  let requests = 0;
  const hungry: Fault = {
    reply: (_, reply) => {
      requests += 1;
      if (requests % 20 > 0) return reply;
      return [429, { error: 'Слишком часто', code: 'TOO_MANY_REQUESTS' }, { 'retry-after': '0' }];
    },
  };
  expect(await findingsOf(hungry, { parts: ['week', 'sellers', 'unknown'] })).toMatchObject({ findings: [] });
  expect(requests).toBeGreaterThan(100);
});

const planted: readonly Planted[] = [
  ...valueFaults,
  ...sumFaults,
  ...rankFaults,
  ...listFaults,
  ...failureFaults,
  ...requestFaults,
  ...signInFaults,
];

test.each(planted)('a server is found guilty where %s (%s)', async (_, rule, parts, fault) => {
  const { findings } = await findingsOf(fault, { parts: [parts].flat() });
  expect(findings.map((finding) => finding.rule)).toContain(rule);
});
