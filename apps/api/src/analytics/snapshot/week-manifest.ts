import { createHash } from 'node:crypto';
import { type Manifest, parseManifest } from './manifest.ts';

/** What a week's manifest binds together: the week, its snapshot, who built it, from what, and every table. */
export interface WeekManifest extends Manifest {
  readonly year: number;
  readonly weekNumber: number;
  readonly snapshot: number;
  /** Id of the installation that built the snapshot. */
  readonly installation: string;
  readonly isDemo: boolean;
  readonly contentHash: string;
  /** ISO 8601 in UTC; absent in manifests that were written before it was bound. */
  readonly publishedAt?: string;
}

/** A published week as both the app database and the engine's log record it. */
export interface RecordedWeek {
  year: number;
  weekNumber: number;
  snapshot: number;
  isDemo: boolean;
  /** ISO 8601 in UTC. */
  publishedAt: string;
  contentHash: string;
  /** JSON of the `WeekManifest`. */
  manifest: string;
  /** SHA-256 of the manifest, hexadecimal. */
  digest: string;
}

const digestOf = (manifest: string): string => createHash('sha256').update(manifest).digest('hex');

/** Writes the manifest of a week with its digest. */
export const sealManifest = (manifest: WeekManifest): Pick<RecordedWeek, 'manifest' | 'digest'> => {
  const json = JSON.stringify(manifest);
  return { manifest: json, digest: digestOf(json) };
};

/** Whether a recorded week is what its manifest binds: an exchanged, changed or truncated row is not. */
export const isBound = (week: RecordedWeek): boolean => {
  if (digestOf(week.manifest) !== week.digest) return false;
  const manifest: Partial<WeekManifest> | undefined = parseManifest(week.manifest);
  return (
    manifest !== undefined &&
    manifest.year === week.year &&
    manifest.weekNumber === week.weekNumber &&
    manifest.snapshot === week.snapshot &&
    manifest.isDemo === week.isDemo &&
    manifest.contentHash === week.contentHash &&
    (manifest.publishedAt ?? week.publishedAt) === week.publishedAt
  );
};
