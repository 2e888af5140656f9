import { readdirSync, readFileSync } from 'node:fs';

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // The process has ended, or the system has no /proc.
  }
};

/** Returns the most memory that a process has used so far, bytes; 0 where the system does not tell. */
export const readPeakBytes = (pid: number): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;

/** Returns the bytes that a process has read so far; 0 where the system does not tell. */
export const readReadBytes = (pid: number): number =>
  Number(/rchar: (\d+)/.exec(read(`/proc/${pid}/io`))?.[1] ?? 0);

/** Returns the most memory that one of a process's children has used so far, bytes. */
export const readPeakBytesOfChildren = (pid: number): number => {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = pids.filter((name) => / \w (\d+) /.exec(read(`/proc/${name}/stat`))?.[1] === String(pid));
  return Math.max(0, ...children.map((child) => readPeakBytes(Number(child))));
};
