import type { BreakingChange } from './breaking-change.ts';
import { findBreakingChanges } from './breaking-changes.ts';
import type { OpenApi } from './document.ts';
import { isMajorRaised } from './document-versions.ts';

/** Result of a check: its text, empty where nothing breaks, and whether the version allows the change. */
export interface CompatibilityResult {
  text: string;
  isAllowed: boolean;
}

const line = ({ message, routes }: BreakingChange) =>
  [`  ${message}`, ...routes.map((route) => `    ${route}`)].join('\n');

const nextMajor = ({ info }: OpenApi) => `${Number(info.version.split('.')[0]) + 1}.0.0`;

/** Compares two documents; `name` is that of the base, such as `the last release`. */
export async function checkCompatibility(
  name: string,
  base: OpenApi,
  revision: OpenApi,
): Promise<CompatibilityResult> {
  const breaks = await findBreakingChanges(base, revision);
  if (breaks.length === 0) return { text: '', isAllowed: true };
  const isAllowed = isMajorRaised(base, revision);
  const advice = isAllowed
    ? `Version ${revision.info.version} allows it.`
    : `Take it back, or let CONTRACT_VERSION in packages/contract/src/version.ts rise to ${nextMajor(base)}.`;
  const title = `Clients of ${name} (${base.info.version}) break:`;
  return { text: [title, ...breaks.map(line), advice, ''].join('\n'), isAllowed };
}
