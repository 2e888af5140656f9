import type { ImportNote, ImportPartialWeek } from '@vitrina/contract';
import { FeedError } from '../../command/feed-error.ts';
import { cutQuote } from '../../command/printable.ts';
import { formatWeek, parseWeek } from '@vitrina/contract/iso-week';
import type { Mapping } from './mapping.ts';
import type { Problem } from './map-columns.ts';
import { NO_YEAR, type ReadWeek, readWeek } from './read-weeks.ts';
import { UNIT_SEPARATOR } from './row-texts.ts';

/** The weeks of a file. */
export interface ResolvedWeeks {
  /** Year, week number and day (yyyy-mm-dd, '' if none) by text. */
  readonly lookups: readonly (readonly [text: string, values: readonly string[]])[];
  /** The texts that name no week. */
  readonly notes: readonly ImportNote[];
  /** Weeks of which days are missing or beside the whole, or a year that no text names. */
  readonly problems: readonly Problem[];
  /** Whether rows are of single days. */
  readonly isDaily: boolean;
  /** Weeks of which days are missing. */
  readonly partialWeeks: readonly ImportPartialWeek[];
}

/** Maximum distinct texts of the weeks of a file: the days of eleven years, and their spellings. */
const MAX_TEXTS = 10_000;

const toLookup = ({ year, weekNumber, day = '' }: ReadWeek) => [String(year), String(weekNumber), day];

/** Formats how many days a week has: «5 of its 7 days». */
export const formatDays = ({ daysCount }: ImportPartialWeek): string => `${daysCount} of its 7 days`;

/** The texts of a week: its days, and those of the week as a whole. */
interface WeekTexts {
  readonly week: string;
  readonly days: ReadonlySet<string>;
  readonly hasWhole: boolean;
}

const groupWeeks = (weeks: readonly ReadWeek[]): WeekTexts[] =>
  [...Map.groupBy(weeks, formatWeek)].map(([week, found]) => ({
    week,
    days: new Set(found.flatMap(({ day }) => day ?? [])),
    hasWhole: found.some(({ day }) => day === undefined),
  }));

/** Finds the weeks of single days with fewer than seven of them. */
const findPartialWeeks = (weeks: readonly WeekTexts[]): ImportPartialWeek[] =>
  weeks
    .filter(({ days, hasWhole }) => !hasWhole && days.size < 7)
    .map(({ week, days }) => ({ ...parseWeek(week), daysCount: days.size }));

/** Lists the weeks of which some rows are the whole and others days, which would count twice. */
const listMixedWeeks = (weeks: readonly WeekTexts[]): Problem[] => {
  const mixed = weeks.filter(({ days, hasWhole }) => hasWhole && days.size > 0).map(({ week }) => week);
  if (mixed.length === 0) return [];
  const message = `${mixed.join(', ')} has rows of the whole week and rows of single days; leave one kind in the file, or load them as files of their own`;
  return [{ kind: 'other', header: null, field: 'week_number', message }];
};

/** Lists the weeks that lack days as a problem. */
const listMissingDays = (weeks: readonly ImportPartialWeek[]): Problem[] => {
  if (weeks.length === 0) return [];
  const described = weeks.map((week) => `${formatWeek(week)} has ${formatDays(week)}`).join(', ');
  const message = `${described}; give --partial to load such weeks`;
  return [{ kind: 'missing-days', header: null, field: 'week_number', message }];
};

/** A text that names no week, with the reason. */
interface UnreadWeek {
  readonly week: string;
  readonly reason: string;
}

const describeUnread = ({ week, reason }: UnreadWeek): ImportNote => ({
  kind: 'unread-week',
  count: 1,
  example: week,
  message: `the week ${JSON.stringify(cutQuote(week))} ${reason}`,
});

const listMissingYear = ([first]: readonly UnreadWeek[]): Problem[] =>
  first === undefined
    ? []
    : [{ kind: 'missing-column', header: null, field: 'year', message: describeUnread(first).message }];

/** Reads the weeks of a file. Throws FeedError if the texts are too many. */
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
    return typeof reason === 'string' && week !== '' ? [{ week, reason }] : [];
  });
  const weeks = groupWeeks(found.map(([, week]) => week));
  const partialWeeks = findPartialWeeks(weeks);
  return {
    lookups: found.map(([text, week]) => [text, toLookup(week)]),
    notes: unread.map(describeUnread),
    problems: [
      ...listMixedWeeks(weeks),
      ...(isPartial ? [] : listMissingDays(partialWeeks)),
      ...(found.length === 0 && unread.every(({ reason }) => reason === NO_YEAR)
        ? listMissingYear(unread)
        : []),
    ],
    isDaily: weeks.some(({ days }) => days.size > 0),
    partialWeeks,
  };
};
