interface Flight<Result> {
  result: Promise<Result>;
  controller: AbortController;
  callers: number;
}

/** Executes work once for all callers with the same key while it runs. */
export type SingleFlight<Result> = (
  key: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>;

/**
 * Creates a single-flight executor. A caller whose signal aborts is rejected with its reason; the others keep
 * waiting. The signal of the work aborts with the last caller.
 */
export function createSingleFlight<Result>(): SingleFlight<Result> {
  const flights = new Map<string, Flight<Result>>();

  const start = (key: string, work: (signal: AbortSignal) => Promise<Result>): Flight<Result> => {
    const controller = new AbortController();
    const result = work(controller.signal).finally(() => {
      if (flights.get(key)?.controller === controller) flights.delete(key);
    });
    const flight = { result, controller, callers: 0 };
    flights.set(key, flight);
    return flight;
  };

  return async (key, signal, work) => {
    signal.throwIfAborted();
    const flight = flights.get(key) ?? start(key, work);
    flight.callers += 1;
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      return await Promise.race([flight.result, aborted]);
    } finally {
      signal.removeEventListener('abort', onAbort);
      flight.callers -= 1;
      if (flight.callers === 0 && flights.get(key) === flight) {
        flights.delete(key);
        flight.controller.abort(signal.reason);
      }
    }
  };
}
