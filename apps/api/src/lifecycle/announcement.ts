import type { Config } from '../config.ts';
import { formatWeek } from '@vitrina/contract/iso-week';
import type { PublishedWeekRecord } from '../store/published-weeks.ts';

const localHosts = new Set(['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost']);

/** URL of the product; in development that of the web app's development server. */
export function getProductUrl({ production, frontendOrigin, publicUrl, host, port }: Config): string {
  if (!production) return frontendOrigin;
  const name = localHosts.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return publicUrl ?? new URL(`http://${name}:${port}`).origin;
}

function describeWeeks(weeks: readonly PublishedWeekRecord[]): string {
  const [latest] = weeks;
  if (!latest) return 'no week yet: load your own with  pnpm ingest FILE…';
  const count = weeks.length === 1 ? '1 week' : `${weeks.length} weeks`;
  const demo = weeks.some(({ isDemo }) => isDemo) ? ', the demo market; your own:  pnpm ingest FILE…' : '';
  return `${count} up to ${formatWeek(latest)}${demo}`;
}

/** Formats the terminal's message of a ready server: URL, sign-in, weeks. */
export function formatAnnouncement(config: Config, weeks: readonly PublishedWeekRecord[]): string {
  const code = config.mail ? 'the code comes by mail' : 'the code appears here';
  return [
    '',
    `  Vitrina   ${getProductUrl(config)}`,
    `  Sign in   with any e-mail address; ${code}`,
    `  Reports   ${describeWeeks(weeks)}`,
    `  End       Ctrl-C`,
    '',
    '',
  ].join('\n');
}
