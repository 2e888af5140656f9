import { mkdirSync, readdirSync, rmSync } from 'node:fs';

/** Folder in the engine's working directory for the rows of running inserts. */
const FOLDER = 'engine-input';

/** Name of a pipe, file or symlink that this module creates for one insert. */
const OWN_NAME = /^rows-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Creates the folder and removes the files of a killed engine; files with other names stay. */
export const prepareRowFolder = (): void => {
  mkdirSync(FOLDER, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(FOLDER)) {
    if (OWN_NAME.test(name)) rmSync(`${FOLDER}/${name}`, { force: true });
  }
};

/** Returns a new path for the rows of one insert, relative to the engine's working directory. */
export const createRowPath = (): string => `${FOLDER}/rows-${crypto.randomUUID()}`;
