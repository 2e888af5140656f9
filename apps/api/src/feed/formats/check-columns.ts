import { feedColumns } from '../rules/columns.ts';
import { FeedError } from '../../command/feed-error.ts';
import { cutQuote } from '../../command/printable.ts';
import { findNearestName } from './nearest-name.ts';

const required = feedColumns.filter(({ isRequired }) => isRequired).map(({ name }) => name);

/** Names of all feed columns. */
export const knownColumns: ReadonlySet<string> = new Set(feedColumns.map(({ name }) => name));

/** Quotes a name from a file for a message: one printable line, cut. */
const quoteName = (name: string): string => JSON.stringify(cutQuote(name));

/** Maximum unknown columns in a message. */
const MAX_UNKNOWN = 30;

const describeUnknown = (name: string, free: readonly string[]): string => {
  const nearest = findNearestName(name, free) ?? findNearestName(name, [...knownColumns]);
  return nearest === undefined ? quoteName(name) : `${quoteName(name)} (did you mean ${nearest}?)`;
};

/** One column, or several, with the verb that follows. */
const describeColumns = (names: readonly string[]): string =>
  names.length === 1 ? `the column ${names.join()} is` : `the columns ${names.join(', ')} are`;

/** Describes the columns unknown to the feed, each with the nearest name, preferably one that the file lacks. */
export const describeUnknownColumns = (names: readonly string[]): string[] => {
  const unknown = [...new Set(names)].filter((name) => !knownColumns.has(name));
  if (unknown.length === 0) return [];
  const free = [...knownColumns].filter((name) => !names.includes(name));
  const described = unknown.slice(0, MAX_UNKNOWN).map((name) => describeUnknown(name, free));
  const more = unknown.length > MAX_UNKNOWN ? ` and ${unknown.length - MAX_UNKNOWN} more` : '';
  const problem = unknown.length === 1 ? 'there is no column' : 'there are no columns';
  return [`${problem} ${described.join(', ')}${more} in the feed`];
};

/** Throws FeedError that names every column which is unknown, repeated or missing. */
export const checkColumns = (file: string, names: readonly string[]): void => {
  const repeated = [...knownColumns].filter((name) => names.indexOf(name) !== names.lastIndexOf(name));
  const missing = required.filter((name) => !names.includes(name));
  const problems = [
    ...describeUnknownColumns(names),
    ...(repeated.length > 0 ? [`${describeColumns(repeated)} there twice`] : []),
    ...(missing.length > 0 ? [`${describeColumns(missing)} missing`] : []),
  ];
  if (problems.length > 0)
    throw new FeedError(
      'data',
      `${file}: ${problems.join('; ')}; the file is refused and nothing is published`,
    );
};
