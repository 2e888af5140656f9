import { createHash } from 'node:crypto';
import { type Manifest, parseManifest } from './manifest.ts';

/** Values bound by a week's manifest: the week, its snapshot, its installation, its sources, and every table. */
export interface WeekManifest extends Manifest {
  readonly year: number;
  readonly weekNumber: number;
  readonly snapshot: number;
  /** Id of the installation that built the snapshot. */
  readonly installation: string;
  readonly isDemo: boolean;
  readonly contentHash: string;
  /** ISO 8601 in UTC; absent in older manifests. */
  readonly publishedAt?: string;
  /** Days of the week that the files had; absent in older manifests, of seven. */
  readonly daysCount?: number;
}

/** A published week as both the app database and the engine's log record it. */
export interface RecordedWeek {
  /** ISO year and week. */
  year: number;
  weekNumber: number;
  snapshot: number;
  isDemo: boolean;
  /** ISO 8601 in UTC. */
  publishedAt: string;
  /** Hash of the ingest's files, and the number of weeks published with it. */
  contentHash: string;
  /** JSON of the `WeekManifest`. */
  manifest: string;
  /** SHA-256 of the manifest, hexadecimal. */
  digest: string;
}

const computeDigest = (manifest: string): string => createHash('sha256').update(manifest).digest('hex');

/** Serializes the manifest of a week with its digest. */
export const sealManifest = (manifest: WeekManifest): Pick<RecordedWeek, 'manifest' | 'digest'> => {
  const json = JSON.stringify(manifest);
  return { manifest: json, digest: computeDigest(json) };
};

/** Reads how many days of its week the files had from a manifest. */
export const readDaysCount = (manifest: string): number => {
  const found: Partial<WeekManifest> | undefined = parseManifest(manifest);
  return found?.daysCount ?? 7;
};

/** Whether a recorded week matches its manifest; an exchanged, changed or truncated row does not. */
export const isBound = (week: RecordedWeek): boolean => {
  if (computeDigest(week.manifest) !== week.digest) return false;
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
