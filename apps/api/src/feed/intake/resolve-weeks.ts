import { FeedError } from '../../command/feed-error.ts';
import { cutQuote } from '../../command/printable.ts';
import { formatWeek, parseWeek, type Week } from '@vitrina/contract/iso-week';
import type { Mapping } from './mapping.ts';
import { type ReadWeek, readWeek } from './read-weeks.ts';
import { UNIT_SEPARATOR } from './row-texts.ts';

/** A week of which a file lacks days, and how many it has. */
export interface PartialWeek extends Week {
  readonly daysCount: number;
}

/** The weeks of a file. */
export interface ResolvedWeeks {
  /** Year, week number and day (yyyy-mm-dd, '' if none) by text. */
  readonly lookups: readonly (readonly [text: string, values: readonly string[]])[];
  /** Texts that name no week, with the reason. */
  readonly unread: readonly string[];
  /** Whether rows are of single days. */
  readonly isDaily: boolean;
  /** Weeks of which days are missing. */
  readonly partialWeeks: readonly PartialWeek[];
}

/** Maximum distinct texts of the weeks of a file: the days of eleven years, and their spellings. */
const MAX_TEXTS = 10_000;

const toLookup = ({ year, weekNumber, day = '' }: ReadWeek) => [String(year), String(weekNumber), day];

/** Formats how many days a week has: «5 of its 7 days». */
export const formatDays = ({ daysCount }: PartialWeek): string => `${daysCount} of its 7 days`;

/** Finds the weeks with fewer than seven days. */
const findPartialWeeks = (weeks: readonly ReadWeek[]): PartialWeek[] =>
  [...Map.groupBy(weeks, formatWeek)]
    .map(([week, found]) => ({ ...parseWeek(week), daysCount: new Set(found.map(({ day }) => day)).size }))
    .filter(({ daysCount }) => daysCount < 7);

/** Throws FeedError (data) for weeks that lack days unless they are wanted. */
const checkDays = (file: string, weeks: readonly PartialWeek[], isPartial: boolean): void => {
  if (weeks.length === 0 || isPartial) return;
  const described = weeks.map((week) => `${formatWeek(week)} has ${formatDays(week)}`).join(', ');
  throw new FeedError(
    'data',
    `${file}: ${described}; give --partial to load such weeks. Nothing is published`,
  );
};

/** Reads the weeks of a file. Throws FeedError if the texts are too many, or if days are missing. */
export const resolveWeeks = (
  file: string,
  texts: readonly string[],
  mapping: Mapping,
  isPartial: boolean,
): ResolvedWeeks => {
  if (texts.length > MAX_TEXTS)
    throw new FeedError(
      'data',
      `${file}: week_number has over ${MAX_TEXTS} different texts; name its column in a --map file. Nothing is published`,
    );
  const constant: ReadWeek | undefined = mapping.week === undefined ? undefined : parseWeek(mapping.week);
  const read = texts.map((text) => {
    const [year = '', week = ''] = text.split(UNIT_SEPARATOR);
    const given = /^\d{4}$/.test(year) ? Number(year) : mapping.year;
    return [text, week === '' && constant ? constant : readWeek(week, given)] as const;
  });
  const found = read.flatMap(([text, week]) => (typeof week === 'string' ? [] : [[text, week] as const]));
  const unread = read.flatMap(([text, reason]) => {
    const week = text.split(UNIT_SEPARATOR)[1] ?? '';
    return typeof reason === 'string' && week !== ''
      ? [`the week ${JSON.stringify(cutQuote(week))} ${reason}`]
      : [];
  });
  const weeks = found.map(([, week]) => week);
  const isDaily = weeks.some(({ day }) => day !== undefined);
  const partialWeeks = isDaily ? findPartialWeeks(weeks) : [];
  checkDays(file, partialWeeks, isPartial);
  return { lookups: found.map(([text, week]) => [text, toLookup(week)]), unread, isDaily, partialWeeks };
};
