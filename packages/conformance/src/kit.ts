import type { Profile } from '@vitrina/contract';
import { type Assertions, createAssertions } from './assertions.ts';
import type { Market } from './computation/market.ts';
import type { Coverage } from './coverage.ts';
import { createFindings, type Findings, type Source } from './findings.ts';
import {
  buildRequest,
  type Endpoint,
  endpointOf,
  type EndpointRoute,
  reportEndpoints,
  type ResponseBodyOf,
} from './wire/endpoints.ts';
import { validateResponse } from './wire/validate-response.ts';
import { createWireClient, NoResponseError, type WireClient } from './wire/wire-client.ts';
import type { WireRequest, WireResponse } from './wire/wire-request.ts';

/** What is the same for all checks of a run. */
interface Settings {
  readonly seed: number;
  /** How long a used refresh token may return its successor again, in seconds. */
  readonly graceSeconds: number;
  /** The parts of the contract that the server is judged by. */
  readonly profiles: ReadonlySet<Profile>;
  /** The figures of the feed that the server has loaded; undefined where it is unknown. */
  readonly market: Market | undefined;
}

/** What every check needs. */
export interface Kit extends Settings {
  readonly client: WireClient;
  readonly findings: Findings;
  /** What was not checked, and why. */
  readonly skipped: Set<string>;
}

/** Creates what the checks of a run share. */
export function createKit(url: string, settings: Settings, coverage: Coverage): Kit {
  const findings = createFindings(url);
  // A response that asks to retry later is validated too.
  const validateLimited = (response: WireResponse) => void validateResponse(findings, undefined, response);
  const client = createWireClient(url, validateLimited, coverage.record);
  return { ...settings, client, findings, skipped: new Set() };
}

/** A valid 200 body and its request. */
interface Report<Body> extends Source {
  readonly body: Body;
}

/** The endpoints about one published week that the server is judged by. */
export const judgedReports = ({ profiles }: Kit): readonly Endpoint[] =>
  reportEndpoints.filter(({ profile }) => profiles.has(profile));

/** Creates assertions about a response. */
export const assertionsOn = ({ findings }: Pick<Kit, 'findings'>, source: Source): Assertions =>
  createAssertions(findings, source);

/**
 * Sends a request and validates the response. Undefined if there is none, which is a finding, or if a rate
 * limit lasts longer than the kit waits.
 */
export async function sendRequest(
  kit: Kit,
  endpoint: Endpoint | undefined,
  request: WireRequest,
  options?: { patient?: boolean },
): Promise<{ response: WireResponse; body: unknown } | undefined> {
  try {
    const response = await kit.client.send(request, options);
    const body = validateResponse(kit.findings, endpoint, response);
    if (response.status === 429 && options?.patient !== false) {
      kit.skipped.add(`${endpoint?.name ?? 'unknown routes'}: the limit lasts too long to wait for`);
      return undefined;
    }
    return { response, body };
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error;
    const brokenRule = { rule: 'response', expected: 'a response', actual: error.message } as const;
    kit.findings.add({ endpoint: endpoint?.name ?? 'unknown route', request }, brokenRule);
    return undefined;
  }
}

/** Sends a request and checks its status. */
export async function expectStatus(
  kit: Kit,
  endpoint: Endpoint,
  request: WireRequest,
  ...[rule, status]: [Parameters<Assertions['equal']>[0], number]
): Promise<void> {
  const result = await sendRequest(kit, endpoint, request);
  if (result)
    assertionsOn(kit, { endpoint: endpoint.name, request }).equal(
      rule,
      'status',
      status,
      result.response.status,
    );
}

/** Reads and validates a report; undefined if it is missing or breaks the contract, which is a finding. */
export async function readReport<Of extends EndpointRoute>(
  kit: Kit,
  route: Of,
  params: Readonly<Record<string, unknown>> = {},
): Promise<Report<ResponseBodyOf<Of>> | undefined> {
  const endpoint = endpointOf(route);
  const request = buildRequest(endpoint, params);
  const result = await sendRequest(kit, endpoint, request);
  if (!result) return undefined;
  const source = { endpoint: endpoint.name, request };
  if (result.response.status !== 200)
    assertionsOn(kit, source).equal('well-formed', 'status', 200, result.response.status);
  return result.body === undefined ? undefined : { ...source, body: result.body as ResponseBodyOf<Of> };
}
