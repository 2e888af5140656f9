import type { IncomingMessage, ServerResponse } from 'node:http';
import { HEARTBEAT_MS } from './protocol.ts';

/** Who needs the engine: it lives until the last of them has let go. */
export interface LeaseHolders {
  /** Adds one; the result takes it away again. */
  add(): () => void;
}

/** Calls `onNobody` once, when the last holder has gone. */
export const countLeases = (onNobody: () => void): LeaseHolders => {
  let count = 0;
  return {
    add: () => {
      count += 1;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        count -= 1;
        if (count === 0) onNobody();
      };
    },
  };
};

/**
 * Serves one hold: the answer is this process's id and then a line every half second for as long as the
 * engine is well. The holder lets go by ending the request, or by dying.
 */
export const serveLease = (
  holders: LeaseHolders,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  const release = holders.add();
  response.write(`${process.pid}\n`);
  const beat = setInterval(() => response.write('\n'), HEARTBEAT_MS);
  const letGo = () => {
    clearInterval(beat);
    release();
    response.end();
  };
  request.once('end', letGo).once('error', letGo).resume();
  response.once('close', letGo).once('error', letGo);
};
