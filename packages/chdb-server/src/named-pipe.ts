import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, openSync } from 'node:fs';
import { Socket } from 'node:net';
import { promisify } from 'node:util';

const makeFifo = promisify(execFile);

/** A named pipe that a query reads like a file while we write into it. */
export interface NamedPipe {
  /** Writes, waiting for a slower reader; stops waiting when the signal aborts. */
  write(chunk: Uint8Array, signal: AbortSignal): Promise<void>;
  /** Ends the input: after the last chunk the reader sees the end of the file. */
  end(): void;
  /** Closes the pipe at once, even before everything is written. */
  drop(): void;
}

/**
 * Creates a named pipe that only its owner can open. Both ends stay open here until `end`, so that neither reader nor
 * writer waits for the other to open it.
 */
export const createNamedPipe = async (path: string): Promise<NamedPipe> => {
  await makeFifo('mkfifo', ['-m', '600', path]);
  const descriptor = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  const openSocket = () => {
    try {
      return new Socket({ fd: descriptor, readable: false, writable: true });
    } catch (error) {
      closeSync(descriptor);
      throw error;
    }
  };
  const socket = openSocket();
  return {
    write: async (chunk, signal) => {
      if (!socket.write(chunk)) await once(socket, 'drain', { signal });
    },
    end: () => socket.destroySoon(),
    drop: () => socket.destroy(),
  };
};
