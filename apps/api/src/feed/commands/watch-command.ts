import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readConfig, type Config } from '../../config.ts';
import { prepareDataDir } from '../../installation/data-dir.ts';
import type { Delivery, Inbox } from '../arrival/deliveries.ts';
import { openFolderInbox } from '../arrival/folder-inbox.ts';
import { isS3Address, parseS3Address } from '../../s3-address.ts';
import { DEFAULT_MAX_BYTES, readMaxBytes } from '../arrival/max-bytes.ts';
import { receiveFiles } from '../arrival/receive-files.ts';
import { callWebhook } from '../arrival/webhook.ts';
import { exitCodes, FeedError } from '../../command/feed-error.ts';
import type { PublishedFiles } from '../publish/publish-files.ts';
import { formatWeek } from '@vitrina/contract/iso-week';
import type { Command, Terminal } from '../../command/command.ts';
import { describeCommandError } from './command-error.ts';
import { formatFacts } from './ingest-summary.ts';
import { ingestFiles } from './ingest-files.ts';

const help = `Usage: pnpm watch [options] DIR | s3://bucket/folder

Ingests what arrives in a folder until it is ended (Ctrl-C). A delivery is a feed file, or a folder of them that
belong together, with a mark beside it: W45.csv.gz and W45.csv.gz.done, or W45 and W45.done. Links are not
followed. The mark becomes .taken, or .refused with the sentence in it; one that fails for another reason is tried again.

  --replace           replace published weeks as a whole
  --future            also publish weeks that have not ended, as of pnpm ingest
  --max-rejects N     refused rows to tolerate, as of pnpm ingest
  --max-bytes N       largest file to receive from a bucket, as of pnpm ingest
  --webhook URL       send a POST with JSON for every delivery: delivery, outcome, weeks, rows, reasons,
                      warnings, error
  --interval N        seconds between looks (default: 10)
  --once              take what is there, and end
  --help              print this text
`;

const options = {
  replace: { type: 'boolean', default: false },
  future: { type: 'boolean', default: false },
  'max-rejects': { type: 'string', default: '0.1%' },
  'max-bytes': { type: 'string', default: DEFAULT_MAX_BYTES },
  webhook: { type: 'string' },
  interval: { type: 'string', default: '10' },
  once: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Opens the inbox. Imports the S3 code on demand. */
const openInbox = async (name: string, folder: string, { s3 }: Config): Promise<Inbox> =>
  isS3Address(name)
    ? (await import('../arrival/s3-inbox.ts')).openS3Inbox(parseS3Address(name), s3)
    : openFolderInbox(resolve(folder, name));

/** The watched inbox, and how its deliveries are ingested. */
interface Watch {
  readonly inbox: Inbox;
  readonly config: Config;
  readonly ingestOptions: {
    readonly replace: boolean;
    readonly future: boolean;
    readonly maxRejects: string;
  };
  /** Maximum size of a received file, bytes. */
  readonly maxBytes: number;
  readonly webhook: URL | undefined;
  readonly terminal: Terminal;
}

/** Facts about ingested files that a webhook gets. */
type PublishedFacts = Pick<PublishedFiles, 'rows' | 'reasons' | 'warnings'>;

/** The result of a delivery for the webhook; undefined if the delivery is tried again. */
type Result = ({ outcome: string; weeks: string[]; error?: string } & Partial<PublishedFacts>) | undefined;

const ingestDelivery = async ({ files, name }: Delivery, watch: Watch): Promise<Result> => {
  try {
    if (files.length === 0) throw new FeedError('data', `${name} has no feed file`);
    await using received = await receiveFiles(files, {
      folder: watch.terminal.folder,
      dataDir: watch.config.dataDir,
      s3: watch.config.s3,
      stdin: process.stdin,
      stdinName: undefined,
      isStrict: true,
      maxBytes: watch.maxBytes,
      allowsPrivate: false,
    });
    const summary = await ingestFiles(
      received.paths,
      { ...watch.ingestOptions, folder: watch.inbox.folder },
      watch.config,
      watch.terminal.stderr,
    );
    const { outcome } = summary;
    const weeks = summary.weeks.map(formatWeek);
    if (outcome === 'already loaded') return { outcome, weeks };
    const { rows, reasons, warnings } = summary;
    return { outcome, weeks, rows, reasons, warnings };
  } catch (error) {
    const { message, exitCode } = describeCommandError(error);
    // Data of a later version or another installation needs a person: the unit does not repeat this exit code.
    if (exitCode === exitCodes.config) throw error;
    const isFinal = exitCode === exitCodes.data || exitCode === exitCodes.usage;
    watch.terminal.stderr.write(`${name}: ${message}${isFinal ? '' : ' It is tried again.'}\n`);
    return isFinal ? { outcome: 'refused', weeks: [], error: message } : undefined;
  }
};

const takeDelivery = async (delivery: Delivery, watch: Watch): Promise<void> => {
  const { stdout, stderr } = watch.terminal;
  const result = await ingestDelivery(delivery, watch);
  if (!result) return;
  const facts = formatFacts(result.reasons ?? [], result.warnings ?? []);
  const text = result.error ?? [`${result.outcome}: ${result.weeks.join(', ')}`, ...facts].join('\n');
  await watch.inbox.mark(delivery, result.error === undefined ? 'taken' : 'refused', text);
  if (result.error === undefined) stdout.write(`${delivery.name}: ${text}\n`);
  const problem = watch.webhook && (await callWebhook(watch.webhook, { delivery: delivery.name, ...result }));
  if (problem !== undefined) stderr.write(`${problem}\n`);
};

/** Takes the complete deliveries. Tries an unreachable bucket again at the next look; with `isOnly` it throws. */
const takeDeliveries = async (watch: Watch, end: AbortSignal, isOnly: boolean): Promise<void> => {
  try {
    for (const delivery of await watch.inbox.list()) if (!end.aborted) await takeDelivery(delivery, watch);
  } catch (error) {
    if (isOnly || !(error instanceof FeedError)) throw error;
    watch.terminal.stderr.write(`${error.message}. It is tried again.\n`);
  }
};

/** Returns a signal that aborts on SIGINT or SIGTERM. */
const listenForEnd = (): AbortSignal => {
  const ended = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => ended.abort());
  return ended.signal;
};

/** `pnpm watch`: ingests the deliveries of a folder. */
export const watchCommand: Command = async (args, terminal) => {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (values.help) {
    terminal.stdout.write(help);
    return;
  }
  const [name, ...rest] = positionals;
  if (name === undefined || rest.length > 0) throw new FeedError('usage', 'Give one folder to watch');
  const seconds = Number(values.interval);
  if (!(seconds >= 1)) throw new FeedError('usage', '--interval is a number of seconds from 1');
  if (values.webhook !== undefined && !URL.canParse(values.webhook))
    throw new FeedError('usage', '--webhook is an address like https://example.kz/hook');
  const config = readConfig();
  prepareDataDir(config.dataDir);
  const watch: Watch = {
    inbox: await openInbox(name, terminal.folder, config),
    config,
    ingestOptions: { replace: values.replace, future: values.future, maxRejects: values['max-rejects'] },
    maxBytes: readMaxBytes(values['max-bytes']),
    webhook: values.webhook === undefined ? undefined : new URL(values.webhook),
    terminal,
  };
  const end = listenForEnd();
  do {
    await takeDeliveries(watch, end, values.once);
    if (!values.once) await sleep(seconds * 1000, undefined, { signal: end }).catch(() => undefined);
  } while (!values.once && !end.aborted);
};
