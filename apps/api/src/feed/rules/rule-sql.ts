import { feedColumns } from './columns.ts';

const numberedRules = feedColumns.flatMap(({ name, rules }) =>
  rules.map((rule) => ({ column: name, ...rule })),
);

const columnNames = feedColumns.map(({ name }) => name);

/** Returns the column and the reason of a rule by its number, from 1. Throws RangeError if there is none. */
export const findRule = (number: number): { column: string; reason: string } => {
  const rule = numberedRules[number - 1];
  if (!rule) throw new RangeError(`There is no rule ${number}`);
  return { column: rule.column, reason: rule.reason };
};

const textColumns = columnNames.map((name) => `given_${name}`);

/** SQL: the value of each column under its name. */
export const columnValues = feedColumns.map(({ name, value }) => `${value} AS ${name}`).join(',\n  ');

/**
 * SQL: number of the first broken rule; 0 if none is broken. A table as people have it need not know the sellers' Kaspi
 * ids.
 */
export const createBrokenRule = ({ allowsBlankSeller }: { allowsBlankSeller: boolean }): string => {
  const conditions = numberedRules.flatMap(({ column, broken, reason }, index) =>
    allowsBlankSeller && column === 'seller_kaspi_id' && reason === 'is blank'
      ? []
      : [`${broken}, ${index + 1}`],
  );
  return `multiIf(${conditions.join(',\n  ')}, 0)`;
};

const columnOfRule = numberedRules.map(({ column }) => columnNames.indexOf(column) + 1);

/** Maximum length of a rejected text in the rejects file, code points and bytes of UTF-8. */
const [MAX_REJECT_CHARACTERS, MAX_REJECT_BYTES] = [1000, 4000];

const textOfRule = `[${textColumns.map((name) => `substring(${name}, 1, ${MAX_REJECT_BYTES})`).join(', ')}][[${columnOfRule.join(', ')}][broken_rule]]`;

/** SQL: the start of the text that breaks the rule `broken_rule`; empty if none is broken. */
export const brokenText = `if(broken_rule = 0, '', substringUTF8(${textOfRule}, 1, ${MAX_REJECT_CHARACTERS}))`;
