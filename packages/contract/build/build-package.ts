import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { shortenDeclarations } from './shorten-declarations.ts';
import { buildOpenApi } from '../src/openapi/openapi-document.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = `${root}dist/`;

/** The modules that a package can be imported by, by their files in it. */
const entries = {
  index: `${root}src/index.ts`,
  client: `${root}src/client.ts`,
  examples: `${root}src/examples.ts`,
  'serving/index': `${root}src/serving/index.ts`,
};

/** Writes one file of JavaScript for each entry, and those that they share. */
const writeModules = () =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      lib: { entry: entries, formats: ['es'] },
      target: 'es2022',
      minify: true,
      rolldownOptions: { external: [/^zod/, /^@ts-rest\//] },
    },
  });

/** Writes the declarations, short; those of single examples are in no entry. */
function writeDeclarations(): void {
  execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
  const names = globSync('**/*.d.ts', { cwd: dist });
  const examples = names.filter(
    (name) => /example(?:s|-values)\.d\.ts$/.test(name) && name !== 'examples.d.ts',
  );
  for (const name of examples) rmSync(dist + name);
  const kept = names.filter((name) => !examples.includes(name));
  const files = new Map(kept.map((name) => [name, readFileSync(dist + name, 'utf8')]));
  for (const [name, text] of shortenDeclarations(files)) writeFileSync(dist + name, text);
}

rmSync(dist, { recursive: true, force: true });
await writeModules();
writeDeclarations();
writeFileSync(`${dist}openapi.json`, JSON.stringify(buildOpenApi()));
