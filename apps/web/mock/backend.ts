import { http, type HttpHandler } from 'msw';
import { mockAuth } from './auth.ts';
import { type MockedCall, mockedCalls } from './calls.ts';
import { openMarket } from './market.ts';
import { demoWeeks } from './demo/weeks.ts';
import type { Kept } from './kept.ts';
import { failure } from './reply.ts';
import { type CodesState, createCodes } from './sign-in/codes.ts';
import { createSessions, type SessionsState } from './sign-in/sessions.ts';

/** Where a backend keeps what it must remember. */
interface BackendOptions {
  codes: Kept<CodesState>;
  sessions: Kept<SessionsState>;
  /** For how long a used refresh token gives its successor again, in ms. */
  graceMs?: number;
}

/** A whole backend: every call of the contract, answered by the demo market and a sign-in of its own. */
export const mockBackend = ({ codes, sessions, graceMs = 10_000 }: BackendOptions): readonly MockedCall[] =>
  mockedCalls(openMarket(demoWeeks), mockAuth(createCodes(codes), createSessions(sessions, graceMs)));

/** What no call of the contract answers: 404 `NOT_FOUND`. Comes after all of them. */
export const nothingElse: HttpHandler = http.all('*/api/*', () => {
  const { body, status } = failure(404, 'NOT_FOUND');
  return Response.json(body, { status });
});
