import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** Creates a file atomically with its content. Never changes an existing file. */
function createFile(file: string, text: string): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = openSync(draft, 'wx', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
    linkSync(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    closeSync(handle);
    rmSync(draft);
  }
}

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Path of the HMAC key of sign-in in a data directory. */
export const pepperFile = (dataDir: string): string => join(dataDir, 'code-pepper');

/** Whether a data directory has its HMAC key. */
export const hasPepper = (dataDir: string): boolean => readIfExists(pepperFile(dataDir)) !== undefined;

/**
 * Reads the HMAC key of sign-in from the data directory. The first call creates it, readable by its owner only. A lost
 * key invalidates all sessions and codes. Throws if the file has less than 32 characters.
 */
export function readOrCreatePepper(dataDir: string): string {
  const file = pepperFile(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (readIfExists(file) === undefined) createFile(file, `${randomBytes(32).toString('base64url')}\n`);
  const pepper = readIfExists(file) ?? '';
  if (pepper.length < 32)
    throw new Error(`${file} is damaged: delete it, and everybody has to sign in again`);
  return pepper;
}
