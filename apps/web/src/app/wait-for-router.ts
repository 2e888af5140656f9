import type { createBrowserRouter } from 'react-router';

/** Waits until a new router has loaded the code of its first screen, or has failed to. */
export const waitForRouter = (router: ReturnType<typeof createBrowserRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
