import { parseArgs } from 'node:util';
import { readConfig } from '../../config.ts';
import { openSources } from '../../installation/open-sources.ts';
import { discardWeeks, recoverWeeks } from '../publish/recover-weeks.ts';
import { FeedError } from '../../command/feed-error.ts';
import { formatWeek } from '@vitrina/contract/iso-week';
import type { Command } from '../../command/command.ts';

const recoverHelp = `Usage: pnpm recover [--take-over]

Publishes the weeks that the engine has and the app database does not know: after vitrina.sqlite was lost,
or an older backup was put back. Gives sellers, products, brands and categories the ids again that they
have in the published weeks.

  --take-over   claim the weeks on a ClickHouse server whose app database is lost; its installation is
                refused from then on
  --help        print this text
`;

const discardHelp = `Usage: pnpm discard WEEK… or pnpm discard --all

Deletes weeks, like 2026-W45, that the engine has and the app database does not know. Published weeks stay.

  --all    delete all of them, and the snapshots and tables that an earlier version left behind
  --help   print this text
`;

const help = { type: 'boolean', default: false } as const;

const listWeeks = (weeks: Parameters<typeof formatWeek>[0][]) => weeks.map(formatWeek).join(', ');

/** `pnpm recover`: publishes weeks again that the engine has and the app database lacks. */
export const recoverCommand: Command = async (args, { stdout }) => {
  const options = { help, 'take-over': { type: 'boolean', default: false } } as const;
  const { values } = parseArgs({ args: [...args], options });
  if (values.help) {
    stdout.write(recoverHelp);
    return;
  }
  const config = readConfig();
  const { analytics, store, close } = await openSources(config);
  try {
    const sources = { analytics, store };
    const { recovered, damaged, keys } = await recoverWeeks(sources, { takeOver: values['take-over'] });
    const hasNewIds = keys.added > 0 || keys.removed > 0;
    if (recovered.length === 0 && damaged.length === 0 && !hasNewIds)
      stdout.write('The app database knows every week of the engine. Nothing was changed.\n');
    if (hasNewIds)
      stdout.write(`Ids: ${keys.added} were added, and ${keys.removed} removed that weeks contradict.\n`);
    if (recovered.length > 0) stdout.write(`Recovered: ${listWeeks(recovered)}\n`);
    if (damaged.length > 0)
      throw new FeedError(
        'data',
        `Damaged and not recovered: ${listWeeks(damaged)}. Run  pnpm discard  for them and ingest them again`,
      );
  } finally {
    await close();
  }
};

/** `pnpm discard`: deletes weeks that the engine has and the app database lacks. */
export const discardCommand: Command = async (args, { stdout }) => {
  const options = { help, all: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (values.help) {
    stdout.write(discardHelp);
    return;
  }
  if (values.all === positionals.length > 0) throw new FeedError('usage', 'Give either weeks or --all');
  const config = readConfig();
  const { analytics, store, close } = await openSources(config);
  try {
    const sources = { analytics, store };
    const { discarded, unrecorded, tables } = await discardWeeks(sources, values.all ? 'all' : positionals);
    stdout.write(
      discarded.length > 0 ? `Discarded: ${listWeeks(discarded)}\n` : 'There is no week to discard.\n',
    );
    if (tables.length > 0) stdout.write(`Discarded tables of an earlier version: ${tables.join(', ')}\n`);
    if (unrecorded.length > 0) stdout.write(`Discarded ${unrecorded.length} snapshots without a record.\n`);
  } finally {
    await close();
  }
};
