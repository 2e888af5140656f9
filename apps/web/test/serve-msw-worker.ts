import { msw } from 'msw/vite';

/** Serves the service worker of msw at /mockServiceWorker.js. */
export const serveMswWorker = msw({ mode: 'worker-only' });
