import { setupWorker } from 'msw/browser';

/** Responds to the requests of a test; an unhandled request is an error. */
export const mswWorker = setupWorker();
