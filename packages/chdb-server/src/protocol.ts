/** Options of the engine process: its one argument, as JSON. */
export interface EngineOptions {
  /** Directory of the engine's data; one process at a time can open it. */
  directory: string;
  /** Database to create if it does not exist. */
  database: string;
  /** Name of the Unix socket to listen on … */
  socket?: string;
  /** … or a loopback TCP port (0: any free one) with a user and a password. */
  tcp?: { port: number; user: string; password: string };
}

/** The engine process's one message to the process that started it. */
export type EngineReport =
  | { state: 'ready'; port: number }
  | { state: 'missing' | 'failed'; message: string };

/** Path of the request whose connection is a lease. */
export const LEASE_PATH = '/lease';

/** Interval of heartbeats on a lease. */
export const HEARTBEAT_MS = 500;
