import { listPublishedWeeks } from '../../store/published-weeks.ts';
import { FeedError } from '../../command/feed-error.ts';
import type { IngestRun } from '../ingest-run.ts';
import { formatWeek, isEarlier, isSameWeek, type Week } from '@vitrina/contract/iso-week';
import { removeWeeks } from './unpublish-weeks.ts';

/** Lists the weeks beyond the latest `count`. */
const listBeyond = <Of extends Week>(weeks: readonly Of[], count: number): Of[] =>
  weeks.toSorted((one, other) => (isEarlier(one, other) ? 1 : -1)).slice(count);

/** Throws FeedError if KEEP_WEEKS would not keep one of the weeks. */
export const checkKept = ({ keepWeeks, publishedWeeks }: IngestRun, weeks: readonly Week[]): void => {
  if (keepWeeks === undefined) return;
  const others = publishedWeeks.filter((week) => !weeks.some((one) => isSameWeek(one, week)));
  const tooOld = listBeyond([...others, ...weeks], keepWeeks).filter((week) =>
    weeks.some((one) => isSameWeek(one, week)),
  );
  if (tooOld.length === 0) return;
  throw new FeedError(
    'data',
    `KEEP_WEEKS is ${keepWeeks}, and these would not be kept: ${tooOld.map(formatWeek).join(', ')}; nothing is published`,
  );
};

/** Unpublishes the weeks that KEEP_WEEKS does not keep. The following sweep drops their data. */
export const removeOldWeeks = async (run: IngestRun): Promise<void> => {
  if (run.keepWeeks === undefined || run.isDemo === true) return;
  const old = listBeyond(await listPublishedWeeks(run.store), run.keepWeeks);
  await removeWeeks(run, old);
  for (const week of old) run.log(`Unpublished ${formatWeek(week)}: KEEP_WEEKS is ${run.keepWeeks}`);
};
