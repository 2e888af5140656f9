import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of Debian's programs of each version. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** Finds the folder with the programs of an installed Postgres server. */
export const findPostgres = (): string | undefined => {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  return versions
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
};
