import { resolve } from 'node:path';
import { getCallerDirectory } from '../../../apps/api/src/config.ts';
import { buildWeb } from '../../../apps/api/src/lifecycle/build-web.ts';
import { readOptions } from '../../../.config/read-options.ts';
import { makeBundle } from './make-bundle.ts';

const help = `Usage: pnpm bundle [DIR]

Makes a bundle that runs without pnpm and the repository.

  DIR   folder of the bundle (default: dist/vitrina)
`;

const { positionals } = readOptions(help, { allowPositionals: true });
const [given = 'dist/vitrina', ...more] = positionals;
if (more.length > 0) {
  console.error(help);
  process.exit(64);
}
const folder = resolve(getCallerDirectory(), given);
try {
  await buildWeb();
  makeBundle(folder);
  console.log(`${folder} is the bundle; start it with Node 24 by ${folder}/vitrina start`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 70;
}
