import type { Break } from './break.ts';
import { breaksBetween } from './breaks.ts';
import type { OpenApi } from './document.ts';
import { mayBreak } from './versions.ts';

/** What a check found: its words, none where nothing breaks, and whether the change may land. */
export interface Verdict {
  text: string;
  mayLand: boolean;
}

const line = ({ says, routes }: Break) => [`  ${says}`, ...routes.map((route) => `    ${route}`)].join('\n');

const nextMajor = ({ info }: OpenApi) => `${Number(info.version.split('.')[0]) + 1}.0.0`;

/** Compares two documents; `name` says what the first of them is, such as `the last release`. */
export async function verdict(name: string, base: OpenApi, revision: OpenApi): Promise<Verdict> {
  const breaks = await breaksBetween(base, revision);
  if (breaks.length === 0) return { text: '', mayLand: true };
  const mayLand = mayBreak(base, revision);
  const advice = mayLand
    ? `Version ${revision.info.version} allows it.`
    : `Take it back, or let CONTRACT_VERSION in packages/contract/src/version.ts rise to ${nextMajor(base)}.`;
  const title = `Clients of ${name} (${base.info.version}) break:`;
  return { text: [title, ...breaks.map(line), advice, ''].join('\n'), mayLand };
}
