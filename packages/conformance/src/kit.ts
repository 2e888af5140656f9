import type { Profile } from '@vitrina/contract';
import { type Assertions, createAssertions } from './assertions.ts';
import type { Rng } from './rng.ts';
import type { Observations } from './rows/observations.ts';
import type { Findings, Source } from './findings.ts';
import { validateReport } from './rows/validate-report.ts';
import type { WireRequest, WireResponse } from './wire/wire-request.ts';
import {
  type ResponseBodyOf,
  type Endpoint,
  endpointOf,
  buildRequest,
  type EndpointRoute,
  reportEndpoints,
} from './wire/endpoints.ts';
import { validateResponse } from './wire/validate-response.ts';
import { NoResponseError, type WireClient } from './wire/wire-client.ts';

/** What every check needs. */
export interface Kit {
  /** The parts of the contract that the server is judged by. */
  readonly profiles: ReadonlySet<Profile>;
  readonly client: WireClient;
  readonly findings: Findings;
  readonly observations: Observations;
  readonly rng: Rng;
  readonly seed: number;
  /** What was not checked, and why. */
  readonly skipped: Set<string>;
  /** How long a used refresh token may return its successor again, in seconds. */
  readonly graceSeconds: number;
}

/** A valid 200 body and its request. */
export interface Report<Body> extends Source {
  readonly body: Body;
}

/** The endpoints about one published week that the server is judged by. */
export const judgedReports = ({ profiles }: Kit): readonly Endpoint[] =>
  reportEndpoints.filter(({ profile }) => profiles.has(profile));

/** Creates assertions about a response; expected values come from `witnesses`. */
export const assertionsOn = (
  { findings }: Pick<Kit, 'findings'>,
  source: Source,
  ...witnesses: readonly Source[]
): Assertions => createAssertions(findings, source, witnesses);

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
  if (result.body === undefined) return undefined;
  validateReport(kit, source, params, result.body);
  return { ...source, body: result.body as ResponseBodyOf<Of> };
}
