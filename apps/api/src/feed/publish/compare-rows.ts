import { parseManifest } from '../../analytics/snapshot/manifest.ts';
import { formatWeek, isEarlier, isSameWeek, type Week } from '@vitrina/contract/iso-week';
import type { PublishedWeekRecord } from '../../store/published-weeks.ts';
import type { Warning } from '../staging/find-warnings.ts';
import type { WeekTotals } from '../staging/staged-offers.ts';

/** A week with its number of offers. */
interface CountedWeek extends Week {
  readonly offers: number;
}

/** Counts the offers of a published week; 0 if its manifest does not say. */
export const countOffers = ({ manifest }: Pick<PublishedWeekRecord, 'manifest'>): number =>
  parseManifest(manifest)?.tables?.['seller_offer']?.rows ?? 0;

const countPublished = (week: PublishedWeekRecord): CountedWeek => ({
  year: week.year,
  weekNumber: week.weekNumber,
  offers: countOffers(week),
});

const compare = (week: CountedWeek, weeks: readonly CountedWeek[]): Warning[] => {
  const [before] = weeks
    .filter((other) => isEarlier(other, week) && other.offers > 0)
    .toSorted((one, other) => (isEarlier(one, other) ? 1 : -1));
  if (!before) return [];
  const isFew = week.offers * 2 < before.offers;
  if (!isFew && week.offers <= before.offers * 2) return [];
  const [name, than] = [formatWeek(week), isFew ? 'fewer than half of' : 'more than twice'];
  const message = `${name}: ${week.offers} rows, ${than} the ${before.offers} of ${formatWeek(before)}`;
  return [{ kind: 'row-count', week: name, count: week.offers, message }];
};

/** Compares the number of rows of each week with that of the nearest earlier week, published or of the same command. */
export const compareRows = (
  weeks: readonly WeekTotals[],
  published: readonly PublishedWeekRecord[],
): Warning[] => {
  const others = published.filter((other) => !weeks.some((week) => isSameWeek(week, other)));
  const all = [...weeks, ...others.map(countPublished)];
  return weeks.flatMap((week) => compare(week, all));
};
