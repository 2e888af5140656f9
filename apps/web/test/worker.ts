import { setupWorker } from 'msw/browser';

/** Answers the requests of a test; what no handler knows is an error. */
export const worker = setupWorker();
