import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import type { OpenApi } from './document.ts';

const Side = z.optional(z.object({ pointer: z.string(), value: z.optional(z.unknown()) }));

const Change = z.object({
  /** JSON pointer in the document: `#/paths/…/responses/200/…`. */
  path: z.string(),
  /** `added`, `removed` or `modified`. */
  kind: z.string(),
  impact: z.enum(['major', 'minor', 'patch', 'none']),
  /** The key that was modified. */
  property: z.optional(z.string()),
  base: Side,
  revision: Side,
  verdicts: z.optional(z.array(z.object({ ruleId: z.string(), message: z.string() }))),
});

/** A change between two documents with redocly's rating. */
export type Change = z.output<typeof Change>;

const Report = z.object({ changes: z.array(Change) });

/** Path of redocly's CLI script. */
export const redoclyCli = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
/** Environment without redocly's telemetry. */
export const redoclyEnvironment = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** Two versions of a document. */
export type Versions = readonly [base: OpenApi, revision: OpenApi];

/** Runs `redocly diff` and returns all changes; throws if it cannot read a document. */
export async function runRedoclyDiff(versions: Versions): Promise<Change[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-contract-'));
  try {
    const files = [join(folder, 'base.json'), join(folder, 'revision.json')];
    await Promise.all(versions.map((one, at) => writeFile(files[at] ?? '', JSON.stringify(one))));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [redoclyCli, 'diff', ...files, '--format', 'json', '--fail-on', 'none'],
      { cwd: folder, env: redoclyEnvironment, maxBuffer: 2 ** 28 },
    );
    return z.parse(Report, JSON.parse(stdout)).changes;
  } finally {
    await rm(folder, { recursive: true });
  }
}
