import { feedColumns } from '../rules/columns.ts';
import { FeedError } from '../feed-error.ts';
import { cutQuote } from '../printable.ts';

const required = feedColumns.filter(({ isRequired }) => isRequired).map(({ name }) => name);

/** Names of all feed columns. */
export const knownColumns: ReadonlySet<string> = new Set(feedColumns.map(({ name }) => name));

/** Quotes a name from a file for a message: one printable line, cut. */
export const quoteName = (name: string): string => JSON.stringify(cutQuote(name));

/** Throws FeedError if a column is unknown, repeated or missing. */
export const checkColumns = (file: string, names: readonly string[]): void => {
  const refuse = (problem: string) => {
    throw new FeedError('data', `${file}: ${problem}; the file is refused and nothing is published`);
  };
  const unknown = names.find((name) => !knownColumns.has(name));
  if (unknown !== undefined) refuse(`there is no column ${quoteName(unknown)} in the feed`);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) refuse(`the column ${repeated} is there twice`);
  const missing = required.filter((name) => !names.includes(name));
  if (missing.length > 0) refuse(`the column ${missing.join(', ')} is missing`);
};
