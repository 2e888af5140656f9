import type { BreakingChange } from './breaking-change.ts';
import { compareDocuments } from './breaking-changes.ts';
import type { OpenApi } from './document.ts';
import { isLowered, isMajorRaised, isMinorRaised } from './document-versions.ts';

/** Result of a check. */
export interface CompatibilityResult {
  readonly text: string;
  /** Whether the version falls, or clients break and its first number is not higher. */
  readonly isForbidden: boolean;
  /** The lowest version of the revision's next release. */
  readonly nextVersion: string;
}

const line = ({ message, routes }: BreakingChange) =>
  [`  ${message}`, ...routes.map((route) => `    ${route}`)].join('\n');

/** Returns the version of additions to the base: that of the revision where its first or second number is higher. */
function nextMinor(base: OpenApi, revision: OpenApi): string {
  if (isMinorRaised(base, revision)) return revision.info.version;
  const [major = '0', minor = '0'] = base.info.version.split('.');
  return `${major}.${Number(minor) + 1}.0`;
}

/** Compares two documents; `name` names the base, such as `the last release`. */
export async function checkCompatibility(
  name: string,
  base: OpenApi,
  revision: OpenApi,
): Promise<CompatibilityResult> {
  const { breaks, hasAdditions } = await compareDocuments(base, revision);
  const isForbidden = isLowered(base, revision);
  const fall = isForbidden
    ? `The version falls from ${base.info.version} to ${revision.info.version}.\n`
    : '';
  if (breaks.length === 0) {
    const nextVersion = hasAdditions ? nextMinor(base, revision) : revision.info.version;
    return { text: fall, isForbidden, nextVersion };
  }
  const isAllowed = isMajorRaised(base, revision);
  const nextMajor = `${Number(base.info.version.split('.')[0]) + 1}.0.0`;
  const advice = isAllowed
    ? `Version ${revision.info.version} allows it.`
    : `Take it back, or let CONTRACT_VERSION in packages/contract/src/version.ts rise to ${nextMajor}.`;
  const title = `Clients of ${name} (${base.info.version}) break:`;
  const text = [title, ...breaks.map(line), advice, fall].join('\n');
  return { text, isForbidden: !isAllowed, nextVersion: isAllowed ? revision.info.version : nextMajor };
}
