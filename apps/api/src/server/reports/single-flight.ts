interface Flight<Result, Caller> {
  result: Promise<Result>;
  controller: AbortController;
  /** One object for each call, so that equal callers count separately. */
  callers: Set<Caller>;
}

/** Executes work once for all callers with the same key while it runs. The work gets its callers, who may change. */
export type SingleFlight<Result, Caller extends object> = (
  key: string,
  signal: AbortSignal,
  work: (signal: AbortSignal, callers: ReadonlySet<Caller>) => Promise<Result>,
  caller: Caller,
) => Promise<Result>;

/**
 * Creates a single-flight executor. A caller whose signal aborts is rejected with its reason; the others keep
 * waiting. The signal of the work aborts with the last caller.
 */
export function createSingleFlight<Result, Caller extends object>(): SingleFlight<Result, Caller> {
  const flights = new Map<string, Flight<Result, Caller>>();

  const start = (
    key: string,
    work: Parameters<SingleFlight<Result, Caller>>[2],
    caller: Caller,
  ): Flight<Result, Caller> => {
    const controller = new AbortController();
    const callers = new Set([caller]);
    const result = work(controller.signal, callers).finally(() => {
      if (flights.get(key)?.controller === controller) flights.delete(key);
    });
    const flight = { result, controller, callers };
    flights.set(key, flight);
    return flight;
  };

  return async (key, signal, work, caller) => {
    signal.throwIfAborted();
    const flight = flights.get(key) ?? start(key, work, caller);
    flight.callers.add(caller);
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      return await Promise.race([flight.result, aborted]);
    } finally {
      signal.removeEventListener('abort', onAbort);
      flight.callers.delete(caller);
      if (flight.callers.size === 0 && flights.get(key) === flight) {
        flights.delete(key);
        flight.controller.abort(signal.reason);
      }
    }
  };
}
