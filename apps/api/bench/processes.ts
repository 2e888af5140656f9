import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What Linux says of a process, or nothing of one that has ended. */
const told = (pid: number, file: string): string | undefined => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
};

/** Ticks of a process's clock in a second, the same on every Linux that Node runs on. */
const TICKS = 100;

/** Processor seconds that a process has used so far. */
export const processorSeconds = (pid: number): number => {
  const stat = told(pid, 'stat') ?? '';
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS;
};

/** Megabytes of memory that a process holds; 0 of one that has ended. */
export const megabytesHeld = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(told(pid, 'status') ?? '')?.[1] ?? 0) / 1024;

/** The engine process of a data directory, while it lives. */
export const engineOf = (dataDir: string): number | undefined =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((pid) => (told(pid, 'cmdline') ?? '').includes(`"${join(dataDir, 'engine')}"`));

/** Watches processes until told to stop: the most memory they held together, and their processor seconds. */
export const watchProcesses = (pids: () => readonly (number | undefined)[]) => {
  const seconds = new Map<number, number>();
  let mostMegabytes = 0;
  const look = () => {
    const alive = pids().filter((pid) => pid !== undefined);
    mostMegabytes = Math.max(
      mostMegabytes,
      alive.reduce((sum, pid) => sum + megabytesHeld(pid), 0),
    );
    for (const pid of alive) seconds.set(pid, Math.max(seconds.get(pid) ?? 0, processorSeconds(pid)));
  };
  const timer = setInterval(look, 20);
  return () => {
    clearInterval(timer);
    look();
    return { mostMegabytes, seconds: [...seconds.values()].reduce((sum, value) => sum + value, 0) };
  };
};
