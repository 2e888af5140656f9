import { FeedError } from '../feed-error.ts';

/** How many of so many rows may be refused, decided without rounding. */
export type ExceedsMaxRejects = (rejected: number, read: number) => boolean;

/**
 * Reads `--max-rejects`: a share of the rows read like `0.1%`, up to 100%, or a plain count. The result
 * says whether so many rejects are too many.
 */
export const parseMaxRejects = (allowed: string): ExceedsMaxRejects => {
  const [, whole = '', , decimals = '', percent] = /^(\d{1,15})(\.(\d{1,9}))?(%)?$/.exec(allowed) ?? [];
  const isShare = percent !== undefined;
  const scale = 10n ** BigInt(decimals.length);
  const number = BigInt(whole + decimals || '0');
  if (whole === '' || (!isShare && decimals !== '') || (isShare && number > 100n * scale)) {
    throw new FeedError(
      'usage',
      `--max-rejects is ${JSON.stringify(allowed)}; it may be a share like 0.1% or a count like 20`,
    );
  }
  if (!isShare) return (rejected) => BigInt(rejected) > number;
  return (rejected, read) => BigInt(rejected) * 100n * scale > number * BigInt(read);
};
