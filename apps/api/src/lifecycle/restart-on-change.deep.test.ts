import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const entry = fileURLToPath(new URL('./restart-on-change.ts', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'vitrina-dev-'));

/** Writes a file as editors do: renames a draft over it. */
function replaceFile(path: string, content: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.draft`, content);
  renameSync(`${file}.draft`, file);
}

/** Starts the command of `pnpm dev` in a tree of the same layout; returns a function that reads its output so far. */
function startDev(): () => string {
  const [, , ...args] = packageJson.scripts.dev.split(' ');
  const dev = spawn(process.execPath, [entry, ...args], { cwd: join(root, 'apps/api') });
  onTestFinished(async () => {
    dev.kill('SIGTERM');
    await once(dev, 'exit');
    rmSync(root, { recursive: true });
  });
  let output = '';
  for (const stream of [dev.stdout, dev.stderr])
    stream.on('data', (part: Buffer) => (output += String(part)));
  return () => output;
}

test('pnpm dev restarts each time an editor replaces a file of the api or of the contract', async () => {
  replaceFile('packages/contract/src/index.ts', "export const name = 'contract 1';");
  replaceFile('apps/api/src/server/answer.ts', "export const name = 'api 1';");
  replaceFile(
    'apps/api/src/main.ts',
    `import { name as api } from './server/answer.ts';
     import { name as contract } from '../../../packages/contract/src/index.ts';
     console.log(api, contract);
     setInterval(() => undefined, 1000);`,
  );
  const readOutput = startDev();
  const waitFor = (line: string) => expect.poll(readOutput, { timeout: 20_000 }).toContain(line);
  await waitFor('api 1 contract 1');
  for (const round of [2, 3]) {
    replaceFile('apps/api/src/server/answer.ts', `export const name = 'api ${round}';`);
    await waitFor(`api ${round} contract ${round - 1}`);
    replaceFile('packages/contract/src/index.ts', `export const name = 'contract ${round}';`);
    await waitFor(`api ${round} contract ${round}`);
  }
  replaceFile('apps/api/src/new-room/answer.ts', "export const name = 'api 4';");
  replaceFile('apps/api/src/server/answer.ts', "export { name } from '../new-room/answer.ts';");
  await waitFor('api 4 contract 3');
  replaceFile('apps/api/src/new-room/answer.ts', "export const name = 'api 5';");
  await waitFor('api 5 contract 3');
});
