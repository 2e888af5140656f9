import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../reply.ts';

/** On average each turn of the event loop takes this long: new calls would only make it longer. */
const TOO_LONG_MS = 1000;
const SAMPLE_MS = 500;

/** Refuses calls early, with 503, while the process has been too busy for two samples in a row. */
export function refuseOverload(app: FastifyInstance): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  let late = 0;
  const sample = () => {
    late = delay.mean / 1e6 > TOO_LONG_MS ? late + 1 : 0;
    delay.reset();
  };
  delay.enable();
  const timer = setInterval(sample, SAMPLE_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delay.disable();
  });
  app.addHook('onRequest', async () => {
    if (late > 1) throw new Failure('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
  });
}
