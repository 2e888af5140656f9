import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildOpenApi } from '../openapi/openapi-document.ts';
import { type OpenApi, parseDocument } from './document.ts';

const folder = fileURLToPath(new URL('../..', import.meta.url));

/** Reads the document of the last release. */
export const readReleased = (): OpenApi =>
  parseDocument(readFileSync(`${folder}released/openapi.json`, 'utf8'));

/** Reads the document at a git revision; throws where the revision or the document is unknown. */
export const readCommitted = (revision: string): OpenApi =>
  parseDocument(
    execFileSync('git', ['show', `${revision}:./openapi.json`], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );

/** The documents of the working tree: built from sources, and openapi.json if it differs. */
export function readCurrent(): OpenApi[] {
  const texts = [JSON.stringify(buildOpenApi()), readFileSync(`${folder}openapi.json`, 'utf8')];
  const [made, written] = texts.map(parseDocument);
  return made && written ? (JSON.stringify(made) === JSON.stringify(written) ? [made] : [made, written]) : [];
}

const readNumbers = ({ info }: OpenApi) => info.version.split('.').map(Number);

/** Whether one of the first numbers of the revision's version is higher than the base's, before any that is lower. */
const isRaised = (base: OpenApi, revision: OpenApi, numbers: number): boolean => {
  const [before, after] = [readNumbers(base), readNumbers(revision)];
  const changed = before.slice(0, numbers).findIndex((number, at) => number !== after[at]);
  return (after[changed] ?? 0) > (before[changed] ?? 0);
};

/** Whether the revision's first number is higher than the base's. */
export const isMajorRaised = (base: OpenApi, revision: OpenApi): boolean => isRaised(base, revision, 1);

/** Whether the revision's first or second number is higher than the base's. */
export const isMinorRaised = (base: OpenApi, revision: OpenApi): boolean => isRaised(base, revision, 2);

/** Whether the revision's version is lower than the base's. */
export const isLowered = (base: OpenApi, revision: OpenApi): boolean => isRaised(revision, base, 3);
