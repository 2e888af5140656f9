import { chmodSync, lstatSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

/** Longest path, in bytes, that every system takes for a Unix socket (104 with its end on macOS). */
const longestPath = 100;

const prefix = 'chdb-';

/** The name under which a data directory's engine is found: its socket, or a link to it. */
export const socketName = (dataDir: string): string => join(resolve(dataDir), 'engine.sock');

const isLink = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/** Where the socket of this name is now, in a path short enough to connect to. */
export const socketPath = (name: string): string => (isLink(name) ? readlinkSync(name) : name);

/** Takes away a socket, ours or one left by an engine that was killed. */
export const removeSocket = (name: string): void => {
  const path = socketPath(name);
  if (path !== name && basename(dirname(path)).startsWith(prefix)) {
    rmSync(dirname(path), { recursive: true, force: true });
  }
  rmSync(name, { force: true });
};

/**
 * The path to listen on for this name. A name too long for a socket becomes a link into a fresh
 * directory of ours in the system's temporary folder. Call it only with the directory's data open.
 */
export const createSocketPath = (name: string): string => {
  removeSocket(name);
  if (Buffer.byteLength(name) <= longestPath) return name;
  const temporary = Buffer.byteLength(tmpdir()) < longestPath - 30 ? tmpdir() : '/tmp';
  const path = join(mkdtempSync(join(temporary, prefix)), 'engine.sock');
  symlinkSync(path, name);
  return path;
};

/** Makes a socket that listens its owner's alone. */
export const restrictToOwner = (path: string): void => chmodSync(path, 0o600);
