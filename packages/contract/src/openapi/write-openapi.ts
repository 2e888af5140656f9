import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildOpenApi } from './openapi-document.ts';

/** The file of a package has no indentation; that of the repository is read in diffs. */
const [packed] = process.argv.slice(2);
if (packed === undefined)
  writeFileSync(
    new URL('../../openapi.json', import.meta.url),
    `${JSON.stringify(buildOpenApi(), null, 2)}\n`,
  );
else writeFileSync(resolve(packed), JSON.stringify(buildOpenApi()));
