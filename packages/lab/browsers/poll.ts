import { setTimeout as delay } from 'node:timers/promises';

/** Maximum time until the page shows the expected state, ms. */
const PATIENCE_MS = 20_000;
const PAUSE_MS = 60;

/** Reads until the result is neither null nor false, and returns it. On a timeout throws with the awaited state. */
export async function poll<Result>(
  awaited: string | (() => string),
  read: () => Result | Promise<Result>,
): Promise<Exclude<Result, null | false>> {
  const endMs = performance.now() + PATIENCE_MS;
  for (;;) {
    const result = await read();
    if (result !== null && result !== false) return result as Exclude<Result, null | false>;
    if (performance.now() > endMs)
      throw new Error(`Missing: ${typeof awaited === 'string' ? awaited : awaited()}`);
    await delay(PAUSE_MS);
  }
}
