import type { IncomingMessage, ServerResponse } from 'node:http';
import { HEARTBEAT_MS } from './protocol.ts';

/** Counts the leases on this engine. */
export interface LeaseHolders {
  /** Adds one; the result removes it. */
  add(): () => void;
}

/** Creates a counter that calls `onNone` once the last lease is released. */
export const countLeases = (onNone: () => void): LeaseHolders => {
  let count = 0;
  return {
    add: () => {
      count += 1;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        count -= 1;
        if (count === 0) onNone();
      };
    },
  };
};

/**
 * Serves one lease: the response is the process id, then a line every half second. The holder releases it by ending
 * the request, or by dying.
 */
export const serveLease = (
  holders: LeaseHolders,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  const remove = holders.add();
  response.write(`${process.pid}\n`);
  const timer = setInterval(() => response.write('\n'), HEARTBEAT_MS);
  const release = () => {
    clearInterval(timer);
    remove();
    response.end();
  };
  request.once('end', release).once('error', release).resume();
  response.once('close', release).once('error', release);
};
