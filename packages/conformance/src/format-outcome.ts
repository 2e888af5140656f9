import type { Finding, Outcome } from './check-conformance.ts';
import { rules } from './rules.ts';

/** A finding in plain words: the rule, what was expected, what came, and the request to copy. */
const formatFinding = ({
  rule,
  endpoint: call,
  description: says,
  expected,
  actual: came,
  curl,
  count: times,
}: Finding) =>
  [
    `✗ ${call}: ${says} [${rule}]${times > 1 ? `, ${times} times` : ''}`,
    `    expected ${expected}`,
    `    came     ${came}`,
    `    ${curl}`,
  ].join('\n');

/** What a person reads at the end of a run. */
export function formatText({ findings, skipped: notLookedAt }: Outcome): string {
  const notes = notLookedAt.map((note) => `not looked at: ${note}`);
  const summary = `${findings.length === 1 ? '1 finding' : `${findings.length} findings`}, ${Object.keys(rules).length} rules`;
  return [...findings.map(formatFinding), ...notes, summary].join('\n\n');
}

const escaped = (text: string) =>
  text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');

/** The run as JUnit XML: each rule is a test case. */
export function formatJunit({ findings }: Outcome): string {
  const cases = Object.entries(rules).map(([rule, says]) => {
    const broken = findings.filter((finding) => finding.rule === rule);
    const failures = broken.map(
      (finding) =>
        `<failure message="${escaped(`${finding.endpoint}: expected ${finding.expected}`)}">${escaped(formatFinding(finding))}</failure>`,
    );
    return `<testcase classname="conformance" name="${escaped(`${rule}: ${says}`)}">${failures.join('')}</testcase>`;
  });
  const failed = new Set(findings.map((finding) => finding.rule)).size;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="conformance" tests="${cases.length}" failures="${failed}">\n${cases.join('\n')}\n</testsuite>\n`;
}
