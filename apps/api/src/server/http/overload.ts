import type { FastifyInstance } from 'fastify';
import { ContractError } from '../../reply.ts';

const SAMPLE_MS = 500;
/** A timer that rings so late says that new calls would wait as long. */
const TOO_LATE_MS = 1000;

/** Refuses calls early, with 503, while the process has been too busy for two samples in a row. */
export function registerOverloadCheck(app: FastifyInstance): void {
  let due = performance.now() + SAMPLE_MS;
  let late = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    late = now - due > TOO_LATE_MS ? late + 1 : 0;
    due = now + SAMPLE_MS;
  }, SAMPLE_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', async () => {
    if (late > 1) throw new ContractError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
  });
}
