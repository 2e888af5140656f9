import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from './install-dependencies.ts';
import { listFiles } from './list-files.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Writes a folder that runs with Node 24 alone: the server's TypeScript, the built web app and the production
 * dependencies, laid out as in the repository. Node strips types only outside node_modules, so the workspace's
 * packages stay folders linked from node_modules. Throws if the folder is not empty.
 */
export function makeBundle(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty; choose a new folder for the bundle.`);
  mkdirSync(folder, { recursive: true });
  installDependencies(repository, folder);
  for (const file of listFiles(repository)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(repository, file), join(folder, file));
  }
  const command = join(folder, 'vitrina');
  cpSync(fileURLToPath(new URL('vitrina', import.meta.url)), command);
  chmodSync(command, 0o755);
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ name: 'vitrina', private: true, type: 'module', engines: { node: '>=24' } }, null, 2)}\n`,
  );
}
