import type { Profile } from '@vitrina/contract';
import type { Coverage } from './coverage.ts';
import type { Finding } from './finding.ts';
import { createFindings } from './findings.ts';
import type { Kit } from './kit.ts';
import { createRng } from './rng.ts';
import { createObservations } from './rows/observations.ts';
import { validateResponse } from './wire/validate-response.ts';
import { createWireClient } from './wire/wire-client.ts';

/** Creates what the checks of a run share. */
export function createKit(
  {
    url,
    seed,
    graceSeconds,
    profiles,
    stopsAt,
  }: Pick<Kit, 'seed' | 'graceSeconds'> & {
    url: string;
    profiles: readonly Profile[];
    stopsAt: ((finding: Finding) => boolean) | undefined;
  },
  coverage: Coverage,
): Kit {
  const findings = createFindings(url, stopsAt);
  // A response that asks to retry later is validated too.
  const client = createWireClient(
    url,
    (response) => void validateResponse(findings, undefined, response),
    coverage.record,
  );
  return {
    client,
    findings,
    observations: createObservations(findings),
    rng: createRng(seed),
    seed,
    graceSeconds,
    skipped: new Set(),
    profiles: new Set(profiles),
  };
}
