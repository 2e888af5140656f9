import { type Endpoint, parseParams } from '@vitrina/contract/serving';
import type { FastifyRequest } from 'fastify';

/** Maximum number of URLs with cached params, per endpoint. */
const MAX_URLS = 10_000;

/** Maximum length of a cached URL, in characters. */
const MAX_URL_LENGTH = 100;

/** Creates a parser of an endpoint's path params that caches them by URL. */
export function createParamsParser(endpoint: Endpoint) {
  const cache = new Map<string, unknown>();
  return ({ url, params }: FastifyRequest): unknown => {
    if (cache.has(url)) return cache.get(url);
    const parsed = parseParams(endpoint, params);
    if (cache.size >= MAX_URLS) cache.clear();
    if (url.length <= MAX_URL_LENGTH) cache.set(url, parsed);
    return parsed;
  };
}
