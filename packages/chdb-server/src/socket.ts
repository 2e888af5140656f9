import { chmodSync, lstatSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

/** Longest Unix socket path that every system accepts, bytes (104 with its NUL on macOS). */
const longestPath = 100;

const prefix = 'chdb-';

/** Path where a data directory's engine is found: its socket, or a symlink to it. */
export const socketName = (dataDir: string): string => join(resolve(dataDir), 'engine.sock');

const isLink = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/** Resolves a name to its socket, whose path is short enough to connect to. */
export const socketPath = (name: string): string => (isLink(name) ? readlinkSync(name) : name);

/** Removes a socket, our own or that of a killed engine. */
export const removeSocket = (name: string): void => {
  const path = socketPath(name);
  if (path !== name && basename(dirname(path)).startsWith(prefix)) {
    rmSync(dirname(path), { recursive: true, force: true });
  }
  rmSync(name, { force: true });
};

/**
 * Returns the path to listen on for this name. A name too long for a socket becomes a symlink into a new directory in
 * the system's temporary folder. Call it only while the engine has the data directory open.
 */
export const createSocketPath = (name: string): string => {
  removeSocket(name);
  if (Buffer.byteLength(name) <= longestPath) return name;
  const temporary = Buffer.byteLength(tmpdir()) < longestPath - 30 ? tmpdir() : '/tmp';
  const path = join(mkdtempSync(join(temporary, prefix)), 'engine.sock');
  symlinkSync(path, name);
  return path;
};

/** Restricts a listening socket to its owner. */
export const restrictToOwner = (path: string): void => chmodSync(path, 0o600);
