import { execFileSync } from 'node:child_process';
import {
  globSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { freePort, startServer } from '../../../apps/api/test/server-process.ts';
import { makeBundle } from './make-bundle.ts';

const scratch = mkdtempSync(join(tmpdir(), 'vitrina-bundle-'));
const bundle = join(scratch, 'moved');
const env = {
  NODE_ENV: 'production',
  DATA_DIR: join(scratch, 'data'),
  DEMO: 'off',
  PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
};

beforeAll(() => {
  makeBundle(join(scratch, 'made'));
  renameSync(join(scratch, 'made'), bundle);
});

describe('a bundle', () => {
  test('has no link that leaves it, no test and no development dependency', () => {
    const entries = globSync('**', { cwd: bundle });
    const links = entries.filter((entry) => lstatSync(join(bundle, entry)).isSymbolicLink());
    expect(links.length).toBeGreaterThan(10);
    expect(
      links.filter((link) => !realpathSync(join(bundle, link)).startsWith(realpathSync(bundle))),
    ).toEqual([]);
    expect(entries.filter((entry) => entry.endsWith('.test.ts'))).toEqual([]);
    expect(
      entries.filter((entry) => /\.pnpm\/(vitest|vite|typescript|playwright|turbo)@/.test(entry)),
    ).toEqual([]);
  });

  test('refuses a folder that is not empty', () => {
    expect(() => makeBundle(bundle)).toThrow('is not empty');
  });

  test('serves a week that it has ingested, the web app and the page of the contract', async () => {
    writeFileSync(join(scratch, 'offers.csv'), readmeExample());
    execFileSync(join(bundle, 'vitrina'), ['ingest', 'offers.csv'], { cwd: scratch, env, stdio: 'pipe' });
    const port = await freePort();
    const server = startServer({ ...env, PORT: String(port) }, join(bundle, 'apps/api/src/main.ts'));
    try {
      await server.ready;
      const paths = ['/readyz', '/api/report/seller-info/2026/46/1', '/seller', '/docs', '/docs/inter.woff2'];
      const read = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
      expect(await Promise.all(paths.map(read))).toEqual(paths.map(() => 200));
    } finally {
      server.process.kill('SIGTERM');
      await server.exit;
    }
  });
});

/** Reads the README's feed file. */
function readmeExample(): string {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const [, example] = /```csv\n(.*?)```/s.exec(readme) ?? [];
  if (example === undefined) throw new Error('The README has no example of a feed file');
  return example;
}
