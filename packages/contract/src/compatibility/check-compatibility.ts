import type { BreakingChange } from './breaking-change.ts';
import { compareDocuments } from './breaking-changes.ts';
import type { OpenApi } from './document.ts';
import { isMajorRaised, isMinorRaised } from './document-versions.ts';

/** Result of a check: its text, and the version number that must rise first; undefined if the change is allowed. */
export interface CompatibilityResult {
  text: string;
  mustRise: 'major' | 'minor' | undefined;
}

const line = ({ message, routes }: BreakingChange) =>
  [`  ${message}`, ...routes.map((route) => `    ${route}`)].join('\n');

const rise = (version: string) =>
  `let CONTRACT_VERSION in packages/contract/src/version.ts rise to ${version}`;

/** Text about additions without a higher minor version; empty if it is higher. */
function adviseMinor(name: string, base: OpenApi, revision: OpenApi): string {
  if (isMinorRaised(base, revision)) return '';
  const [major = '0', minor = '0'] = base.info.version.split('.');
  return `Since ${name} (${base.info.version}) something was added: ${rise(`${major}.${Number(minor) + 1}.0`)}.\n`;
}

/** Compares two documents; `name` names the base, such as `the last release`. */
export async function checkCompatibility(
  name: string,
  base: OpenApi,
  revision: OpenApi,
): Promise<CompatibilityResult> {
  const { breaks, hasAdditions } = await compareDocuments(base, revision);
  if (breaks.length === 0) {
    const text = hasAdditions ? adviseMinor(name, base, revision) : '';
    return { text, mustRise: text === '' ? undefined : 'minor' };
  }
  const isAllowed = isMajorRaised(base, revision);
  const nextMajor = `${Number(base.info.version.split('.')[0]) + 1}.0.0`;
  const advice = isAllowed
    ? `Version ${revision.info.version} allows it.`
    : `Take it back, or ${rise(nextMajor)}.`;
  const title = `Clients of ${name} (${base.info.version}) break:`;
  const text = [title, ...breaks.map(line), advice, ''].join('\n');
  return { text, mustRise: isAllowed ? undefined : 'major' };
}
