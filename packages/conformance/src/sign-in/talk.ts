import { contract, type AuthResult, type Tokens } from '@vitrina/contract';
import { about, ask, type Kit } from '../kit.ts';
import type { Rule } from '../rules.ts';
import { callOf, request, type Route } from '../wire/calls.ts';
import type { CodeSource } from './codes.ts';

/** How the kit signs in: the address, and where its codes arrive. */
export interface SignIn {
  readonly email: string;
  readonly codes: CodeSource;
}

/** What a call came to. */
interface Outcome {
  readonly status: number;
  readonly body: unknown;
  /** Claims the status, under a rule. */
  be(rule: Rule, status: number): void;
  claim(rule: Rule, what: string, expected: unknown, came: unknown): void;
}

/** The calls of sign-in, each held to what holds for every answer; undefined where nothing came. */
export function talk(kit: Kit) {
  const say = async (
    route: Route,
    values?: Record<string, unknown>,
    token?: string,
    patient = true,
  ): Promise<Outcome | undefined> => {
    const call = callOf(route);
    const asked = {
      ...request(call, values),
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    };
    const answer = await ask(kit, call, asked, { patient });
    if (!answer) return undefined;
    const claims = about(kit, { call: call.name, asked });
    const { status } = answer.came;
    return {
      status,
      body: answer.body,
      be: (rule, expected) => claims.equal(rule, 'status', expected, status),
      claim: (rule, what, expected, came) => claims.equal(rule, what, expected, came),
    };
  };
  return {
    ask: (email: string, patient = true) => say(contract.auth.requestCode, { email }, undefined, patient),
    verify: (email: string, code: string) => say(contract.auth.verifyCode, { email, code }),
    refresh: (refreshToken: string) => say(contract.auth.refresh, { refreshToken }),
    logout: (accessToken: string, refreshToken: unknown) =>
      say(contract.auth.logout, { refreshToken }, accessToken),
    me: (accessToken: string) => say(contract.auth.me, undefined, accessToken),
  };
}

/** The tokens in an outcome, if it has any. */
export const tokensOf = (outcome: Outcome | undefined): Tokens | undefined =>
  outcome?.status === 200 ? (outcome.body as Tokens | undefined) : undefined;

/** The user and tokens in an outcome, if it has any. */
export const sessionOf = (outcome: Outcome | undefined): AuthResult | undefined =>
  outcome?.status === 200 ? (outcome.body as AuthResult | undefined) : undefined;

/** The same mailbox under another address, by a tag: `name+tag@host`. */
export const tagged = (email: string, tag: string): string => email.replace('@', `+${tag}@`);
