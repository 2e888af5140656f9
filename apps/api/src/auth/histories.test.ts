import type { Tokens } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { type TokenPosition, SessionModel } from '../../test/session-model.ts';
import { createRng, type Rng } from '../demo/rng.ts';
import { ContractError } from '@vitrina/contract/serving';
import { openStore } from '../store/store.ts';
import { createAuth } from './auth.ts';
import { systemRandom } from './random.ts';

const START = Date.parse('2026-11-16T04:00:00.000Z');
const people = ['a@b.co', 'b@b.co', 'c@b.co'];
const pauses = [0, 0, 1, 5, 9, 10, 11, 60, 899, 900, 3600, 86_400, 6 * 86_400, 7 * 86_400];

/** What is done in a step, most often a refresh. */
const deeds = [
  'signIn',
  'refresh',
  'refresh',
  'refresh',
  'retry',
  'me',
  'me',
  'logout',
  'block',
  'pass',
  'pass',
] as const;

interface Held extends Tokens {
  place: TokenPosition;
}

const found = async <Body>(call: Body | Promise<Body>): Promise<Body | undefined> => {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ContractError && error.status === 401) return undefined;
    throw error;
  }
};

/** Sign-in on a database of its own, and the model beside it: every answer is held against the model's. */
class History {
  readonly model = new SessionModel();
  readonly store = openStore(':memory:');
  readonly held: Held[] = [];
  #code = '';
  readonly #auth = createAuth({
    store: this.store,
    mailer: { sendCode: async (_, code) => void (this.#code = code) },
    now: () => new Date(START + this.model.now * 1000),
    random: systemRandom,
    pepper: 'a pepper that only the tests know: 0123456789',
    accessTokenSeconds: 900,
    refreshTokenSeconds: 7 * 86_400,
    codeRequestLimits: [{ per: [], maxRequests: 1_000_000, windowSeconds: 1 }],
  });

  readonly #call = {
    params: undefined,
    headers: {},
    ip: '203.0.113.7',
    signal: new AbortController().signal,
  };

  async signIn(email: string): Promise<void> {
    const { requestCode, verifyCode } = this.#auth.handlers;
    await requestCode({ ...this.#call, body: { email }, caller: undefined });
    const body = { email, code: this.#code };
    this.#agree(
      await found(verifyCode({ ...this.#call, body, caller: undefined })),
      this.model.signIn(email),
    );
  }

  async refresh({ refreshToken, place }: Held): Promise<void> {
    const answer = this.#auth.handlers.refresh({ ...this.#call, body: { refreshToken }, caller: undefined });
    this.#agree(await found(answer), this.model.refresh(place));
  }

  async me({ accessToken, place }: Held): Promise<void> {
    const session = await found(this.#auth.authorize(`Bearer ${accessToken}`));
    expect(session?.user.email).toBe(this.model.me(place));
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
    expect((await found(leave())) !== undefined).toBe(this.model.logout(one.place, other.place));
  }

  /** Only who has signed in before can be blocked. */
  async block(email: string): Promise<void> {
    const blocked = this.store.db.updateTable('users').set({ status: 'blocked' }).where('email', '=', email);
    if ((await blocked.executeTakeFirst()).numUpdatedRows === 0n) return;
    this.model.blocked.add(email);
    await this.signIn(email);
  }

  /** Both gave nothing, or tokens: the same where that place was reached before, else such as never were. */
  #agree(tokens: Tokens | object | undefined, place: TokenPosition | undefined): void {
    expect(tokens !== undefined).toBe(place !== undefined);
    if (!tokens || !place) return;
    const { accessToken, refreshToken } = tokens as Tokens;
    const isSame = (one: Held) => one.place.session === place.session && one.place.counter === place.counter;
    const before = this.held.find(
      (one) => isSame(one) || one.refreshToken === refreshToken || one.accessToken === accessToken,
    );
    if (before) expect({ accessToken, refreshToken, place }).toEqual(before);
    else this.held.push({ accessToken, refreshToken, place });
  }
}

async function live(history: History, dice: Rng): Promise<void> {
  await history.signIn(dice.pick(people));
  for (let step = 0; step < 40; step++) {
    const recent = history.held.slice(-3);
    const token = dice.chance(0.6) ? dice.pick(recent) : dice.pick(history.held);
    const deed = dice.pick(deeds);
    if (deed === 'signIn') await history.signIn(dice.pick(people));
    else if (deed === 'refresh') await history.refresh(token);
    else if (deed === 'retry') await Promise.all([history.refresh(token), history.refresh(token)]);
    else if (deed === 'me') await history.me(token);
    else if (deed === 'logout' && dice.chance(0.3)) await history.logout(token, dice.pick(history.held));
    else if (deed === 'block' && dice.chance(0.05)) await history.block(dice.pick(people));
    else if (deed === 'pass') history.model.now += dice.pick(pauses);
    for (const one of recent) await history.me(one);
  }
}

test.each(Array.from({ length: 100 }, (_, seed) => seed))(
  'sessions follow their model in a random sequence of requests: seed %i',
  async (seed) => {
    const history = new History();
    await live(history, createRng(`history ${seed}`));
    await history.store.close();
  },
);
