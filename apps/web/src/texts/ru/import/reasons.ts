/** Reasons of the server in English, and how each is said; a number in it is formatted. */
export const reasons: readonly (readonly [RegExp, (...values: readonly string[]) => string])[] = [
  [/^is missing$/, () => 'нет значения'],
  [/^is blank$/, () => 'пусто'],
  [/^is not text in UTF-8$/, () => 'не текст в UTF-8'],
  [/^is a week that the year does not have$/, () => 'в этом году нет такой недели'],
  [
    /^was shortened by a spreadsheet/,
    () => 'Excel сократил число: сделайте столбец текстовым и выгрузите снова',
  ],
  [/^is not a day /, () => 'нет такого дня (нужен ГГГГ-ММ-ДД)'],
  [/^is 0 although sales_count is not$/, () => '0, хотя продажи есть'],
  [/^is not 0 although sales_count is$/, () => 'больше нуля, хотя продаж нет'],
  [
    /^is empty, and price × sales_count is over (\d+)$/,
    (most = '') => `пусто, а цена × продажи больше ${most}`,
  ],
  [/^is longer than (\d+) characters$/, (most = '') => `длиннее ${most} знаков`],
  [/^is not an https address of a public host name$/, () => 'не адрес https в интернете'],
  [/^is not an https address of (\S+)$/, (host = '') => `не адрес https на ${host}`],
  [
    /^is not a whole number from (\d+) to (\d+)$/,
    (from = '', to = '') => `не целое число от ${from} до ${to}`,
  ],
  [
    /^is not a number over (\d+) and up to (\d+)/,
    (over = '', most = '') => `не число больше ${over} и до ${most}, до двух знаков после запятой`,
  ],
  [
    /^is not a number from (\d+) to (\d+) with/,
    (from = '', to = '') => `не число от ${from} до ${to}, до двух знаков после запятой`,
  ],
  [/^is not a number from (\d+) to (\d+)$/, (from = '', to = '') => `не число от ${from} до ${to}`],
];

/** Sentences of the server in English about rows that contradict each other, and how each is said. */
export const contradictions: readonly (readonly [RegExp, (...values: readonly string[]) => string])[] = [
  [
    /: product «(.*)» \((.*)\) of seller «(.*)» is there twice with different values \((.*) row (\d+), (.*) row (\d+)\)/,
    (product = '', article = '', seller = '', file = '', row = '', otherFile = '', otherRow = '') =>
      `Товар «${product}» (${article}) продавца «${seller}» встречается дважды с разными значениями: строка ${row} в ${file}, строка ${otherRow} в ${otherFile}. Оставьте одну из них; если продавцы разные, проверьте столбец продавца`,
  ],
  [
    /: product «(.*)» \((.*)\) is in categories (.*) and (.*) \((.*) row (\d+), (.*) row (\d+)\)/,
    (product = '', article = '', one = '', other = '', file = '', row = '', otherFile = '', otherRow = '') =>
      `Товар «${product}» (${article}) в двух категориях: ${one} (строка ${row} в ${file}) и ${other} (строка ${otherRow} в ${otherFile}). Оставьте одну`,
  ],
  [
    /: product «(.*)» \((.*)\) is in brands (.*) and (.*) \((.*) row (\d+), (.*) row (\d+)\)/,
    (product = '', article = '', one = '', other = '', file = '', row = '', otherFile = '', otherRow = '') =>
      `Товар «${product}» (${article}) с двумя брендами: ${one} (строка ${row} в ${file}) и ${other} (строка ${otherRow} в ${otherFile}). Оставьте один`,
  ],
];
