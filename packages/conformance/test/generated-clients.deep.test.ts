import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { javaClient, typescriptClient } from './client-programs.ts';
import { serveFixture } from './fixture-server.ts';

const openapi = fileURLToPath(import.meta.resolve('@vitrina/contract/openapi.json'));
const modules = fileURLToPath(new URL('../node_modules', import.meta.url));
const email = 'dana@example.kz';

let server: Awaited<ReturnType<typeof serveFixture>>;
let project: string;

beforeAll(async () => {
  mkdirSync(modules, { recursive: true });
  project = mkdtempSync(join(modules, '.clients-'));
  server = await serveFixture();
});
afterAll(async () => {
  rmSync(project, { recursive: true });
  await server.close();
});

/** Runs a command in the project to its end; throws with its output where it fails. */
function run(command: string, ...args: string[]): void {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: project, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
}

/** Runs a client that asks for the code of the mail by a line `code?` and prints one line a report; returns these. */
async function signInWith(command: string, ...args: string[]): Promise<string[]> {
  const readCode = await server.codes.watch(email);
  const client = spawn(command, [...args, server.url, email], { cwd: project });
  const lines: string[] = [];
  let errors = '';
  client.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString('utf8')));
  const reader = createInterface({ input: client.stdout });
  reader.on('line', (line) => {
    if (line !== 'code?') return void lines.push(line);
    void readCode().then((code) => client.stdin.end(`${code}\n`));
  });
  const [[exitCode]] = await Promise.all([once(client, 'exit'), once(reader, 'close')]);
  expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: '' });
  return lines;
}

/** What each client prints: who signed in, then a figure of three reports. */
const printed = [
  email,
  '2021 5',
  expect.stringMatching(/^50001 \d/),
  expect.stringMatching(/^\d+ products$/),
];

test('a client whose types openapi-typescript writes signs in and reads three reports', async () => {
  run(
    process.execPath,
    fileURLToPath(import.meta.resolve('openapi-typescript')).replace(/dist\/.*$/, 'bin/cli.js'),
    openapi,
    '-o',
    'schema.d.ts',
  );
  writeFileSync(join(project, 'client.ts'), typescriptClient);
  writeFileSync(join(project, 'package.json'), '{"type":"module"}');
  const options = ['--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2023'];
  const compiler = join(dirname(fileURLToPath(import.meta.resolve('typescript/package.json'))), 'bin/tsc');
  run(process.execPath, compiler, ...options, '--types', 'node', '--ignoreConfig', 'client.ts');
  expect(await signInWith(process.execPath, 'client.js')).toEqual(printed);
});

const hasJava = spawnSync('javac', ['-version']).status === 0;

test.skipIf(!hasJava)('a client that redocly writes in Java signs in and reads three reports', async () => {
  const cli = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
  run(process.execPath, cli, 'generate-client', openapi, '--generator', 'java', '-o', 'vitrina.ts');
  writeFileSync(join(project, 'Client.java'), javaClient);
  run('javac', '-d', '.', 'Vitrina.java', 'Client.java');
  expect(await signInWith('java', '-cp', '.', 'vitrina.Client')).toEqual(printed);
});
