import { FeedError } from './command/feed-error.ts';

/** Access to buckets. The AWS SDK finds the credentials in variables, files or the machine's role. */
export interface S3Settings {
  /** URL of an S3-compatible server; undefined means AWS. */
  endpoint: string | undefined;
  region: string | undefined;
}

/** An object of a bucket, or a folder of objects: `s3://bucket/key`. */
export interface S3Address {
  readonly bucket: string;
  /** The key without percent encoding. */
  readonly key: string;
}

/** Whether a name is an address of S3. */
export const isS3Address = (name: string): boolean => /^s3:\/\//i.test(name);

/** Reads `s3://bucket/key`. Throws FeedError. */
export function parseS3Address(name: string): S3Address {
  const [, bucket, key = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/is.exec(name) ?? [];
  if (bucket === undefined)
    throw new FeedError('usage', `${name} is not an address like s3://bucket/offers.csv`);
  return { bucket, key };
}

/** Formats the address as a person writes it. */
export const formatS3Address = ({ bucket, key }: S3Address): string => `s3://${bucket}/${key}`;
