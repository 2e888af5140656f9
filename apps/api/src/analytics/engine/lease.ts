import { existsSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { LEASE_PATH } from './protocol.ts';
import { socketName, socketPath } from './socket.ts';
import { watchHeartbeat } from './heartbeat.ts';

/** This process's hold on a running engine. */
export interface Lease {
  /** Lets go. Resolves when the engine has taken note, and has ended if nobody else holds it. */
  letGo(): Promise<void>;
  /** Resolves when the hold has ended, by us or because the engine died. */
  readonly ended: Promise<void>;
}

const attach = (call: ClientRequest, pid: number, beats: NodeJS.ReadableStream): Lease => {
  const watched = watchHeartbeat(pid);
  const ended = new Promise<void>((resolve) => {
    call.once('close', () => {
      watched.stop();
      resolve();
    });
  });
  beats.on('data', watched.heard).on('error', () => undefined);
  call.on('error', () => undefined);
  call.socket?.unref();
  return {
    ended,
    letGo: () => {
      call.socket?.ref();
      call.end();
      return ended;
    },
  };
};

const ask = (path: string, patience: number): Promise<Lease | undefined> =>
  new Promise((resolve) => {
    const call = request({ socketPath: path, path: LEASE_PATH, method: 'POST' });
    const none = () => {
      clearTimeout(timer);
      call.destroy();
      resolve(undefined);
    };
    const timer = setTimeout(none, patience);
    call.once('error', none);
    call.once('response', (answer) => {
      answer.setEncoding('utf8').once('data', (line: string) => {
        clearTimeout(timer);
        call.off('error', none);
        resolve(attach(call, Number.parseInt(line, 10), answer));
      });
      answer.once('error', none);
    });
    call.flushHeaders();
  });

/** Takes hold of the engine that serves dataDir; undefined if none answers within `patience` ms. */
export const requestLease = async (dataDir: string, patience = 2_000): Promise<Lease | undefined> => {
  const path = socketPath(socketName(dataDir));
  return existsSync(path) ? ask(path, patience) : undefined;
};
