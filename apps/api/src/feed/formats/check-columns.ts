import { feedColumns } from '../rules/columns.ts';
import { FeedError } from '../feed-error.ts';

/** The columns that a file must have. */
const required = feedColumns.filter(({ isRequired }) => isRequired).map(({ name }) => name);

/** Every column that a file may have. */
export const knownColumns: ReadonlySet<string> = new Set(feedColumns.map(({ name }) => name));

/** A name from a file as a message may show it: one line of printable characters, not too long. */
export const quoteName = (name: string): string =>
  JSON.stringify(name.length > 80 ? `${name.slice(0, 80)}…` : name);

/** Refuses a file whose columns are not those of the feed, each at most once. */
export const checkColumns = (file: string, given: readonly string[]): void => {
  const refuse = (what: string) => {
    throw new FeedError('data', `${file}: ${what}; the file is refused and nothing is published`);
  };
  const unknown = given.find((name) => !knownColumns.has(name));
  if (unknown !== undefined) refuse(`there is no column ${quoteName(unknown)} in the feed`);
  const twice = given.find((name, index) => given.indexOf(name) !== index);
  if (twice !== undefined) refuse(`the column ${twice} is there twice`);
  const missing = required.filter((name) => !given.includes(name));
  if (missing.length > 0) refuse(`the column ${missing.join(', ')} is missing`);
};
