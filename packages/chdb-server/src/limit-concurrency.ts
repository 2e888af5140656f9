/** Returns a function that runs tasks, at most `limit` at a time and the rest in the order of the calls. */
export const limitConcurrency = (limit: number) => {
  const queue: (() => void)[] = [];
  let running = 0;

  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running < limit) running += 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
