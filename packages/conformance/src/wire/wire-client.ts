import { setTimeout as pause } from 'node:timers/promises';
import { type WireRequest, bodyOf, type WireResponse, headersOf } from './wire-request.ts';

/** A line to the server under test. */
export interface WireClient {
  readonly url: string;
  /** Sends a request and waits out 429 and 503, unless told not to; throws ServerSilent where nothing comes. */
  send(asked: WireRequest, options?: { patient?: boolean }): Promise<WireResponse>;
}

/** The server cannot be reached, breaks the line, or does not answer in time. */
export class NoResponseError extends Error {
  override name = 'ServerSilent';
}

/** The slowest answer that is still an answer: reports are limited to seconds, a loaded machine is slower. */
const SLOWEST = 60_000;
/** The longest that a limit is waited for, all in all, for one request. */
const MOST_WAITED_SECONDS = 180;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

async function sendOnce(url: string, asked: WireRequest): Promise<WireResponse> {
  const body = bodyOf(asked);
  try {
    const answer = await fetch(url + asked.path, {
      method: asked.method,
      headers: headersOf(asked),
      redirect: 'manual',
      signal: AbortSignal.timeout(SLOWEST),
      ...(body !== undefined && { body }),
    });
    const text = await answer.text();
    return { request: asked, status: answer.status, headers: answer.headers, text, json: parsed(text) };
  } catch (cause) {
    const { message, cause: deeper } = cause as Error;
    throw new NoResponseError(deeper instanceof Error ? `${message}: ${deeper.message}` : message, { cause });
  }
}

/** The seconds that an answer asks to wait, by its Retry-After; undefined where it names none. */
export function readRetryAfterSeconds({ headers }: WireResponse): number | undefined {
  const after = headers.get('retry-after');
  if (after === null) return undefined;
  const seconds = /^\d+$/.test(after) ? Number(after) : (Date.parse(after) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

/** Opens a line to a server; `seen` gets every answer to a limit that is waited out. */
export function createWireClient(url: string, seen: (came: WireResponse) => void): WireClient {
  return {
    url,
    send: async (asked, { patient = true } = {}) => {
      let waited = 0;
      for (let tries = 0; ; tries++) {
        const came = await sendOnce(url, asked);
        const limited = came.status === 429 || (came.status === 503 && tries < 4);
        if (!patient || !limited) return came;
        seen(came);
        const seconds = Math.max(0.05, readRetryAfterSeconds(came) ?? 1);
        waited += seconds;
        if (waited > MOST_WAITED_SECONDS) return came;
        await pause(seconds * 1_000);
      }
    },
  };
}
