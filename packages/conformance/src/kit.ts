import { createHash } from 'node:crypto';
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
import { hasEtag } from './wire/field-schemas.ts';
import { validateResponse } from './wire/validate-response.ts';
import { createWireClient, NoResponseError, type SendOptions, type WireClient } from './wire/wire-client.ts';
import type { WireRequest, WireResponse } from './wire/wire-request.ts';

/** What a finding names in place of a call where the request is none. */
export const UNKNOWN_ROUTE = 'unknown route';

/** What is the same for all checks of a run. */
interface Settings {
  readonly seed: number;
  /** How long a used refresh token may return its successor again, in seconds. */
  readonly graceSeconds: number;
  /** The names of the calls that the server is judged by. */
  readonly judged: ReadonlySet<string>;
  /** The figures of the feed that the server has loaded; undefined where it is unknown. */
  readonly market: Market | undefined;
}

/** What every check needs. */
export interface Kit extends Settings {
  readonly client: WireClient;
  readonly findings: Findings;
  /** The calls that have answered nothing but 404 NOT_FOUND so far. */
  readonly missing: Coverage['missing'];
  /** What was not checked, and why. */
  readonly skipped: Set<string>;
  /** The digest of the body that each ETag of a report came with, and the request. */
  readonly etags: Map<string, { readonly digest: string; readonly request: WireRequest }>;
}

/** Creates what the checks of a run share. */
export function createKit(url: string, settings: Settings, coverage: Coverage): Kit {
  const client = createWireClient(url, coverage.record);
  const findings = createFindings(url);
  return { ...settings, client, findings, missing: coverage.missing, skipped: new Set(), etags: new Map() };
}

/** A valid 200 body and its request. */
interface Report<Body> extends Source {
  readonly body: Body;
}

/** The endpoints about one published week that the server is judged by. */
export const judgedReports = ({ judged }: Kit): readonly Endpoint[] =>
  reportEndpoints.filter(({ name }) => judged.has(name));

/** Creates assertions about a response. */
export const assertionsOn = ({ findings }: Pick<Kit, 'findings'>, source: Source): Assertions =>
  createAssertions(findings, source);

/** Checks that a 200 has the ETag that the document gives it, and that of a report came with no other body before. */
function checkEtag(kit: Kit, endpoint: Endpoint, { request, headers, text }: WireResponse): void {
  const etag = headers.get('etag');
  const source = { endpoint: endpoint.name, request };
  assertionsOn(kit, source).holds('etag', etag !== null, 'an ETag', etag);
  if (etag === null || !reportEndpoints.includes(endpoint)) return;
  const digest = createHash('sha256').update(text).digest('base64');
  const first = kit.etags.get(etag);
  if (!first) kit.etags.set(etag, { digest, request });
  else if (first.digest !== digest) {
    const broken = { rule: 'etag', expected: 'an ETag that no other response has', actual: etag } as const;
    kit.findings.add(source, { ...broken, earlier: first.request });
  }
}

/**
 * Sends a request and validates the response. Undefined if there is none, which is a finding, or if a rate
 * limit lasts longer than the kit waits.
 */
export async function sendRequest(
  kit: Kit,
  endpoint: Endpoint | undefined,
  request: WireRequest,
  options?: SendOptions,
): Promise<{ response: WireResponse; body: unknown } | undefined> {
  try {
    // A response that asks to retry later is validated too.
    const onLimited = (response: WireResponse) => void validateResponse(kit.findings, endpoint, response);
    const response = await kit.client.send(request, { onLimited, ...options });
    kit.findings.look('response');
    const body = validateResponse(kit.findings, endpoint, response);
    if (endpoint && response.status === 200 && hasEtag(endpoint)) checkEtag(kit, endpoint, response);
    if (response.status === 429 && options?.patient !== false) {
      kit.skipped.add(`${endpoint?.operationId ?? 'unknown routes'}: the limit lasts too long to wait for`);
      return undefined;
    }
    return { response, body };
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error;
    const brokenRule = { rule: 'response', expected: 'a response', actual: error.message } as const;
    kit.findings.add({ endpoint: endpoint?.name ?? UNKNOWN_ROUTE, request }, brokenRule);
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
