import type { Finding, Outcome } from './check-conformance.ts';
import { type Cause, groupByCause } from './causes.ts';
import { rules } from './rules.ts';

/** Formats a finding: the rule, the expected and actual values, and the request as a curl line. */
const formatFinding = ({
  rule,
  endpoint,
  description,
  expected,
  actual: response,
  curl,
  count: times,
}: Finding) =>
  [
    `✗ ${endpoint}: ${description} [${rule}]${times > 1 ? `, ${times} times` : ''}`,
    `    expected ${expected}`,
    `    actual   ${response}`,
    `    ${curl}`,
  ].join('\n');

/** Formats a finding that another one explains. */
const formatConsequence = ({ endpoint, description, rule, expected, actual }: Finding) =>
  `    also ${endpoint}: ${description} [${rule}]\n        expected ${expected}\n        actual   ${actual}`;

const formatCause = ([first, ...consequences]: Cause) =>
  [formatFinding(first), ...consequences.map(formatConsequence)].join('\n');

/** Formats an outcome for a terminal: the consequences of one fault below it, then what was looked at. */
export function formatText({ findings, skipped: notLookedAt, sampled }: Outcome): string {
  const notes = notLookedAt.map((note) => `not checked: ${note}`);
  const causes = groupByCause(findings);
  const consequences = findings.length - causes.length;
  const summary = [
    causes.length === 1 ? '1 finding' : `${causes.length} findings`,
    ...(consequences > 0 ? [`${consequences} consequences of them`] : []),
    `${Object.keys(rules).length} rules`,
  ].join(', ');
  return [...causes.map(formatCause), ...notes, `looked at\n  ${sampled.join('\n  ')}`, summary].join('\n\n');
}

const escapeXml = (text: string) =>
  text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');

/** Formats an outcome as JUnit XML, one test case a rule. */
export function formatJunit({ findings }: Outcome): string {
  const cases = Object.entries(rules).map(([rule, description]) => {
    const broken = findings.filter((finding) => finding.rule === rule);
    const failures = broken.map(
      (finding) =>
        `<failure message="${escapeXml(`${finding.endpoint}: expected ${finding.expected}`)}">${escapeXml(formatFinding(finding))}</failure>`,
    );
    return `<testcase classname="conformance" name="${escapeXml(`${rule}: ${description}`)}">${failures.join('')}</testcase>`;
  });
  const failed = new Set(findings.map((finding) => finding.rule)).size;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="conformance" tests="${cases.length}" failures="${failed}">\n${cases.join('\n')}\n</testsuite>\n`;
}
