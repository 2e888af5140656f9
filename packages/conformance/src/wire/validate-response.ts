import { ErrorBody } from '@vitrina/contract';
import * as z from 'zod/mini';
import { type Assertions, createAssertions } from '../assertions.ts';
import type { Findings } from '../findings.ts';
import type { WireResponse } from './wire-request.ts';
import { type Endpoint, errorCodeAt } from './endpoints.ts';
import { readRetryAfterSeconds } from './wire-client.ts';

const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

/** What a program says of itself when it fails, and no person should read. */
const INSIDES =
  /[\n\r]|\bat \S+ ?\(|\.(?:[cm]?[jt]s|py|go|java|kt|php|rb|rs|cs):\d+|Traceback|Exception\b|\bSELECT\b.*\bFROM\b/;

const begin = ({ status, text }: WireResponse) => `${status} ${text.slice(0, 200)}`;

function judgeFailure(call: Endpoint | undefined, came: WireResponse, assert: Assertions) {
  const { status, json } = came;
  const body = ErrorBody.safeParse(json);
  const isSentence = body.success && /[а-яё]/i.test(body.data.error) && !INSIDES.test(body.data.error);
  assert.holds(
    'error-body',
    isSentence,
    'exactly {error, code}, error a Russian sentence and code of the catalogue',
    begin(came),
  );
  if (!call || !body.success) return;
  const code = errorCodeAt(call.route, status);
  assert.holds('answers', code !== undefined, 'a status that the contract gives this call', begin(came));
  if (code !== undefined) assert.equal('error-code', `code of a ${status}`, code, body.data.code);
}

/** What zod found wrong, in one line. */
const issuesOf = (error: z.core.$ZodError): string =>
  error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('; ');

/**
 * Holds an answer to what holds for all: status, media type, body, and the code of a failure. Answers the
 * 200 body without fields beyond the contract; undefined where it is another answer or breaks its schema. Without a call the answer
 * is one of an unknown route.
 */
export function validateResponse(
  findings: Findings,
  call: Endpoint | undefined,
  came: WireResponse,
): unknown {
  const name = call?.name ?? 'unknown route';
  const assert = createAssertions(findings, { endpoint: name, request: came.request });
  const type = came.headers.get('content-type') ?? 'none';
  assert.holds('content-type', JSON_TYPE.test(type), 'application/json', type);
  assert.holds('json', came.json !== undefined, 'a JSON body', begin(came));
  if (came.status === 429) {
    const seconds = readRetryAfterSeconds(came);
    assert.holds('retry-after', seconds !== undefined, 'Retry-After with 429', 'none');
  }
  if (came.status !== 200) {
    judgeFailure(call, came, assert);
    return undefined;
  }
  const schema = call?.route.responses[200];
  if (!(schema instanceof z.ZodMiniType)) return undefined;
  const parsed = schema.safeParse(came.json);
  if (parsed.success) return parsed.data;
  assert.holds('schema', false, 'the fields and types of the contract', issuesOf(parsed.error));
  return undefined;
}
