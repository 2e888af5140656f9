import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { engineOf, watchProcesses } from './processes.ts';

const entry = fileURLToPath(new URL('../src/cli.ts', import.meta.url));

/** What an ingest cost. */
export interface IngestCost {
  /** From the call of the command to its end. */
  seconds: number;
  /** Of the command and the engine together. */
  processorSeconds: number;
  mostMegabytes: number;
}

/** Runs `pnpm ingest` on a data directory to its end. Throws where it did not publish. */
export const ingestFile = async (file: string, dataDir: string): Promise<IngestCost> => {
  const began = performance.now();
  const command = spawn(process.execPath, [entry, 'ingest', '--json', file], {
    env: { DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let engine: number | undefined;
  const stop = watchProcesses(() => [command.pid, (engine ??= engineOf(dataDir))]);
  const said = Promise.all([text(command.stdout), text(command.stderr)]);
  const [code] = (await once(command, 'exit')) as [number | null];
  const seconds = (performance.now() - began) / 1000;
  const { seconds: processorSeconds, mostMegabytes } = stop();
  const [output, errors] = await said;
  if (code !== 0 || !output.includes('"outcome":"published"'))
    throw new Error(`The ingest of ${file} ended with ${code}:\n${output}${errors}`);
  return { seconds, processorSeconds, mostMegabytes };
};
