import { setTimeout as sleep } from 'node:timers/promises';
import { EngineBusy } from './errors.ts';
import { type Lease, requestLease } from './lease.ts';
import type { EngineOptions } from './protocol.ts';
import { socketName } from './socket.ts';
import { startEngine } from './start-server.ts';

/** Maximum wait for an ending engine to close the directory, ms. */
const BUSY_TIMEOUT_MS = 15_000;

/** Maximum time from the start of an engine to its first response on a busy machine, ms. */
const FIRST_RESPONSE_TIMEOUT_MS = 10_000;

const RETRY_MS = 200;

const joinOrStart = async (dataDir: string, database: EngineOptions['database']): Promise<Lease> => {
  const running = await requestLease(dataDir);
  if (running) return running;
  const started = await startEngine(dataDir, { database, socket: socketName(dataDir) });
  try {
    const lease = await requestLease(dataDir, FIRST_RESPONSE_TIMEOUT_MS);
    if (!lease) throw new EngineBusy('The engine ended as soon as it had started');
    return lease;
  } finally {
    started.release();
  }
};

/**
 * Joins the engine of dataDir or starts it; waits up to `timeoutMs` for one that is ending. Throws EngineBusy,
 * EngineMissing or EngineBroken.
 */
export const acquireLease = async (
  { dataDir, database }: { dataDir: string; database: string },
  signal: AbortSignal,
  timeoutMs = BUSY_TIMEOUT_MS,
): Promise<Lease> => {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await joinOrStart(dataDir, database);
    } catch (error) {
      if (!(error instanceof EngineBusy) || performance.now() > deadline) throw error;
    }
    await sleep(RETRY_MS, undefined, { signal });
  }
};
