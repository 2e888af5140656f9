import { type Endpoint, parseParams, parseQuery } from '@vitrina/contract/serving';
import type { FastifyRequest } from 'fastify';

/** Maximum number of URLs with cached params, per endpoint. */
const MAX_URLS = 10_000;

/** Maximum length of a cached URL, in characters. */
const MAX_URL_LENGTH = 100;

/** What a URL says to an endpoint. */
interface UrlParams {
  readonly params: unknown;
  readonly query: unknown;
}

/** Creates a parser of an endpoint's path params and query that caches them by URL. */
export function createParamsParser(endpoint: Endpoint) {
  const cache = new Map<string, UrlParams>();
  return ({ url, params, query }: FastifyRequest): UrlParams => {
    const cached = cache.get(url);
    if (cached) return cached;
    const parsed = { params: parseParams(endpoint, params), query: parseQuery(endpoint, query) };
    if (cache.size >= MAX_URLS) cache.clear();
    if (url.length <= MAX_URL_LENGTH) cache.set(url, parsed);
    return parsed;
  };
}
