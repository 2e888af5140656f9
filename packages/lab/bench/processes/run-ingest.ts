import { startCommand } from '../../../../apps/api/test/command.ts';
import { findEngine, trackUsage } from './process-usage.ts';

/**
 * Runs `pnpm ingest` on a data directory; returns its wall time, and the processor time and peak memory of the command
 * and the engine, and the peak memory of the command alone. Throws if it publishes nothing.
 */
export const runIngest = async (file: string, dataDir: string) => {
  const startedAt = performance.now();
  const args = ['ingest', '--json', '--future', file];
  const command = startCommand(args, process.cwd(), { DATA_DIR: dataDir });
  let engine: number | undefined;
  const stopTracking = trackUsage(() => [command.process.pid, (engine ??= findEngine(dataDir))]);
  const stopTrackingCommand = trackUsage(() => [command.process.pid]);
  const { code, output, errors } = await command.ended;
  const seconds = (performance.now() - startedAt) / 1000;
  const usage = stopTracking();
  const commandMegabytes = stopTrackingCommand().peakMegabytes;
  if (code !== 0 || !output.includes('"outcome":"published"'))
    throw new Error(`The ingest of ${file} ended with ${code}:\n${output}${errors}`);
  return { seconds, commandMegabytes, ...usage };
};
