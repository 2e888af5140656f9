import type { Tokens } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { type TokenPosition, SessionModel } from '../../test/session-model.ts';
import { createRng, type Rng } from '../demo/rng.ts';
import { ContractError } from '@vitrina/contract/serving';
import { ResponseWithHeaders } from '../server/endpoints/handlers.ts';
import type { Store } from '../store/store.ts';
import { isOnPostgres, openTestStore } from '../../test/database.ts';
import { type Auth, createAuth } from './auth.ts';
import { systemRandom } from './random.ts';

const START = Date.parse('2026-11-16T04:00:00.000Z');
const people = ['a@b.co', 'b@b.co', 'c@b.co'];
const pauses = [0, 0, 1, 5, 9, 10, 11, 60, 899, 900, 3600, 86_400, 6 * 86_400, 7 * 86_400];

/** Actions of a step; repeated names are chosen more often. */
const actions = [
  'signIn',
  'refresh',
  'refresh',
  'refresh',
  'retry',
  'me',
  'me',
  'logout',
  'block',
  'advanceClock',
  'advanceClock',
] as const;

interface Held extends Tokens {
  position: TokenPosition;
}

const found = async <Body>(call: Body | Promise<Body>): Promise<Body | undefined> => {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ContractError && error.status === 401) return undefined;
    throw error;
  }
};

/** Runs sign-in on its own database beside the model and compares every response with the model's. */
class Sequence {
  readonly model = new SessionModel();
  readonly store: Store;
  readonly held: Held[] = [];
  #code = '';
  readonly #auth: Auth;

  constructor(store: Store) {
    this.store = store;
    this.#auth = createAuth({
      store,
      mailer: { sendCode: async (_, code) => void (this.#code = code) },
      now: () => new Date(START + this.model.now * 1000),
      random: systemRandom,
      pepper: 'a pepper that only the tests know: 0123456789',
      accessTokenSeconds: 900,
      refreshTokenSeconds: 7 * 86_400,
      codeRequestLimits: { device: [], block: [], share: [], mailbox: [], all: [] },
    });
  }

  readonly #call = {
    params: undefined,
    query: undefined,
    headers: {},
    ip: '203.0.113.7',
    isSecure: false,
    signal: new AbortController().signal,
  };

  async signIn(email: string): Promise<void> {
    const { requestCode, verifyCode } = this.#auth.handlers;
    await requestCode({ ...this.#call, body: { email }, caller: undefined });
    const body = { email, code: this.#code };
    const response = await found(verifyCode({ ...this.#call, body, caller: undefined }));
    const result = response instanceof ResponseWithHeaders ? response.body : response;
    this.#compareTokens(result, this.model.signIn(email));
  }

  async refresh({ refreshToken, position }: Held): Promise<void> {
    const answer = this.#auth.handlers.refresh({ ...this.#call, body: { refreshToken }, caller: undefined });
    this.#compareTokens(await found(answer), this.model.refresh(position));
  }

  async me({ accessToken, position }: Held): Promise<void> {
    const session = await found(this.#auth.authorize(`Bearer ${accessToken}`));
    expect(session?.user.email).toBe(this.model.me(position));
  }

  async logout(one: Held, other: Held): Promise<void> {
    const leave = async () => {
      const caller = await this.#auth.authorize(`Bearer ${one.accessToken}`);
      return this.#auth.handlers.logout({
        ...this.#call,
        body: { refreshToken: other.refreshToken },
        caller,
      });
    };
    expect((await found(leave())) !== undefined).toBe(this.model.logout(one.position, other.position));
  }

  /** Blocks a user. The user must have signed in before. */
  async block(email: string): Promise<void> {
    const blocked = this.store.db.updateTable('users').set({ status: 'blocked' }).where('email', '=', email);
    if ((await blocked.executeTakeFirst()).numUpdatedRows === 0n) return;
    this.model.blocked.add(email);
    await this.signIn(email);
  }

  /** Checks that both gave no tokens, or both gave tokens: known ones at a known position, new ones otherwise. */
  #compareTokens(tokens: Tokens | object | undefined, position: TokenPosition | undefined): void {
    expect(tokens !== undefined).toBe(position !== undefined);
    if (!tokens || !position) return;
    const { accessToken, refreshToken } = tokens as Tokens;
    const isSame = (one: Held) =>
      one.position.session === position.session && one.position.counter === position.counter;
    const before = this.held.find(
      (one) => isSame(one) || one.refreshToken === refreshToken || one.accessToken === accessToken,
    );
    if (before) expect({ accessToken, refreshToken, position }).toEqual(before);
    else this.held.push({ accessToken, refreshToken, position });
  }
}

async function live(sequence: Sequence, rng: Rng): Promise<void> {
  await sequence.signIn(rng.pick(people));
  for (let step = 0; step < 40; step++) {
    const recent = sequence.held.slice(-3);
    const token = rng.chance(0.6) ? rng.pick(recent) : rng.pick(sequence.held);
    const action = rng.pick(actions);
    if (action === 'signIn') await sequence.signIn(rng.pick(people));
    else if (action === 'refresh') await sequence.refresh(token);
    else if (action === 'retry') await Promise.all([sequence.refresh(token), sequence.refresh(token)]);
    else if (action === 'me') await sequence.me(token);
    else if (action === 'logout' && rng.chance(0.3)) await sequence.logout(token, rng.pick(sequence.held));
    else if (action === 'block' && rng.chance(0.05)) await sequence.block(rng.pick(people));
    else if (action === 'advanceClock') sequence.model.now += rng.pick(pauses);
    for (const one of recent) await sequence.me(one);
  }
}

/** Fewer sequences on Postgres, because a request takes ten times as long. */
const SEQUENCES = isOnPostgres ? 8 : 100;

test.each(Array.from({ length: SEQUENCES }, (_, seed) => seed))(
  'sessions follow their model in a random sequence of requests: seed %i',
  async (seed) => {
    const sequence = new Sequence(await openTestStore());
    await live(sequence, createRng(`sequence ${seed}`));
    await sequence.store.close();
  },
);
