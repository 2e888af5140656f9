import { parseArgs } from 'node:util';
import { readConfig } from '../../config.ts';
import { FeedError } from '../../command/feed-error.ts';
import { unpublishWeeks } from '../publish/unpublish-weeks.ts';
import { formatWeek } from '@vitrina/contract/iso-week';
import type { Command } from '../../command/command.ts';
import { openCommandSources } from './command-sources.ts';

const help = `Usage: pnpm run unpublish WEEK…

Takes published weeks, like 2026-W45, out of the product and deletes their data. They can be ingested again.

  --help   print this text
`;

const options = { help: { type: 'boolean', default: false } } as const;

/** `pnpm run unpublish` (pnpm itself has a command `unpublish`): removes published weeks. */
export const unpublishCommand: Command = async (args, { stdout, stderr }) => {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (values.help) {
    stdout.write(help);
    return;
  }
  if (positionals.length === 0) throw new FeedError('usage', 'Give the weeks to unpublish, like 2026-W45');
  const config = readConfig();
  const { close, ...sources } = await openCommandSources(config);
  try {
    const log = (line: string) => stderr.write(`${line}\n`);
    const weeks = await unpublishWeeks({ ...sources, log }, positionals);
    stdout.write(`Unpublished: ${weeks.map(formatWeek).join(', ')}\n`);
  } finally {
    await close();
  }
};
