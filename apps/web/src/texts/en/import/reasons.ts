/** The server says the reasons in English; here only their numbers are formatted. */
export const reasons: readonly (readonly [RegExp, (...values: readonly string[]) => string])[] = [
  [/^is missing$/, () => 'is missing'],
  [/^is blank$/, () => 'is blank'],
  [/^is not text in UTF-8$/, () => 'is not text in UTF-8'],
  [/^is a week that the year does not have$/, () => 'is a week that the year does not have'],
  [
    /^was shortened by a spreadsheet/,
    () => 'was shortened by a spreadsheet: make the column a text there and export it again',
  ],
  [/^is not a day /, () => 'is not a day that exists (YYYY-MM-DD)'],
  [/^is 0 although sales_count is not$/, () => 'is 0 although there are sales'],
  [/^is not 0 although sales_count is$/, () => 'is over 0 although there are no sales'],
  [
    /^is empty, and price × sales_count is over (\d+)$/,
    (most = '') => `is empty, and price × sales is over ${most}`,
  ],
  [/^is longer than (\d+) characters$/, (most = '') => `is longer than ${most} characters`],
  [/^is not an https address of a public host name$/, () => 'is not an https address on the internet'],
  [/^is not an https address of (\S+)$/, (host = '') => `is not an https address of ${host}`],
  [
    /^is not a whole number from (\d+) to (\d+)$/,
    (from = '', to = '') => `is not a whole number from ${from} to ${to}`,
  ],
  [
    /^is not a number over (\d+) and up to (\d+)/,
    (over = '', most = '') => `is not a number over ${over} and up to ${most} with at most 2 decimals`,
  ],
  [
    /^is not a number from (\d+) to (\d+) with/,
    (from = '', to = '') => `is not a number from ${from} to ${to} with at most 2 decimals`,
  ],
  [/^is not a number from (\d+) to (\d+)$/, (from = '', to = '') => `is not a number from ${from} to ${to}`],
];

/** Sentences of the server in English about rows that contradict each other, and how each is said. */
export const contradictions: readonly (readonly [RegExp, (...values: readonly string[]) => string])[] = [
  [
    /: product «(.*)» \((.*)\) of seller «(.*)» is there twice with different values \((.*) row (\d+), (.*) row (\d+)\)/,
    (product = '', article = '', seller = '', file = '', row = '', otherFile = '', otherRow = '') =>
      `“${product}” (${article}) of the seller “${seller}” is there twice with different values: row ${row} of ${file}, row ${otherRow} of ${otherFile}. Keep one of them; if the sellers differ, check the column of the seller`,
  ],
  [
    /: product «(.*)» \((.*)\) is in categories (.*) and (.*) \((.*) row (\d+), (.*) row (\d+)\)/,
    (product = '', article = '', one = '', other = '', file = '', row = '', otherFile = '', otherRow = '') =>
      `“${product}” (${article}) is in two categories: ${one} (row ${row} of ${file}) and ${other} (row ${otherRow} of ${otherFile}). Keep one`,
  ],
  [
    /: product «(.*)» \((.*)\) is in brands (.*) and (.*) \((.*) row (\d+), (.*) row (\d+)\)/,
    (product = '', article = '', one = '', other = '', file = '', row = '', otherFile = '', otherRow = '') =>
      `“${product}” (${article}) has two brands: ${one} (row ${row} of ${file}) and ${other} (row ${otherRow} of ${otherFile}). Keep one`,
  ],
];
