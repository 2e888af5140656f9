import { ErrorBody, type Language, selectLanguage } from '@vitrina/contract';
import * as z from 'zod/mini';
import { type Assertions, createAssertions } from '../assertions.ts';
import type { Findings, Source } from '../findings.ts';
import type { WireResponse } from './wire-request.ts';
import { errorCodesAt } from '@vitrina/contract/serving';
import { type Endpoint, responseSchemaAt } from './endpoints.ts';
import { isConditional, isInteger } from './field-schemas.ts';
import { readJsonText } from './json-text.ts';
import { readRetryAfterSeconds } from './wire-client.ts';

const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

/** Matches stack traces, file positions and SQL in a message. */
const INTERNALS =
  /[\n\r]|\bat \S+ ?\(|\.(?:[cm]?[jt]s|py|go|java|kt|php|rb|rs|cs):\d+|Traceback|Exception\b|\bSELECT\b.*\bFROM\b/;

/** Letters that a sentence of a language has. */
const letters: Readonly<Record<Language, RegExp>> = {
  ru: /[а-яё]/i,
  kk: /[әғқңөұүһі]/i,
  en: /^(?=.*[a-z])[^а-яё]+$/is,
};

const begin = ({ status, text }: WireResponse) => `${status} ${text.slice(0, 200)}`;

function validateError(endpoint: Endpoint | undefined, response: WireResponse, assert: Assertions) {
  const { status, json, request } = response;
  const language = selectLanguage(request.headers?.['accept-language']);
  const body = ErrorBody.safeParse(json);
  const isSentence =
    body.success && letters[language].test(body.data.error) && !INTERNALS.test(body.data.error);
  assert.holds(
    'error-body',
    isSentence,
    `exactly {error, code}, error a sentence in "${language}" and code of the catalogue`,
    begin(response),
  );
  if (!endpoint || !body.success) return;
  const codes = errorCodesAt(endpoint.route, status);
  assert.holds(
    'response',
    codes.length > 0,
    'a status that the contract gives this endpoint',
    begin(response),
  );
  const { code } = body.data;
  const due = codes.includes(code) ? code : codes.join(' or ');
  if (codes.length > 0) assert.equal('error-code', `code of a ${status}`, due, code);
}

const englishOf = z.locales.en().localeError;

/** Says what a schema demands of a value, its type or its bound; of one that may be several, each. */
function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_union')
    return [...new Set(issue.errors.flat().map(describeIssue))].join(' or ') || 'one of the alternatives';
  if (issue.code === 'custom') return issue.message;
  const text = englishOf(issue as never);
  return (typeof text === 'string' ? text : (text?.message ?? issue.message)).replace(
    /^.*?expected (.*?)(?:, received .*)?$/,
    '$1',
  );
}

/** Adds each field that breaks its schema to the findings. */
function addIssues(findings: Findings, source: Source, json: unknown, { issues }: z.core.$ZodError) {
  for (const issue of issues) {
    const { path } = issue;
    const field = path.map((name) => (/^\d+$/.test(String(name)) ? '*' : String(name))).join('.');
    const value = path.reduce<unknown>((one, name) => (one as Record<PropertyKey, unknown>)?.[name], json);
    const actual = (JSON.stringify(value) ?? 'nothing').slice(0, 200);
    findings.add(source, { rule: 'schema', field, expected: describeIssue(issue), actual });
  }
}

/**
 * Validates status, media type, body and error code of a response. Returns the 200 body without fields beyond
 * the contract; undefined for errors and bodies that break their schema. No endpoint means an unknown route.
 */
export function validateResponse(
  findings: Findings,
  endpoint: Endpoint | undefined,
  response: WireResponse,
): unknown {
  const name = endpoint?.name ?? 'unknown route';
  const source = { endpoint: name, request: response.request };
  const assert = createAssertions(findings, source);
  // It has no body; whether it is due is another rule.
  if (response.status === 304 && endpoint && isConditional(endpoint)) return undefined;
  const type = response.headers.get('content-type') ?? 'none';
  const isJson = JSON_TYPE.test(type);
  assert.holds('content-type', isJson, 'application/json', type);
  if (response.status === 429 || response.status === 503) {
    const isGiven = readRetryAfterSeconds(response) !== undefined;
    assert.holds('retry-after', isGiven, 'whole seconds', response.headers.get('retry-after'));
  }
  if (response.json === undefined) {
    // A page that says that it is one is the media type's finding alone.
    if (isJson) assert.holds('json', false, 'a JSON body', begin(response));
    return undefined;
  }
  findings.look('json');
  const { repeatedName, decimals } = readJsonText(response.text);
  if (repeatedName !== undefined)
    findings.add(source, { rule: 'json', field: repeatedName, expected: 'the name once', actual: 'twice' });
  if (response.status !== 200) {
    validateError(endpoint, response, assert);
    return undefined;
  }
  if (!endpoint) return undefined;
  const schema = responseSchemaAt(endpoint.route, 200);
  if (!(schema instanceof z.ZodMiniType)) return undefined;
  for (const { field, text } of decimals)
    if (isInteger(endpoint, field))
      findings.add(source, { rule: 'json', field, expected: 'an integer’s digits', actual: text });
  findings.look('schema');
  const parsed = schema.safeParse(response.json);
  if (parsed.success) return parsed.data;
  addIssues(findings, source, response.json, parsed.error);
  return undefined;
}
