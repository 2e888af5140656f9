import { setTimeout as pause } from 'node:timers/promises';
import { type WireRequest, bodyOf, type WireResponse, headersOf } from './wire-request.ts';

type OnResponse = (response: WireResponse) => void;

/** How to send a request. */
export interface SendOptions {
  /** Whether to wait and retry on 429 and 503; true by default. */
  readonly patient?: boolean;
  /** Gets every response that asks to retry later. */
  readonly onLimited?: OnResponse;
}

/** An HTTP client of the server under test. */
export interface WireClient {
  readonly url: string;
  /** Sends a request. Throws NoResponseError. */
  send(request: WireRequest, options?: SendOptions): Promise<WireResponse>;
}

/** The server is unreachable, closes the connection or exceeds the timeout. */
export class NoResponseError extends Error {
  override name = 'ServerSilent';
}

/** Timeout of one response, ms: longer than any server's own limit on a loaded machine. */
const RESPONSE_TIMEOUT_MS = 60_000;
/** Maximum total wait for a rate limit, for one request. */
const MAX_WAIT_SECONDS = 180;

/** Parses a text; undefined where it is no JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

async function sendOnce(url: string, request: WireRequest): Promise<WireResponse> {
  const body = bodyOf(request);
  try {
    const response = await fetch(url + request.path, {
      method: request.method,
      headers: headersOf(request),
      redirect: 'manual',
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
      ...(body !== undefined && { body }),
    });
    // A byte order mark stays, which JSON does not allow.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    return { request, status: response.status, headers: response.headers, text, json: parseJson(text) };
  } catch (cause) {
    const { message, cause: deeper } = cause as Error;
    throw new NoResponseError(deeper instanceof Error ? `${message}: ${deeper.message}` : message, { cause });
  }
}

/** Reads Retry-After, a whole number of seconds; undefined if it is missing or malformed. */
export function readRetryAfterSeconds({ headers }: WireResponse): number | undefined {
  const after = headers.get('retry-after');
  return after !== null && /^\d+$/.test(after) ? Number(after) : undefined;
}

/** Creates a client; `onResponse` gets every response. */
export function createWireClient(url: string, onResponse?: OnResponse): WireClient {
  return {
    url,
    send: async (request, { patient = true, onLimited } = {}) => {
      let waitedSeconds = 0;
      for (let tries = 0; ; tries++) {
        const response = await sendOnce(url, request);
        onResponse?.(response);
        const isLimited = response.status === 429 || (response.status === 503 && tries < 4);
        if (!patient || !isLimited) return response;
        const seconds = Math.max(0.05, readRetryAfterSeconds(response) ?? 1);
        waitedSeconds += seconds;
        if (waitedSeconds > MAX_WAIT_SECONDS) return response;
        onLimited?.(response);
        await pause(seconds * 1_000);
      }
    },
  };
}
