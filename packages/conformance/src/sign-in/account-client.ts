import { assertionsOn, type Kit, sendRequest } from '../kit.ts';
import type { Rule } from '../rules.ts';
import type { SendOptions } from '../wire/wire-client.ts';
import { buildRequest, endpointOf, type EndpointRoute, type ResponseBodyOf } from '../wire/endpoints.ts';

/** What shows who a caller is. */
type Credentials = Readonly<Record<string, string>>;

/** Creates the requests of one caller by its Authorization header or others; a request is undefined where there is no response. */
export function createAccountClient(kit: Kit, shown: string | Credentials, options?: SendOptions) {
  const credentials = typeof shown === 'string' ? { authorization: shown } : shown;
  return async <Of extends EndpointRoute>(
    route: Of,
    params?: Record<string, unknown>,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const endpoint = endpointOf(route);
    const request = { ...buildRequest(endpoint, params), headers: { ...credentials, ...headers } };
    const result = await sendRequest(kit, endpoint, request, options);
    if (!result) return undefined;
    const source = { endpoint: endpoint.name, request };
    const assert = assertionsOn(kit, source);
    const { status, text, headers: received } = result.response;
    return {
      ...source,
      status,
      body: result.body as ResponseBodyOf<Of> | undefined,
      text,
      header: (name: string) => received.get(name) ?? '',
      be: (rule: Rule, expected: number) => assert.equal(rule, 'status', expected, status),
      equal: (rule: Rule, what: string, expected: unknown, actual: unknown) =>
        assert.equal(rule, what, expected, actual),
    };
  };
}

/** The requests of one caller. */
export type AccountClient = ReturnType<typeof createAccountClient>;
