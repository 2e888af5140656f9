/** Time for which a result is shared, so that many probes cost little, ms. */
const SHARED_MS = 1000;

/** Creates a reading whose calls share one result while it is being read and for a second after. */
export const share = <Result>(read: () => Promise<Result>): (() => Promise<Result>) => {
  let last: Promise<Result> | undefined;
  const forget = () => void setTimeout(() => (last = undefined), SHARED_MS).unref();
  return () => {
    if (last === undefined) {
      last = read();
      last.then(forget, forget);
    }
    return last;
  };
};
