import type { Config } from '../config.ts';
import type { PublishedWeekRecord } from '../store/published-weeks.ts';
import { formatWeek } from '../feed/week.ts';

const here = new Set(['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost']);

/** Where people open the product: in development at the web app's own server. */
const address = ({ production, frontendOrigin, publicUrl, host, port }: Config) => {
  if (!production) return frontendOrigin;
  const name = here.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return publicUrl ?? new URL(`http://${name}:${port}`).origin;
};

function contents(weeks: readonly PublishedWeekRecord[]): string {
  const [latest] = weeks;
  if (!latest) return 'no week yet: load your own with  pnpm ingest FILE…';
  const many = weeks.length === 1 ? '1 week' : `${weeks.length} weeks`;
  const demo = weeks.some(({ isDemo }) => isDemo) ? ', the demo market; your own:  pnpm ingest FILE…' : '';
  return `${many} up to ${formatWeek(latest)}${demo}`;
}

/** What the person who starts the server reads when it is ready. */
export function formatAnnouncement(config: Config, weeks: readonly PublishedWeekRecord[]): string {
  const code = config.mail ? 'the code comes by mail' : 'the code appears here';
  return [
    '',
    `  Vitrina   ${address(config)}`,
    `  Sign in   with any e-mail address; ${code}`,
    `  Reports   ${contents(weeks)}`,
    `  End       Ctrl-C`,
    '',
    '',
  ].join('\n');
}
