import { parseArgs } from 'node:util';
import type { Command } from '../command/command.ts';
import { FeedError } from '../command/feed-error.ts';
import { type Market, measured, type Plan, planMachine } from './plan.ts';

const help = `Usage: pnpm plan --offers N [--weeks N] [--kept N] [--disk GB]

Computes what one machine needs, and how many shards if its disk is too small, from the measured growth in
packages/lab/docs/performance.md.

  --offers N   offers of a week
  --weeks N    weeks to ingest (default: 1)
  --kept N     weeks that stay published, as KEEP_WEEKS (default: all)
  --disk GB    disk of one server for the weeks (default: 1000)
  --help       print this text
`;

const options = {
  offers: { type: 'string' },
  weeks: { type: 'string', default: '1' },
  kept: { type: 'string' },
  disk: { type: 'string', default: '1000' },
  help: { type: 'boolean', default: false },
} as const;

const readCount = (name: string, text: string | undefined, max: number): number => {
  const value = Number(text);
  if (text !== undefined && /^[1-9]\d*$/.test(text) && value <= max) return value;
  throw new FeedError('usage', `--${name} has to be a whole number from 1 to ${max.toLocaleString('en-US')}`);
};

const formatBytes = (bytes: number) =>
  `${(bytes / 1e9).toLocaleString('en-US', { maximumFractionDigits: 1 })} GB`;

const formatSeconds = (seconds: number): string => {
  const [amount, unit] =
    seconds < 120 ? [seconds, 's'] : seconds < 7200 ? [seconds / 60, 'min'] : [seconds / 3600, 'h'];
  return `${amount.toLocaleString('en-US', { maximumFractionDigits: 1 })} ${unit}`;
};

/** Describes the shards; each replica needs as much. */
const describeShards = ({ shards, shardBytes }: Plan, disk: string): string =>
  shards === 1
    ? `1: a server with ${disk} GB has room for all`
    : `${shards} of ${formatBytes(shardBytes)} each: a server with ${disk} GB has no room for all (docs/clickhouse-cluster.md)`;

const describe = ({ offers, weeks, kept, diskBytes }: Market, plan: Plan): string => {
  const count = (number: number) => number.toLocaleString('en-US');
  return `${count(offers)} offers a week, ${count(weeks)} weeks ingested, ${count(Math.min(kept, weeks))} kept, on one machine:
  disk     ${formatBytes(plan.weeksBytes)} for the weeks, and ${formatBytes(plan.ingestBytes)} free for an ingest
  memory   ${formatBytes(plan.memoryBytes)} during an ingest, without the file cache
  ingest   ${formatSeconds(plan.weekSeconds)} a week, ${formatSeconds(plan.allWeeksSeconds)} for all, from CSV on two cores
  shards   ${describeShards(plan, count(diskBytes / 1e9))}

Formula, with n = offers / ${count(measured.offers)}:
  disk     n × ${measured.places} × (${measured.firstWeekBytes / 1e6} MB + (kept − 1) × ${measured.repeatedWeekBytes / 1e6} MB): a first week, and weeks that mostly repeat
           the one before (measured); × ${measured.places} for the places of products (an estimate)
  ingest   two first weeks free on the disk (an allowance, not measured)
  memory   n × ${measured.ingestMemoryBytes / 1e6} MB, at least 1 GB (linear is assumed, measured at n = 1)
  time     n × ${measured.ingestSeconds} s a week (measured, linear)
  shards   a shard has first weeks only, since it shares no texts, and room for an ingest
Source: run 484b176 in packages/lab/docs/performance.md. Feed files, an archive and backups on another disk are not in it.
`;
};

/** `pnpm plan`: computes the needs of one machine for a market. */
export const planCommand: Command = (args, { stdout }) => {
  const { values } = parseArgs({ args: [...args], options });
  if (values.help) {
    stdout.write(help);
    return Promise.resolve();
  }
  const weeks = readCount('weeks', values.weeks, 9999);
  const market = {
    offers: readCount('offers', values.offers, 1_000_000_000),
    weeks,
    kept: values.kept === undefined ? weeks : readCount('kept', values.kept, 9999),
    diskBytes: readCount('disk', values.disk, 1_000_000) * 1e9,
  };
  stdout.write(describe(market, planMachine(market)));
  return Promise.resolve();
};
