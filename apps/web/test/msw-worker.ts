import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';

/** Responds to the requests of a test; an unhandled request is an error. */
export const mswWorker = setupWorker();

/** Resolves when the worker responds; test files share it. */
export const mswWorkerStarted = mswWorker.start({ quiet: true, onUnhandledFrame: 'bypass' });

/** Waits until the worker has forwarded every request sent before. */
export async function flushRequests(): Promise<void> {
  mswWorker.use(http.get('/flush', () => HttpResponse.text('')));
  await fetch('/flush');
}
