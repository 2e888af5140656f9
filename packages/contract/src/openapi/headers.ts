import { LANGUAGES } from '../languages.ts';
import { period } from '../period.ts';
import type { NamedEndpoint } from '../serving/endpoints.ts';
import { isOpenToKeys } from '../serving/responses.ts';

const number = { type: 'integer', minimum: 0 };
const text = { type: 'string' };

/** Headers of requests, as components. */
export const headerParameters = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    description: `The language of an error’s sentence: ${LANGUAGES.join(', ')}; Russian without it, and where it names none of them.`,
    schema: text,
    example: 'kk, ru;q=0.5',
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'ETags of responses that the caller has: 304 where the response is still one of them.',
    schema: text,
    example: '"Nn3uCWFyYvBxzkzsCPbfPw"',
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: true,
    description: 'The ETag of the state that is changed.',
    schema: text,
    example: '"3"',
  },
};

/** Headers of responses, as components. */
export const responseHeaders = {
  ETag: {
    description:
      'Names this response; any other response of a report, and another one of the same request, has another one.',
    schema: text,
  },
  RetryAfter: { description: 'Seconds to wait.', schema: number },
  RateLimitLimit: {
    description: 'Requests a minute of the key or link that was sent; absent without one.',
    schema: number,
  },
  RateLimitRemaining: { description: 'How many of them are left; absent without one.', schema: number },
  RateLimitReset: { description: 'Seconds until the minute ends; absent without one.', schema: number },
};

const refer = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const referToHeader = (name: keyof typeof responseHeaders) => refer('headers', name);

/** Headers that each response to a live key or link has, also an error. */
export const limitHeaders = {
  'RateLimit-Limit': referToHeader('RateLimitLimit'),
  'RateLimit-Remaining': referToHeader('RateLimitRemaining'),
  'RateLimit-Reset': referToHeader('RateLimitReset'),
};

/** Headers of the responses that say how long to wait. */
export const waitHeaders = { 'Retry-After': referToHeader('RetryAfter') };

/** The response to a request whose If-None-Match names the current response. */
export const notModified = {
  description: 'The response is still one that If-None-Match names; it has no body.',
  headers: { ETag: referToHeader('ETag') },
};

const listNames = ({ endpoint }: NamedEndpoint) => Object.keys(endpoint.headers ?? {});
const isReport = ({ endpoint }: NamedEndpoint) => isOpenToKeys(endpoint);

/** Whether the responses of a call have an ETag: those about a week, and the list that is changed by its ETag. */
const hasEtag = (named: NamedEndpoint): boolean =>
  (isReport(named) && named.endpoint.path !== period.list.path) || named.endpoint.path === '/api/follows';

/** Whether a call responds 304 to the ETag of its response. */
const isConditional = (named: NamedEndpoint): boolean =>
  isReport(named) && hasEtag(named) && named.endpoint.method === 'GET';

/** The headers of a call's requests. */
export const listHeaderParameters = (named: NamedEndpoint) => [
  ...(listNames(named).includes('if-match') ? [refer('parameters', 'IfMatch')] : []),
  ...(isConditional(named) ? [refer('parameters', 'IfNoneMatch')] : []),
  refer('parameters', 'AcceptLanguage'),
];

/** The headers of a call's 200. */
export function createResponseHeaders(named: NamedEndpoint) {
  const headers = {
    ...(hasEtag(named) && { ETag: referToHeader('ETag') }),
    ...(isReport(named) && limitHeaders),
  };
  return Object.keys(headers).length > 0 ? { headers } : {};
}

/** The 304 of a call that has one. */
export const createNotModified = (named: NamedEndpoint) =>
  isConditional(named) ? { 304: refer('responses', 'NotModified') } : {};
