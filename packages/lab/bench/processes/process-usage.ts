import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads a file of /proc/PID; undefined if the process has ended. */
const readProcFile = (pid: number, file: string): string | undefined => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
};

/** Clock ticks a second in /proc/PID/stat; the same on every Linux that Node supports. */
const TICKS_PER_SECOND = 100;

/** Processor time of a process so far, user and system, in seconds; 0 if it has ended. */
export const readProcessorSeconds = (pid: number): number => {
  const stat = readProcFile(pid, 'stat') ?? '';
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_SECOND;
};

/** Resident memory of a process in MB; 0 if it has ended. */
export const readMemoryMegabytes = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readProcFile(pid, 'status') ?? '')?.[1] ?? 0) / 1024;

/** Lists the processes whose command line contains a text. */
export const listProcesses = (text: string): { pid: number; command: string }[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), command: readProcFile(Number(name), 'cmdline') ?? '' }))
    .filter(({ command }) => command.includes(text));

/** Finds the process id of a data directory's engine; undefined if none runs. */
export const findEngine = (dataDir: string): number | undefined =>
  listProcesses(`"${join(dataDir, 'engine')}"`)[0]?.pid;

const SAMPLE_INTERVAL_MS = 20;

/** Samples processes until the returned function is called, which returns their total usage. */
export const trackUsage = (getPids: () => readonly (number | undefined)[]) => {
  const seconds = new Map<number, number>();
  let peakMegabytes = 0;
  const sample = () => {
    const pids = getPids().filter((pid) => pid !== undefined);
    peakMegabytes = Math.max(
      peakMegabytes,
      pids.reduce((sum, pid) => sum + readMemoryMegabytes(pid), 0),
    );
    for (const pid of pids) seconds.set(pid, Math.max(seconds.get(pid) ?? 0, readProcessorSeconds(pid)));
  };
  const timer = setInterval(sample, SAMPLE_INTERVAL_MS);
  return () => {
    clearInterval(timer);
    sample();
    return { peakMegabytes, processorSeconds: [...seconds.values()].reduce((sum, value) => sum + value, 0) };
  };
};
