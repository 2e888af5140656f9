import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ingest } from '../feed/ingest.ts';
import type { OnProgress } from '../feed/progress.ts';
import type { Sources } from '../lifecycle/open-sources.ts';
import { writeDemoMarket } from './write-demo-market.ts';

/** Makes the demo market and publishes it as any other feed; the first real week takes its place. */
export async function publishDemoMarket(
  { analytics, store }: Sources,
  dataDir: string,
  onProgress: OnProgress,
): Promise<void> {
  // Always the same folder, so that a start that was cut short leaves one at most.
  const folder = join(dataDir, 'demo');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    const files = await writeDemoMarket(folder);
    await ingest({ files, analytics, store, dataDir, isDemo: true, now: () => new Date(), onProgress });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
