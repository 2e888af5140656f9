import { LRUCache } from 'lru-cache';
import type { CompressedBytes } from '@vitrina/chdb-server';

/** A response body with its compression and the ETag of exactly these bytes. */
export interface CachedResponse extends CompressedBytes {
  readonly etag: string;
}

/** The most recently used responses within a number of bytes. */
export type ResponseCache = Pick<LRUCache<string, CachedResponse>, 'get' | 'set'>;

/** Estimated size of an entry beside its body: key, ETag, objects. */
const OVERHEAD_BYTES = 512;

/** A larger response would evict too many others, so it is not cached. */
const MAX_ENTRY_SHARE = 1 / 4;

/** Creates a cache of at most `maxBytes`; 0 caches nothing. */
export function createResponseCache(maxBytes: number): ResponseCache {
  // LRUCache reads a size of 0 as unlimited.
  return new LRUCache<string, CachedResponse>({
    maxSize: Math.max(maxBytes, 1),
    maxEntrySize: Math.max(Math.floor(maxBytes * MAX_ENTRY_SHARE), 1),
    sizeCalculation: ({ bytes }) => bytes.byteLength + OVERHEAD_BYTES,
  });
}
