import { createHash } from 'node:crypto';
import type { EndpointResponse } from '@vitrina/contract/serving';
import { endpointNamed } from '../src/wire/endpoints.ts';
import { hasEtag, isConditional } from '../src/wire/field-schemas.ts';

/** Adds the ETag of a report, and turns it into the 304 of a request that has it. */
export function addEtag(name: string, body: unknown, ifNoneMatch: string | undefined): EndpointResponse {
  const endpoint = endpointNamed(name);
  if (!hasEtag(endpoint)) return { status: 200, body };
  const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url')}"`;
  const isKnown = isConditional(endpoint) && ifNoneMatch === etag;
  return { status: isKnown ? 304 : 200, body: isKnown ? '' : body, headers: { etag } };
}
