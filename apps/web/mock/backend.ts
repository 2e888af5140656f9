import { http, type HttpHandler } from 'msw';
import { mockAuth } from './auth.ts';
import { mockFollow } from './follow.ts';
import { type FollowsState, StoredFollows } from '@vitrina/conformance/sign-in-backend/stored-follows.ts';
import { type KeysState, StoredKeys } from '@vitrina/conformance/sign-in-backend/stored-keys.ts';
import { type SharesState, StoredShares } from '@vitrina/conformance/sign-in-backend/stored-shares.ts';
import { mockAccount } from './account.ts';
import { mockImports } from './imports.ts';
import { mockKey } from './key.ts';
import { mockSession } from './session.ts';
import { mockShare } from './share.ts';
import { API_PATH, type MockedEndpoint, mockEndpoints } from './mocked-endpoints.ts';
import { openMarket } from '@vitrina/conformance/computation/market.ts';
import { ContractError } from '@vitrina/contract/serving';
import { demoWeeks } from './demo/demo-weeks.ts';
import type { StoredValue } from '@vitrina/conformance/sign-in-backend/stored-value.ts';
import { errorResponse } from './mock-responses.ts';
import { type ImportsState, StoredImports } from '@vitrina/conformance/sign-in-backend/stored-imports.ts';
import { type CodesState, createCodes } from './sign-in/codes.ts';
import {
  RotatingSessions,
  type SessionsState,
} from '@vitrina/conformance/sign-in-backend/rotating-sessions.ts';

/** Storage of the mock backend. */
interface BackendOptions {
  codes: StoredValue<CodesState>;
  sessions: StoredValue<SessionsState>;
  follows: StoredValue<FollowsState>;
  keys: StoredValue<KeysState>;
  shares: StoredValue<SharesState>;
  imports: StoredValue<ImportsState>;
  /** Time in which a used refresh token returns its successor again, ms. */
  graceMs?: number;
}

/** Creates a backend that responds to every endpoint from the demo market, with its own sign-in. */
export function createMockBackend({
  codes,
  sessions: stored,
  follows,
  keys: storedKeys,
  shares: storedShares,
  imports,
  graceMs = 10_000,
}: BackendOptions): readonly MockedEndpoint[] {
  const market = openMarket(demoWeeks);
  const sessions = new RotatingSessions(stored, { graceMs });
  const authorize = (headers: Headers) => {
    const user = sessions.findUser(headers.get('authorization') ?? undefined);
    if (user === undefined) throw new ContractError('UNAUTHORIZED');
    return user.email;
  };
  const keys = new StoredKeys(storedKeys);
  const shares = new StoredShares(storedShares, market.periods);
  const followed = new StoredFollows(follows, (...asked) => market.followEvents(...asked));
  const ownImports = new StoredImports(imports);
  const account = {
    auth: mockAuth(createCodes(codes), sessions),
    follow: mockFollow(followed, authorize),
    key: mockKey(keys, authorize),
    session: mockSession(sessions, authorize),
    account: mockAccount(sessions, [keys, shares, followed, ownImports], authorize),
    share: mockShare(shares, authorize),
    imports: mockImports(ownImports, authorize),
  };
  return mockEndpoints(market, account, {
    admitKey: (authorization) => keys.admit(authorization),
    admitLink: (token) => shares.admit(token),
  });
}

/** Responds 404 `NOT_FOUND` to requests outside the contract; must be the last handler. */
export const notFoundHandler: HttpHandler = http.all(API_PATH, () => {
  const { body, status } = errorResponse(404, 'NOT_FOUND');
  return Response.json(body, { status });
});
