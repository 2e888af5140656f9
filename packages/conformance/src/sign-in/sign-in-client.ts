import { contract, type AuthResult, type Tokens } from '@vitrina/contract';
import { assertionsOn, sendRequest, type Kit } from '../kit.ts';
import type { Rule } from '../rules.ts';
import { endpointOf, buildRequest, type EndpointRoute } from '../wire/endpoints.ts';
import type { CodeSource } from './code-source.ts';

/** The address to sign in with, and where its codes arrive. */
export interface SignIn {
  readonly email: string;
  readonly codes: CodeSource;
}

/** The result of one request. */
interface Outcome {
  readonly status: number;
  readonly body: unknown;
  /** Asserts the status. */
  be(rule: Rule, status: number): void;
  assert(rule: Rule, what: string, expected: unknown, response: unknown): void;
}

/** The requests of sign-in, each validated; undefined where there is no response. */
export function createSignInClient(kit: Kit) {
  const send = async (
    route: EndpointRoute,
    params?: Record<string, unknown>,
    token?: string,
    patient = true,
  ): Promise<Outcome | undefined> => {
    const endpoint = endpointOf(route);
    const request = {
      ...buildRequest(endpoint, params),
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    };
    const result = await sendRequest(kit, endpoint, request, { patient });
    if (!result) return undefined;
    const assert = assertionsOn(kit, { endpoint: endpoint.name, request });
    const { status } = result.response;
    return {
      status,
      body: result.body,
      be: (rule, expected) => assert.equal(rule, 'status', expected, status),
      assert: (rule, what, expected, response) => assert.equal(rule, what, expected, response),
    };
  };
  return {
    requestCode: (email: string, patient = true) =>
      send(contract.auth.requestCode, { email }, undefined, patient),
    verify: (email: string, code: string) => send(contract.auth.verifyCode, { email, code }),
    refresh: (refreshToken: string) => send(contract.auth.refresh, { refreshToken }),
    logout: (accessToken: string, refreshToken: unknown) =>
      send(contract.auth.logout, { refreshToken }, accessToken),
    me: (accessToken: string) => send(contract.auth.me, undefined, accessToken),
  };
}

/** Reads the tokens of a 200. */
export const readTokens = (outcome: Outcome | undefined): Tokens | undefined =>
  outcome?.status === 200 ? (outcome.body as Tokens | undefined) : undefined;

/** Reads the user and tokens of a 200. */
export const readSession = (outcome: Outcome | undefined): AuthResult | undefined =>
  outcome?.status === 200 ? (outcome.body as AuthResult | undefined) : undefined;

/** Adds a tag to an address: `name+tag@host`. */
export const withTag = (email: string, tag: string): string => email.replace('@', `+${tag}@`);
