import { formatWeek } from '@vitrina/contract/iso-week';
import { LaterVersion } from '../../later-version.ts';
import { SCHEMA_VERSION } from '../schema/table-versions.ts';
import { parseManifest } from './manifest.ts';
import type { RecordedWeek } from './week-manifest.ts';

/** Throws LaterVersion if a later version built one of the weeks: this one can neither read nor upgrade it. */
export const checkLaterWeeks = (weeks: readonly RecordedWeek[]): void => {
  const later = weeks.filter(({ manifest }) => (parseManifest(manifest)?.version ?? 0) > SCHEMA_VERSION);
  if (later.length === 0) return;
  throw new LaterVersion(`${later.map(formatWeek).join(', ')} ${later.length === 1 ? 'was' : 'were'}`);
};
