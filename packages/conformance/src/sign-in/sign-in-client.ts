import { contract, type AuthResult, type Tokens } from '@vitrina/contract';
import { assertionsOn, sendRequest, type Kit } from '../kit.ts';
import type { Rule } from '../rules.ts';
import { endpointOf, buildRequest, type EndpointRoute } from '../wire/endpoints.ts';
import type { CodeSource } from './code-source.ts';

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
  assert(rule: Rule, what: string, expected: unknown, came: unknown): void;
}

/** The calls of sign-in, each held to what holds for every answer; undefined where nothing came. */
export function createSignInClient(kit: Kit) {
  const say = async (
    route: EndpointRoute,
    values?: Record<string, unknown>,
    token?: string,
    patient = true,
  ): Promise<Outcome | undefined> => {
    const call = endpointOf(route);
    const asked = {
      ...buildRequest(call, values),
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    };
    const answer = await sendRequest(kit, call, asked, { patient });
    if (!answer) return undefined;
    const assert = assertionsOn(kit, { endpoint: call.name, request: asked });
    const { status } = answer.came;
    return {
      status,
      body: answer.body,
      be: (rule, expected) => assert.equal(rule, 'status', expected, status),
      assert: (rule, what, expected, came) => assert.equal(rule, what, expected, came),
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
export const readTokens = (outcome: Outcome | undefined): Tokens | undefined =>
  outcome?.status === 200 ? (outcome.body as Tokens | undefined) : undefined;

/** The user and tokens in an outcome, if it has any. */
export const readSession = (outcome: Outcome | undefined): AuthResult | undefined =>
  outcome?.status === 200 ? (outcome.body as AuthResult | undefined) : undefined;

/** The same mailbox under another address, by a tag: `name+tag@host`. */
export const withTag = (email: string, tag: string): string => email.replace('@', `+${tag}@`);
