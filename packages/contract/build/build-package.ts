import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { joinDeclarations } from './join-declarations.ts';
import { shortenDeclarations } from './shorten-declarations.ts';
import { buildOpenApi } from '../src/openapi/openapi-document.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = `${root}dist/`;

/** Entry modules of the package, by their files in it. */
const entries = {
  index: `${root}src/index.ts`,
  client: `${root}src/client.ts`,
  examples: `${root}src/examples.ts`,
  'iso-week': `${root}src/iso-week.ts`,
  'serving/index': `${root}src/serving/index.ts`,
  'spelling/spelling': `${root}src/spelling/spelling.ts`,
  'spreadsheet-text': `${root}src/spreadsheet-text.ts`,
};

/** Writes one JavaScript file for each entry, and their shared chunks. */
const writeModules = () =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      lib: { entry: entries, formats: ['es'] },
      target: 'es2022',
      minify: true,
      rolldownOptions: { external: [/^zod/, /^@ts-rest\//], output: { minify: true } },
    },
  });

/** Writes the shortened declarations, without those of single examples, which no entry has. */
function writeDeclarations(): void {
  execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
  const names = globSync('**/*.d.ts', { cwd: dist });
  const examples = names.filter(
    (name) => /example(?:s|-values)\.d\.ts$/.test(name) && name !== 'examples.d.ts',
  );
  const kept = names.filter((name) => !examples.includes(name));
  const files = new Map(kept.map((name) => [name, readFileSync(dist + name, 'utf8')]));
  for (const name of names) rmSync(dist + name);
  for (const [name, text] of joinDeclarations(shortenDeclarations(files), Object.keys(entries)))
    writeFileSync(dist + name, text);
}

rmSync(dist, { recursive: true, force: true });
await writeModules();
writeDeclarations();
const { components, ...rest } = buildOpenApi();
// Schemas of similar size have most in common: side by side, they compress best.
const bySize = Object.entries(components.schemas).toSorted(
  ([, a], [, b]) => JSON.stringify(a).length - JSON.stringify(b).length,
);
const document = { ...rest, components: { ...components, schemas: Object.fromEntries(bySize) } };
writeFileSync(`${dist}openapi.json`, JSON.stringify(document));
