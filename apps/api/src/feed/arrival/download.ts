import { createWriteStream } from 'node:fs';
import { get as getPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { get } from 'node:https';
import { isIP } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FeedError } from '../../command/feed-error.ts';
import { isPrivateAddress, lookupPublic, PrivateAddress } from './private-addresses.ts';

/** Options of a download. */
export interface DownloadOptions {
  /** Maximum size of a file. */
  readonly maxBytes: number;
  /** Whether private addresses and http: are allowed. */
  readonly allowsPrivate: boolean;
}

const MAX_REDIRECTS = 5;
/** Maximum time without a byte from the server. */
const IDLE_TIMEOUT_MS = 60_000;

/** Formats a URL for messages without user, password and query, which may contain secrets. */
export const describeUrl = ({ origin, pathname }: URL): string => `${origin}${pathname}`;

const checkUrl = (url: URL, { allowsPrivate }: DownloadOptions): void => {
  if (url.protocol !== 'https:' && !(allowsPrivate && url.protocol === 'http:'))
    throw new FeedError('usage', `${describeUrl(url)} cannot be fetched: only https:// is`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowsPrivate && isIP(host) !== 0 && isPrivateAddress(host)) throw new PrivateAddress(host);
};

const request = (url: URL, { allowsPrivate }: DownloadOptions): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const settings: RequestOptions = {
      headers: { 'accept-encoding': 'identity' },
      ...(!allowsPrivate && { lookup: lookupPublic }),
    };
    const sent = (url.protocol === 'http:' ? getPlain : get)(url, settings, resolve);
    sent.setTimeout(IDLE_TIMEOUT_MS, () => sent.destroy(new Error('the server sends nothing')));
    sent.on('error', reject);
  });

/** Follows redirections to a response with status 200. */
const follow = async (url: URL, options: DownloadOptions, redirects = 0): Promise<IncomingMessage> => {
  checkUrl(url, options);
  const response = await request(url, options);
  const { statusCode = 0, headers } = response;
  if (statusCode === 200) return response;
  response.destroy();
  if (statusCode < 300 || statusCode > 399 || headers.location === undefined)
    throw new Error(`the server responded ${statusCode}`);
  if (redirects === MAX_REDIRECTS) throw new Error('it is redirected too often');
  return follow(new URL(headers.location, url), options, redirects + 1);
};

/** Creates the error for a file that is larger than the limit. */
export const createSizeError = (maxBytes: number) =>
  new Error(`it is larger than --max-bytes, ${maxBytes} bytes`);

/** Creates a stream that fails beyond the limit. */
export const limitBytes = (maxBytes: number): Transform => {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _, callback) {
      bytes += chunk.length;
      if (bytes > maxBytes) callback(createSizeError(maxBytes));
      else callback(null, chunk);
    },
  });
};

/** Fetches a file by HTTPS. Throws FeedError. */
export const download = async (url: URL, path: string, options: DownloadOptions): Promise<void> => {
  try {
    const response = await follow(url, options);
    if (Number(response.headers['content-length'] ?? 0) > options.maxBytes) {
      response.destroy();
      throw createSizeError(options.maxBytes);
    }
    await pipeline(response, limitBytes(options.maxBytes), createWriteStream(path));
  } catch (error) {
    if (error instanceof FeedError || !(error instanceof Error)) throw error;
    const reason =
      error instanceof PrivateAddress
        ? 'its address is private; --allow-private allows it'
        : error.message || 'the connection failed';
    throw new FeedError('io', `${describeUrl(url)} cannot be fetched: ${reason}`, { cause: error });
  }
};
