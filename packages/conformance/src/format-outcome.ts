import type { Outcome } from './check-conformance.ts';
import type { Finding } from './finding.ts';
import { rules } from './rules.ts';

/** Formats a finding: call, field, the sentence of the contract, row, both values, and the request as a curl line. */
const formatFinding = ({ operationId, field, row, description, rule, count, ...finding }: Finding) =>
  [
    `✗ ${operationId}${field && ` ${field}`}: ${description} [${rule}]${count > 1 ? `, ${count} times` : ''}`,
    ...(row === '' ? [] : [`    row      ${row}`]),
    `    expected ${finding.expected}`,
    `    actual   ${finding.actual}`,
    `    ${finding.curl}`,
    ...(finding.earlier === undefined ? [] : [`    after ${finding.earlier}`]),
  ].join('\n');

/** Formats an outcome for a terminal: the findings, then what was not checked and what was looked at. */
export function formatText({ findings, skipped, sampled }: Outcome): string {
  const notes = skipped.map((note) => `not checked: ${note}`);
  const summary = `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}, ${Object.keys(rules).length} rules`;
  return [...findings.map(formatFinding), ...notes, `looked at\n  ${sampled.join('\n  ')}`, summary].join(
    '\n\n',
  );
}

const escapeXml = (text: string) =>
  text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');

const testCase = (name: string, outcome: string) =>
  `<testcase classname="conformance" name="${escapeXml(name)}">${outcome}</testcase>`;

/** Formats an outcome as JUnit XML: one test case a rule, and one for each note of what was not checked. */
export function formatJunit({ findings, skipped, unlooked }: Outcome): string {
  const skip = (message: string) => `<skipped message="${escapeXml(message)}"/>`;
  const cases = Object.entries(rules).map(([rule, description]) => {
    const broken = findings.filter((finding) => finding.rule === rule);
    const failures = broken.map(
      (finding) =>
        `<failure message="${escapeXml(`${finding.operationId} ${finding.field}: expected ${finding.expected}`)}">${escapeXml(formatFinding(finding))}</failure>`,
    );
    const isUnlooked = unlooked.some((one) => one === rule);
    const none = isUnlooked ? skip('no response of this run shows it') : '';
    return testCase(`${rule}: ${description}`, failures.join('') || none);
  });
  const notes = skipped.map((note) => testCase(note, skip('not checked')));
  const failed = new Set(findings.map((finding) => finding.rule)).size;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="conformance" tests="${cases.length + notes.length}" failures="${failed}" skipped="${unlooked.length + notes.length}">\n${[...cases, ...notes].join('\n')}\n</testsuite>\n`;
}
