import { ContractError } from '@vitrina/contract/serving';

type Headers = Readonly<Record<string, string>>;

/** Counts the requests of each caller: a minute begins with the first request after the last one ended. */
export class RequestMinutes {
  readonly #maxPerMinute: number;
  readonly #minutes = new Map<string, { from: number; requests: number }>();

  constructor(maxPerMinute: number) {
    this.#maxPerMinute = maxPerMinute;
  }

  /** Counts a request; returns the headers of its response. Throws ContractError TOO_MANY_REQUESTS, with them too. */
  count(caller: string, time: number): Headers {
    const running = this.#minutes.get(caller);
    const minute = running && time < running.from + 60_000 ? running : { from: time, requests: 0 };
    minute.requests += 1;
    this.#minutes.set(caller, minute);
    const remaining = this.#maxPerMinute - minute.requests;
    const retryAfterSeconds = Math.ceil((minute.from + 60_000 - time) / 1000);
    const headers = {
      'ratelimit-limit': String(this.#maxPerMinute),
      'ratelimit-remaining': String(Math.max(remaining, 0)),
      'ratelimit-reset': String(retryAfterSeconds),
    };
    if (remaining < 0) throw new ContractError('TOO_MANY_REQUESTS', { retryAfterSeconds, headers });
    return headers;
  }
}
