import type { FastifyReply } from 'fastify';
import { ContractError } from '../reply.ts';

/** How long a call may take before it is given up as 503: the longest that a report may run. */
const DEADLINE_MS = 8000;

/**
 * Does a call's work under a signal that aborts when the caller goes away or the time is up; what is answered
 * at once needs neither. Fastify's own `handlerTimeout` ends with the request's body, so it never meets a POST.
 */
export function withDeadline<T>(
  { raw }: FastifyReply,
  work: (signal: AbortSignal) => T | Promise<T>,
  milliseconds = DEADLINE_MS,
): T | Promise<T> {
  const controller = new AbortController();
  const working = work(controller.signal);
  if (!(working instanceof Promise)) return working;
  const { promise: over, reject } = Promise.withResolvers<never>();
  const giveUp = (why: string) => {
    const failure = new ContractError('SERVICE_UNAVAILABLE', { cause: new Error(why) });
    controller.abort(failure);
    reject(failure);
  };
  const gone = () => giveUp('The caller went away');
  const timer = setTimeout(giveUp, milliseconds, 'The call took too long');
  raw.once('close', gone);
  if (raw.destroyed) gone();
  return Promise.race([working, over]).finally(() => {
    clearTimeout(timer);
    raw.off('close', gone);
  });
}
