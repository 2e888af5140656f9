import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Profile, profiles } from '@vitrina/contract';
import type { Options } from './check-conformance.ts';
import { formatJunit, formatText } from './format-outcome.ts';
import { checkSeveralTimes } from './several-runs.ts';
import { parseCodeSource } from './sign-in/code-source.ts';

const usage =
  'pnpm conformance --url URL [--email ADDRESS --code-from log:FILE|maildir:DIR|prompt] [--grace SECONDS] [--seed N] [--runs N] [--profile core,find,…] [--junit FILE]';

const isProfile = (name: string): name is Profile => profiles.some((profile) => profile === name);

/** Reads a list of profiles, `core` among them: without the week's lists nothing can be checked. */
function readProfiles(text: string): Profile[] {
  const names = text.split(',');
  const known = names.filter(isProfile);
  if (known.length < names.length || !known.includes('core'))
    throw new Error(`--profile is a list of ${profiles.join(', ')}, core among them`);
  return known;
}

function readRuns(runs: number): number {
  if (runs === 0) throw new Error('--runs is 1 or more');
  return runs;
}

/** Parses the command line. Throws an Error with a sentence for the person. */
function readOptions(args: string[]): Options & { seed: number; runs: number; junit: string | undefined } {
  const text = { type: 'string' } as const;
  const { values: params } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    options: {
      url: text,
      email: text,
      'code-from': text,
      grace: text,
      seed: text,
      runs: text,
      junit: text,
      profile: text,
    },
  });
  const { url, email, seed, runs, grace } = params;
  const number = (name: string, written: string | undefined, usual: number) => {
    if (written !== undefined && !/^\d+$/.test(written)) throw new Error(`--${name} is an integer`);
    return Number(written ?? usual);
  };
  if (url === undefined || !URL.canParse(url)) throw new Error('--url is the address of the server');
  const codes = params['code-from'] === undefined ? undefined : parseCodeSource(params['code-from']);
  if ((email === undefined) !== (codes === undefined))
    throw new Error('--email and --code-from go together: log:FILE, maildir:DIR or prompt');
  return {
    url: url.replace(/\/+$/, ''),
    signIn: email !== undefined && codes ? { email, codes } : undefined,
    seed: number('seed', seed, Math.floor(Math.random() * 1_000_000)),
    runs: readRuns(number('runs', runs, 1)),
    graceSeconds: number('grace', grace, 10),
    profiles: params.profile === undefined ? undefined : readProfiles(params.profile),
    junit: params.junit,
  };
}

async function main(): Promise<void> {
  const { junit: file, runs, ...options } = readOptions(process.argv.slice(2));
  process.stdout.write(`${options.url}, --seed ${options.seed}${runs > 1 ? ` --runs ${runs}` : ''}\n\n`);
  const outcome = await checkSeveralTimes(options, runs);
  if (file !== undefined) await writeFile(resolve(file), formatJunit(outcome));
  process.stdout.write(`${formatText(outcome)}\n`);
  process.exitCode = outcome.findings.length > 0 ? 1 : 0;
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n${usage}\n`);
  process.exitCode = 2;
});
