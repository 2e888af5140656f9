import type { Encoded } from '../../analytics/compression.ts';

/** An answer ready to be sent: its bytes, how they are compressed, and the ETag of exactly these bytes. */
export interface CachedResponse extends Encoded {
  readonly etag: string;
}

/** The answers asked for last, as many as fit. */
export interface ResponseCache {
  get(key: string): CachedResponse | undefined;
  set(key: string, answer: CachedResponse): void;
}

/** What a kept answer costs beside its bytes: key, ETag, objects. */
const OVERHEAD_BYTES = 512;

/**
 * Keeps answers up to so many bytes in all and gives up the ones that nobody asked for longest. One
 * larger than a quarter of the room is not kept: it would push out everything else.
 */
export function createResponseCache(roomBytes: number): ResponseCache {
  const answers = new Map<string, CachedResponse>();
  let used = 0;
  const cost = (answer: CachedResponse) => answer.bytes.byteLength + OVERHEAD_BYTES;

  const drop = (key: string) => {
    const answer = answers.get(key);
    if (answer && answers.delete(key)) used -= cost(answer);
  };

  return {
    get(key) {
      const answer = answers.get(key);
      if (answer && answers.delete(key)) answers.set(key, answer);
      return answer;
    },
    set(key, answer) {
      if (cost(answer) > roomBytes / 4) return;
      drop(key);
      answers.set(key, answer);
      used += cost(answer);
      for (const oldest of answers.keys()) {
        if (used <= roomBytes) break;
        drop(oldest);
      }
    },
  };
}
