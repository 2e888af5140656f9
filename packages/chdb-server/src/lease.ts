import { existsSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { watchHeartbeat } from './heartbeat.ts';
import { LEASE_PATH } from './protocol.ts';
import { socketName, socketPath } from './socket.ts';

const RESPONSE_TIMEOUT_MS = 2_000;

/** This process's right to keep a running engine alive. */
export interface Lease {
  /** Releases the lease. Resolves when the engine has noticed, and has ended if this was the last one. */
  release(): Promise<void>;
  /** Resolves when the lease has ended, by a release or because the engine died. */
  readonly ended: Promise<void>;
}

const createLease = (held: ClientRequest, pid: number, heartbeats: NodeJS.ReadableStream): Lease => {
  const heartbeat = watchHeartbeat(pid);
  const ended = new Promise<void>((resolve) => {
    held.once('close', () => {
      heartbeat.stop();
      resolve();
    });
  });
  heartbeats.on('data', heartbeat.record).on('error', () => undefined);
  held.on('error', () => undefined);
  held.socket?.unref();
  return {
    ended,
    release: () => {
      held.socket?.ref();
      held.end();
      return ended;
    },
  };
};

const requestOverSocket = (path: string, timeoutMs: number): Promise<Lease | undefined> =>
  new Promise((resolve) => {
    const held = request({ socketPath: path, path: LEASE_PATH, method: 'POST' });
    const fail = () => {
      clearTimeout(timer);
      held.destroy();
      resolve(undefined);
    };
    const timer = setTimeout(fail, timeoutMs);
    held.once('error', fail);
    held.once('response', (response) => {
      response.setEncoding('utf8').once('data', (line: string) => {
        clearTimeout(timer);
        held.off('error', fail);
        resolve(createLease(held, Number.parseInt(line, 10), response));
      });
      response.once('error', fail);
    });
    held.flushHeaders();
  });

/** Requests a lease on the engine that serves dataDir; undefined if none responds within `timeoutMs`. */
export const requestLease = async (
  dataDir: string,
  timeoutMs = RESPONSE_TIMEOUT_MS,
): Promise<Lease | undefined> => {
  const path = socketPath(socketName(dataDir));
  return existsSync(path) ? requestOverSocket(path, timeoutMs) : undefined;
};
