/** What the engine process is started with (its one argument, as JSON). */
export interface EngineOptions {
  /** Directory of the engine's data; only one process at a time may have it open. */
  directory: string;
  /** Where to listen: a Unix socket, named by the path under which others look for it … */
  socket?: string;
  /** … or a loopback TCP port (0 = any free one) behind a user and a password. */
  tcp?: { port: number; user: string; password: string };
}

/** What the engine process tells the one that started it, once. */
export type EngineReport =
  | { state: 'ready'; port: number }
  | { state: 'missing' | 'failed'; message: string };

/** The path of the call by which a process holds the engine: the engine lives while anyone holds it. */
export const LEASE_PATH = '/hold';

/** How often the engine says on every hold that it is alive. */
export const HEARTBEAT_MS = 500;

/** The database of our engine, and of a server whose URL names none. */
export const database = 'vitrina';
