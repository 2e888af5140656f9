import type { Manifest } from '../src/analytics/snapshot/manifest.ts';
import { SCHEMA_VERSION } from '../src/analytics/schema/table-versions.ts';
import {
  type RecordedWeek,
  sealManifest,
  type WeekManifest,
} from '../src/analytics/snapshot/week-manifest.ts';

/** Records a real week of 2026 with a sealed manifest of these tables. */
export const recordWeek = (
  given: Partial<RecordedWeek> & Pick<RecordedWeek, 'weekNumber' | 'snapshot'>,
  manifest: Manifest & Pick<WeekManifest, 'daysCount'> = { version: SCHEMA_VERSION, tables: {} },
): RecordedWeek => {
  const { year = 2026, weekNumber, snapshot, isDemo = false, contentHash = '' } = given;
  const publishedAt = '2026-11-16T01:40:00.000Z';
  const bound = { year, weekNumber, snapshot, isDemo, contentHash, publishedAt };
  return {
    ...bound,
    ...sealManifest({ ...manifest, ...bound, installation: 'test' }),
    ...given,
  };
};
