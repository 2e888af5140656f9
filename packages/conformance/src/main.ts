import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Profile, profiles } from '@vitrina/contract';
import { checkConformance, type Options } from './check-conformance.ts';
import { formatJunit, formatText } from './format-outcome.ts';
import { createKitMarket } from './market/kit-market.ts';
import { readFeed } from './market/read-feed.ts';
import { writeFeed } from './market/write-feed.ts';
import { parseCodeSource } from './sign-in/code-source.ts';
import { endpoints } from './wire/endpoints.ts';

const usage = `pnpm conformance market DIR
pnpm conformance --url URL [--feed [FILES…]] [--email ADDRESS --code-from log:FILE|prompt] [--grace SECONDS] [--seed N] [--profile core,find,…] [--calls sellerInfo,brandIndex,…] [--junit FILE]
packages/conformance/README.md has the options.`;

const isProfile = (name: string): name is Profile => profiles.some((profile) => profile === name);

/** Reads a list of profiles, `core` among them: without the week's lists nothing can be checked. */
function readProfiles(text: string): Profile[] {
  const names = text.split(',');
  const known = names.filter(isProfile);
  if (known.length < names.length || !known.includes('core'))
    throw new Error(`--profile is a list of ${profiles.join(', ')}, core among them`);
  return known;
}

/** Reads the names of calls, as the document has them; their params come from the feed. */
function readCalls(text: string, hasFeed: boolean): string[] {
  if (!hasFeed) throw new Error('--calls needs --feed, which says what to ask for');
  return text.split(',').map((id) => {
    const endpoint = endpoints.find(({ operationId }) => operationId === id);
    if (!endpoint) throw new Error(`--calls is a list of operation ids; openapi.json has no ${id}`);
    return endpoint.name;
  });
}

/** Reads the files of a feed; without any it is the kit's own market. */
const readMarket = async (files: readonly string[]) =>
  files.length > 0 ? await readFeed(files) : createKitMarket();

/** Says how much the feed has. */
const describeFeed = (weeks: Options['feed']): string =>
  weeks ? `, ${weeks.reduce((sum, { rows }) => sum + rows.length, 0)} offers of ${weeks.length} weeks` : '';

/** Parses the command line. Throws an Error with a sentence for the person. */
async function readOptions(args: string[]): Promise<Options & { seed: number; junit: string | undefined }> {
  const text = { type: 'string' } as const;
  const { values: params, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      url: text,
      feed: { type: 'boolean' },
      email: text,
      'code-from': text,
      grace: text,
      seed: text,
      junit: text,
      profile: text,
      calls: text,
    },
  });
  const { url, feed, email, seed, grace } = params;
  if (positionals.length > 0 && !feed)
    throw new Error(`"${positionals[0]}" is no option: files of the feed follow --feed`);
  const number = (name: string, written: string | undefined, usual: number) => {
    if (written !== undefined && !/^\d+$/.test(written)) throw new Error(`--${name} is an integer`);
    return Number(written ?? usual);
  };
  if (url === undefined || !URL.canParse(url)) throw new Error('--url is the address of the server');
  const codes = params['code-from'] === undefined ? undefined : parseCodeSource(params['code-from']);
  if ((email === undefined) !== (codes === undefined))
    throw new Error('--email and --code-from go together: log:FILE or prompt');
  return {
    url: url.replace(/\/+$/, ''),
    feed: feed ? await readMarket(positionals) : undefined,
    signIn: email !== undefined && codes ? { email, codes } : undefined,
    seed: number('seed', seed, Math.floor(Math.random() * 1_000_000)),
    graceSeconds: number('grace', grace, 10),
    profiles: params.profile === undefined ? undefined : readProfiles(params.profile),
    calls: params.calls === undefined ? undefined : readCalls(params.calls, feed === true),
    junit: params.junit,
  };
}

/** Writes the kit's own market. */
async function writeMarket([directory, ...rest]: string[]): Promise<void> {
  if (directory === undefined || rest.length > 0) throw new Error('market takes one folder');
  for (const path of await writeFeed(resolve(directory), createKitMarket()))
    process.stdout.write(`${path}\n`);
}

async function main(): Promise<void> {
  const args = process.argv.slice(2).filter((arg) => arg !== '--');
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  if (args[0] === 'market') return writeMarket(args.slice(1));
  const { junit: file, ...options } = await readOptions(args);
  process.stdout.write(`${options.url}, --seed ${options.seed}${describeFeed(options.feed)}\n\n`);
  const outcome = await checkConformance(options);
  if (file !== undefined) await writeFile(resolve(file), formatJunit(outcome));
  process.stdout.write(`${formatText(outcome)}\n`);
  process.exitCode = outcome.findings.length > 0 ? 1 : 0;
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n${usage}\n`);
  process.exitCode = 2;
});
