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

/** The file appears under its name with all that is in it, and only where there is none yet. */
function writeOnce(file: string, text: string): void {
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

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * The key of all HMACs of sign-in: made once and kept in the data directory, for its owner alone. Without
 * it every session ends and every code is void. Throws where the file holds less than 32 characters.
 */
export function readOrCreatePepper(dataDir: string): string {
  const file = join(dataDir, 'code-pepper');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (readIfThere(file) === undefined) writeOnce(file, `${randomBytes(32).toString('base64url')}\n`);
  const pepper = readIfThere(file) ?? '';
  if (pepper.length < 32)
    throw new Error(`${file} is damaged: delete it, and everybody has to sign in again`);
  return pepper;
}
