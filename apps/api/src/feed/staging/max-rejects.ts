import { FeedError } from '../../command/feed-error.ts';

/** Returns true if too many of the rows read were rejected. Exact, without rounding. */
export type ExceedsMaxRejects = (rejected: number, read: number) => boolean;

/**
 * Parses `--max-rejects`: a share of the rows read like `0.1%`, up to 100%, or a count. Throws FeedError (usage) for
 * any other text.
 */
export const parseMaxRejects = (allowed: string): ExceedsMaxRejects => {
  const [, integerPart = '', , decimals = '', percent] = /^(\d{1,15})(\.(\d{1,9}))?(%)?$/.exec(allowed) ?? [];
  const isShare = percent !== undefined;
  const scale = 10n ** BigInt(decimals.length);
  const number = BigInt(integerPart + decimals || '0');
  if (integerPart === '' || (!isShare && decimals !== '') || (isShare && number > 100n * scale)) {
    throw new FeedError(
      'usage',
      `--max-rejects is ${JSON.stringify(allowed)}; it may be a share like 0.1% or a count like 20`,
    );
  }
  if (!isShare) return (rejected) => BigInt(rejected) > number;
  return (rejected, read) => BigInt(rejected) * 100n * scale > number * BigInt(read);
};
