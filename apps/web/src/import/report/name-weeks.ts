import type { ImportWeek } from '@vitrina/contract';
import { formatCountAccusative } from '@vitrina/ui/format/plural';
import * as texts from '#texts/import/report';

/** Names weeks as an object: «неделю 46», «3 недели». */
export const nameWeeks = (weeks: readonly ImportWeek[]): string => {
  const [first] = weeks;
  return first && weeks.length === 1
    ? texts.oneWeek(first.weekNumber)
    : formatCountAccusative(weeks.length, texts.week);
};
