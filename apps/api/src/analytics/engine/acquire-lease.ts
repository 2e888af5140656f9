import { setTimeout as sleep } from 'node:timers/promises';
import { EngineBusy } from '../errors.ts';
import { type Lease, requestLease } from './lease.ts';
import { socketName } from './socket.ts';
import { startEngine } from './start-server.ts';

/** How long to wait for an engine that is ending to let go of the directory. */
const busyMilliseconds = 15_000;

/** How long an engine that has just started may take to answer on a busy machine. */
const firstAnswerMilliseconds = 10_000;

const joinOrStart = async (dataDir: string): Promise<Lease> => {
  const running = await requestLease(dataDir);
  if (running) return running;
  const started = await startEngine(dataDir, { socket: socketName(dataDir) });
  try {
    const grip = await requestLease(dataDir, firstAnswerMilliseconds);
    if (!grip) throw new EngineBusy('The engine ended as soon as it had started');
    return grip;
  } finally {
    started.letGo();
  }
};

/**
 * Joins the engine of dataDir or starts it, waiting `patience` ms for one that is just ending.
 * Throws AnalyticsBusy, EngineMissing or EngineBroken.
 */
export const acquireLease = async (
  dataDir: string,
  signal: AbortSignal,
  patience = busyMilliseconds,
): Promise<Lease> => {
  const deadline = performance.now() + patience;
  for (;;) {
    try {
      return await joinOrStart(dataDir);
    } catch (error) {
      if (!(error instanceof EngineBusy) || performance.now() > deadline) throw error;
    }
    await sleep(200, undefined, { signal });
  }
};
