import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ContractError } from '@vitrina/contract/serving';

const SAMPLE_INTERVAL_MS = 500;
/** A new request would wait about as long. */
const MAX_EVENT_LOOP_DELAY_MS = 1000;
const RETRY_AFTER_SECONDS = 1;

/** Rejects requests early, with 503, if the event loop was blocked for most of the last sample. */
export function registerOverloadCheck(app: FastifyInstance): void {
  app.register(underPressure, {
    sampleInterval: SAMPLE_INTERVAL_MS,
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    pressureHandler({ url }) {
      // A probe costs nothing and must not call a busy server dead.
      if (url === '/livez' || url === '/api/health') return;
      throw new ContractError('SERVICE_UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    },
  });
}
