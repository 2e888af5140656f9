import { checkConformance, type Finding, type Options, type Outcome } from './check-conformance.ts';

/** Adds the findings of a run to those before: a rule that an endpoint broke again is the same finding. */
function mergeFindings(known: readonly Finding[], added: readonly Finding[]): Finding[] {
  const merged = known.map((finding) => ({ ...finding }));
  for (const finding of added) {
    const same = merged.find((one) => one.rule === finding.rule && one.endpoint === finding.endpoint);
    if (same) {
      same.count += finding.count;
      same.against = [...new Set([...same.against, ...finding.against])];
    } else merged.push({ ...finding });
  }
  return merged;
}

/** Checks a server with several seeds in a row. Sign-in is checked once: the address may have codes for no more. */
export async function checkSeveralTimes(options: Options & { seed: number }, runs: number): Promise<Outcome> {
  let outcome = await checkConformance(options);
  for (let run = 1; run < runs; run++) {
    const { signIn: _once, ...others } = options;
    const next = await checkConformance({ ...others, seed: options.seed + run });
    outcome = {
      findings: mergeFindings(outcome.findings, next.findings),
      skipped: outcome.skipped,
      sampled: [...outcome.sampled, `seed ${options.seed + run}:`, ...next.sampled],
    };
  }
  return outcome;
}
