import { setTimeout as sleep } from 'node:timers/promises';
import { AnalyticsBusy } from '../errors.ts';
import { type Grip, takeHold } from './grip.ts';
import { socketName } from './socket.ts';
import { startEngine } from './start.ts';

/** How long to wait for an engine that is ending to let go of the directory. */
const busyMilliseconds = 15_000;

const joinOrStart = async (dataDir: string): Promise<Grip> => {
  const running = await takeHold(dataDir);
  if (running) return running;
  const started = await startEngine(dataDir, { socket: socketName(dataDir) });
  try {
    const grip = await takeHold(dataDir);
    if (!grip) throw new AnalyticsBusy('The engine ended as soon as it had started');
    return grip;
  } finally {
    started.letGo();
  }
};

/**
 * Joins the engine of dataDir or starts it, waiting for one that is just ending.
 * Throws AnalyticsBusy, EngineMissing or EngineBroken.
 */
export const acquire = async (dataDir: string, signal: AbortSignal): Promise<Grip> => {
  const deadline = performance.now() + busyMilliseconds;
  for (;;) {
    try {
      return await joinOrStart(dataDir);
    } catch (error) {
      if (!(error instanceof AnalyticsBusy)) throw error;
      if (performance.now() > deadline) {
        throw new AnalyticsBusy(`Another process holds ${dataDir} and does not answer`, { cause: error });
      }
    }
    await sleep(100, undefined, { signal });
  }
};
