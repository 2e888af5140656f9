import { setTimeout as sleep } from 'node:timers/promises';
import { contract, Tokens } from '@vitrina/contract';
import type { LightMyRequestResponse } from 'fastify';
import * as z from 'zod/mini';
import { codeRequestLimits } from '../src/auth/rate-limits.ts';
import { createAuth } from '../src/auth/auth.ts';
import type { AuthDeps } from '../src/auth/deps.ts';
import { systemRandom } from '../src/auth/random.ts';
import { readConfig } from '../src/config.ts';
import { createHttpServer } from '../src/server/http/http-server.ts';
import { registerEndpoints } from '../src/server/endpoints/register-endpoints.ts';
import { openTestStore, type TestDatabase } from './database.ts';
import { createLog } from '../src/server/http/log.ts';

/** Initial time of the test clock. */
const START = Date.parse('2026-11-16T04:00:00.000Z');

/** Interval of the overload check. */
const OVERLOAD_MS = 500;

/** Returns the Cookie header for the cookie that a response sets. */
export const readCookie = ({ headers }: Pick<Outcome, 'headers'>): string =>
  String(headers['set-cookie'] ?? '').split(';', 1)[0] ?? '';

/** Parses the tokens of a response body. Throws if it has none. */
export const tokensIn = (body: unknown): Tokens => z.parse(Tokens, body);

/** Status, code and body of a response. */
export interface Outcome {
  status: number;
  code: string | undefined;
  retryAfter: number | undefined;
  body: Record<string, unknown>;
  text: string;
  headers: LightMyRequestResponse['headers'];
}

const toOutcome = (answer: LightMyRequestResponse): Outcome => {
  const body = answer.json<Record<string, unknown>>();
  const after = answer.headers['retry-after'];
  return {
    status: answer.statusCode,
    code: body['code'] as string | undefined,
    retryAfter: after === undefined ? undefined : Number(after),
    body,
    text: answer.body,
    headers: answer.headers,
  };
};

/** Whether the overload check refused a request: the test's own process was blocked for half a second. */
const isOverload = ({ statusCode, headers }: LightMyRequestResponse): boolean =>
  statusCode === 503 && headers['retry-after'] === '1';

/** Sign-in of a test. */
export type TestSignIn = Awaited<ReturnType<typeof openSignIn>>;

/**
 * Opens sign-in over HTTP with a clock that only the test moves, and a list of mailed codes. The app database is new,
 * or `database`, which a later call can open again.
 */
export async function openSignIn({
  database,
  ...given
}: Partial<AuthDeps> & { database?: TestDatabase } = {}) {
  const store = given.store ?? (await (database?.open ?? openTestStore)());
  let time = START;
  const mailed: { email: string; code: string }[] = [];
  const deps: AuthDeps = {
    store,
    mailer: { sendCode: async (email, code) => void mailed.push({ email, code }) },
    now: () => new Date(time),
    random: systemRandom,
    pepper: 'a pepper that only the tests know: 0123456789',
    accessTokenSeconds: 15 * 60,
    refreshTokenSeconds: 7 * 86_400,
    codeRequestLimits,
    ...given,
  };
  const auth = createAuth(deps);
  const lines: string[] = [];
  const config = readConfig({ TRUST_PROXY: '127.0.0.1' });
  const app = createHttpServer(config, createLog({ write: (line) => void lines.push(line) }));
  registerEndpoints(
    app,
    { auth: contract.auth, session: contract.session },
    { auth: { ...auth.handlers }, session: { ...auth.sessionHandlers } },
    { authorize: auth.authorize, checkResponses: true },
  );

  /** Sends a request, repeated after an overload; a text payload is sent unchanged. */
  const call = async (
    path: string,
    payload: unknown,
    { ip = '203.0.113.7', ...headers }: { ip?: string } & Record<string, string | string[]> = {},
  ): Promise<Outcome> => {
    const answer = await app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url: `/api/auth/${path}`,
      headers: {
        'x-forwarded-for': ip,
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload !== undefined && {
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      }),
    });
    if (!isOverload(answer)) return toOutcome(answer);
    await sleep(OVERLOAD_MS);
    return call(path, payload, { ip, ...headers });
  };
  const requestCode = (email: unknown, ip?: string, cookie = '') =>
    call('request-code', { email }, { cookie, ...(ip !== undefined && { ip }) });
  const verify = (email: unknown, code: unknown, ip?: string, cookie = '') =>
    call('verify-code', { email, code }, { cookie, ...(ip !== undefined && { ip }) });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  return {
    store,
    deps,
    mailed,
    log: () => lines.join(''),
    call,
    requestCode,
    verify,
    refresh: (refreshToken: unknown, headers: { ip?: string } & Record<string, string> = {}) =>
      call('refresh', { refreshToken }, headers),
    /** Refreshes and returns the next pair; throws without one. */
    refreshTokens: async (refreshToken: string): Promise<Tokens> =>
      tokensIn((await call('refresh', { refreshToken })).body),
    /** Blocks all users. */
    block: () => store.db.updateTable('users').set({ status: 'blocked' }).execute(),
    logout: ({ accessToken, refreshToken }: Tokens) => call('logout', { refreshToken }, bearer(accessToken)),
    /** Sends a request about open sessions. */
    sessions: async (method: 'GET' | 'DELETE', accessToken: string, id = ''): Promise<Outcome> =>
      toOutcome(
        await app.inject({
          method,
          url: `/api/sessions${id === '' ? '' : `/${id}`}`,
          headers: { 'x-forwarded-for': '203.0.113.7', ...bearer(accessToken) },
        }),
      ),
    me: (accessToken: string) => call('me', undefined, bearer(accessToken)),
    alarms: auth.alarms,
    /** Moves the clock forward or back. */
    advanceClock: (seconds: number) => void (time += seconds * 1000),
    /** Returns another code than the one mailed last. */
    wrongCode: () => String((Number(mailed.at(-1)?.code) + 1) % 1_000_000).padStart(6, '0'),
    /** Returns the code mailed last. */
    lastCode: () => mailed.at(-1)?.code ?? 'none',
    /** Requests and verifies a code and returns the tokens. */
    signIn: async (email: string): Promise<Tokens> => {
      const ip = `198.51.100.${mailed.length % 250}`;
      await requestCode(email, ip);
      return tokensIn((await verify(email, mailed.at(-1)?.code, ip)).body);
    },
    close: async () => {
      await app.close();
      await store.close();
    },
  };
}
