import type { Finding, Outcome } from './check-conformance.ts';
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

/** Formats an outcome for a terminal. */
export function formatText({ findings, skipped: notLookedAt }: Outcome): string {
  const notes = notLookedAt.map((note) => `not checked: ${note}`);
  const summary = `${findings.length === 1 ? '1 finding' : `${findings.length} findings`}, ${Object.keys(rules).length} rules`;
  return [...findings.map(formatFinding), ...notes, summary].join('\n\n');
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
