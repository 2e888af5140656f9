import { msw } from 'msw/vite';

/** Serves the worker that answers a test's requests, at /mockServiceWorker.js. */
export const mockedNetwork = msw({ mode: 'worker-only' });
