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
} from './wire/endpoints.ts';
import { validateResponse } from './wire/validate-response.ts';
import { NoResponseError, type WireClient } from './wire/wire-client.ts';

/** What every check works with. */
export interface Kit {
  readonly client: WireClient;
  readonly findings: Findings;
  readonly observations: Observations;
  readonly rng: Rng;
  readonly seed: number;
  /** What could not be looked at, and why. */
  readonly skipped: Set<string>;
  /** For how long a refresh token that was used may give its successor again, in seconds. */
  readonly graceSeconds: number;
}

/** A 200 answer that keeps its schema, and the request it came to. */
export interface Report<Body> extends Source {
  readonly body: Body;
}

/** Claims about an answer. */
export const assertionsOn = ({ findings }: Pick<Kit, 'findings'>, source: Source): Assertions =>
  createAssertions(findings, source);

/**
 * Sends a request of a call and holds what comes to the rules that hold for every answer. Undefined where
 * nothing came, which is a finding, or a limit outlasts the patience of the kit.
 */
export async function sendRequest(
  kit: Kit,
  call: Endpoint | undefined,
  asked: WireRequest,
  options?: { patient?: boolean },
): Promise<{ came: WireResponse; body: unknown } | undefined> {
  try {
    const came = await kit.client.send(asked, options);
    const body = validateResponse(kit.findings, call, came);
    if (came.status === 429 && options?.patient !== false) {
      kit.skipped.add(`${call?.name ?? 'unknown routes'}: the limit lasts too long to wait for`);
      return undefined;
    }
    return { came, body };
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error;
    const complaint = { rule: 'answers', expected: 'an answer', actual: error.message } as const;
    kit.findings.add({ endpoint: call?.name ?? 'unknown route', request: asked }, complaint);
    return undefined;
  }
}

/** Reads a report; undefined where it does not come as the contract says, which is a finding. */
export async function readReport<Of extends EndpointRoute>(
  kit: Kit,
  route: Of,
  values: Readonly<Record<string, unknown>> = {},
): Promise<Report<ResponseBodyOf<Of>> | undefined> {
  const call = endpointOf(route);
  const asked = buildRequest(call, values);
  const answer = await sendRequest(kit, call, asked);
  if (!answer) return undefined;
  const source = { endpoint: call.name, request: asked };
  if (answer.came.status !== 200)
    assertionsOn(kit, source).equal('well-formed', 'status', 200, answer.came.status);
  if (answer.body === undefined) return undefined;
  validateReport(kit, source, values, answer.body);
  return { ...source, body: answer.body as ResponseBodyOf<Of> };
}
