import { ContractError } from '@vitrina/contract/serving';
import type { FastifyReply } from 'fastify';

/** Time after which a request ends with 503, ms: the maximum time of a report. */
const DEADLINE_MS = 8000;

/**
 * Runs a request's work under a signal that aborts when the caller disconnects or the deadline passes; work that
 * returns no promise needs neither. Fastify's own `handlerTimeout` ends with the request's body, so it never applies
 * to a POST.
 */
export function withDeadline<T>(
  { raw }: FastifyReply,
  work: (signal: AbortSignal) => T | Promise<T>,
  milliseconds = DEADLINE_MS,
): T | Promise<T> {
  const controller = new AbortController();
  const working = work(controller.signal);
  if (!(working instanceof Promise)) return working;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = (reason: string) => {
    const error = new ContractError('SERVICE_UNAVAILABLE', { cause: new Error(reason) });
    controller.abort(error);
    reject(error);
  };
  const handleClose = () => abort('The caller disconnected');
  const timer = setTimeout(abort, milliseconds, 'The request exceeded its deadline');
  raw.once('close', handleClose);
  if (raw.destroyed) handleClose();
  return Promise.race([working, aborted]).finally(() => {
    clearTimeout(timer);
    raw.off('close', handleClose);
  });
}
