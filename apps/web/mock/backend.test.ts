import { checkConformance } from '@vitrina/conformance';
import { contract } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { serveMock } from '../test/served-mock.ts';
import { mockBackend, nothingElse } from './backend.ts';
import { inMemory } from './kept.ts';
import { noCodes } from './sign-in/codes.ts';
import { noSessions } from './sign-in/sessions.ts';

const GRACE_SECONDS = 0.2;

function newBackend() {
  const codes = inMemory(noCodes);
  const calls = mockBackend({ codes, sessions: inMemory(noSessions), graceMs: GRACE_SECONDS * 1_000 });
  return { calls, codes: { watch: async (email: string) => async () => codes.read().sent[email]?.code } };
}

test('the mock answers every call of the contract', () => {
  const named = Object.entries(contract).flatMap(([entity, calls]) =>
    Object.keys(calls).map((call) => `${entity}.${call}`),
  );
  expect(
    newBackend()
      .calls.map(({ name }) => name)
      .toSorted(),
  ).toEqual(named.toSorted());
});

// The kit asks some thousands of questions, which a busy machine answers slowly.
test('the mock keeps the contract: the kit has no findings', async () => {
  const { calls, codes } = newBackend();
  const server = await serveMock([...calls.map(({ handler }) => handler), nothingElse]);
  const outcome = await checkConformance({
    url: server.url,
    signIn: { email: 'aigerim@example.kz', codes },
    graceSeconds: GRACE_SECONDS,
  });
  await server.close();
  expect(outcome).toEqual({ findings: [], skipped: [] });
}, 180_000);
