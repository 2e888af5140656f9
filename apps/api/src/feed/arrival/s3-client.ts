import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { FeedError } from '../../command/feed-error.ts';
import { formatS3Address, type S3Address, type S3Settings } from '../../s3-address.ts';

/** Number of attempts before a request fails. */
export const S3_ATTEMPTS = 4;

/**
 * Creates a client. A server of one's own is addressed by path, since its host seldom has a name for every bucket, and
 * seldom has regions.
 */
export const createS3Client = ({ endpoint, region }: S3Settings): S3Client =>
  new S3Client({
    ...(region !== undefined && { region }),
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true, region: region ?? 'us-east-1' }),
    maxAttempts: S3_ATTEMPTS,
    // Servers other than AWS may not support the newer checksums. Checksums of downloads are checked here.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

/** Reasons for failed requests by HTTP status: a response to HEAD has no error code. */
const reasons: Readonly<Record<number, string>> = {
  301: 'its bucket is in another region, which AWS_REGION has to name',
  307: 'its bucket is in another region, which AWS_REGION has to name',
  401: 'access is denied',
  403: 'access is denied',
  404: 'it is not there',
  412: 'it changed while it was read',
};

const getReason = (error: unknown): string | undefined =>
  error instanceof S3ServiceException ? reasons[error.$metadata.httpStatusCode ?? 0] : undefined;

/** Whether an error is a response of S3, which a retry would get again. */
export const isS3Answer = (error: unknown): boolean => getReason(error) !== undefined;

/** Converts an error of a request to S3 to a sentence about the address. */
export function toS3Error(address: S3Address, doing: string, error: unknown): FeedError {
  if (error instanceof FeedError) return error;
  const { name = '', message = '' } = error instanceof Error ? error : {};
  const reason =
    name === 'CredentialsProviderError'
      ? 'no credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'
      : (getReason(error) ?? (message || 'the connection failed'));
  return new FeedError('io', `${formatS3Address(address)} cannot be ${doing}: ${reason}`, { cause: error });
}
