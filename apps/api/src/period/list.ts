import type { MergedId, ReportPeriod } from '@vitrina/contract';
import type { ServedWeeks } from '../served-weeks/served-weeks.ts';
import { readMergedIds } from '../store/entity-keys.ts';
import type { Queries } from '../store/store.ts';
import { keyKinds } from '../store/week-tables.ts';

/** Lists the weeks with reports, latest first. */
export async function listPeriods(published: ServedWeeks): Promise<{ reportPeriods: ReportPeriod[] }> {
  const weeks = await published.list();
  return { reportPeriods: weeks.map(({ year, weekNumber }) => ({ year, weekNumber })) };
}

/** Lists the ids that were merged into others. */
export async function listMergedIds(store: Queries): Promise<{ mergedIds: MergedId[] }> {
  const merged = await readMergedIds(store);
  return {
    mergedIds: keyKinds.flatMap((kind) => [...merged[kind]].map(([id, intoId]) => ({ kind, id, intoId }))),
  };
}
