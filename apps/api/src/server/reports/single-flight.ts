interface Flight<Result> {
  result: Promise<Result>;
  controller: AbortController;
  waiting: number;
}

/** Does a piece of work once for all who ask for the same while it runs. */
export type SingleFlight<Result> = (
  key: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>;

/**
 * Shares equal work under way. One who goes away gets his signal's reason and leaves the others
 * waiting; when the last has gone, the work's own signal aborts.
 */
export function createSingleFlight<Result>(): SingleFlight<Result> {
  const flights = new Map<string, Flight<Result>>();

  const start = (key: string, work: (signal: AbortSignal) => Promise<Result>): Flight<Result> => {
    const controller = new AbortController();
    const result = work(controller.signal).finally(() => {
      if (flights.get(key)?.controller === controller) flights.delete(key);
    });
    const flight = { result, controller, waiting: 0 };
    flights.set(key, flight);
    return flight;
  };

  return async (key, signal, work) => {
    signal.throwIfAborted();
    const flight = flights.get(key) ?? start(key, work);
    flight.waiting += 1;
    const { promise: left, reject } = Promise.withResolvers<never>();
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([flight.result, left]);
    } finally {
      signal.removeEventListener('abort', leave);
      flight.waiting -= 1;
      if (flight.waiting === 0 && flights.get(key) === flight) {
        flights.delete(key);
        flight.controller.abort(signal.reason);
      }
    }
  };
}
