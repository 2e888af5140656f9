import { FeedError } from '../../command/feed-error.ts';

/** Default of the option `--max-bytes`: 50 GB. */
export const DEFAULT_MAX_BYTES = '50000000000';

/** Reads the option. Throws FeedError. */
export function readMaxBytes(text: string): number {
  const maxBytes = Number(text);
  if (!Number.isSafeInteger(maxBytes) || maxBytes < 1)
    throw new FeedError('usage', `--max-bytes is a number of bytes, like ${DEFAULT_MAX_BYTES}`);
  return maxBytes;
}
