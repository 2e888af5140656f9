import { parseArgs } from 'node:util';
import { parseManifest } from '../../analytics/snapshot/manifest.ts';
import { readConfig } from '../../config.ts';
import { openAppStore } from '../../installation/open-sources.ts';
import { listPublishedWeeks, type PublishedWeekRecord } from '../../store/published-weeks.ts';
import type { Command } from '../../command/command.ts';
import { formatCount } from '../format-count.ts';
import { formatWeek } from '@vitrina/contract/iso-week';

const help = `Usage: pnpm periods [--json]

Lists the published weeks, latest first.
`;

const options = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const describeWeek = ({ year, weekNumber, isDemo, publishedAt, manifest }: PublishedWeekRecord) => {
  const tables = parseManifest(manifest)?.tables;
  const [offers, sellers] = [tables?.['seller_offer']?.rows ?? 0, tables?.['seller']?.rows ?? 0];
  return { year, weekNumber, offers, sellers, isDemo, publishedAt };
};

const formatLine = (week: ReturnType<typeof describeWeek>): string => {
  const counts = `${formatCount(week.offers, 'offer')}, ${formatCount(week.sellers, 'seller')}`;
  const demo = week.isDemo ? ', demo' : '';
  return `${formatWeek(week)}: ${counts}, published ${week.publishedAt}${demo}\n`;
};

/** `pnpm periods`: lists the published weeks, latest first. */
export const periodsCommand: Command = async (args, { stdout }) => {
  const { values } = parseArgs({ args: [...args], options });
  if (values.help) {
    stdout.write(help);
    return;
  }
  const store = await openAppStore(readConfig());
  try {
    const weeks = (await listPublishedWeeks(store)).map(describeWeek);
    if (values.json) stdout.write(`${JSON.stringify(weeks)}\n`);
    else if (weeks.length === 0) stdout.write('No week is published.\n');
    else for (const week of weeks) stdout.write(formatLine(week));
  } finally {
    await store.close();
  }
};
