export const reasons: readonly (readonly [RegExp, (...values: readonly string[]) => string])[] = [
  [/^is missing$/, () => 'мәні жоқ'],
  [/^is blank$/, () => 'бос'],
  [/^is not text in UTF-8$/, () => 'UTF-8 мәтіні емес'],
  [/^is a week that the year does not have$/, () => 'бұл жылда мұндай апта жоқ'],
  [/^was shortened by a spreadsheet/, () => 'Excel санды қысқартқан: бағанды мәтін етіп, қайта шығарыңыз'],
  [/^is not a day /, () => 'мұндай күн жоқ (ЖЖЖЖ-АА-КК керек)'],
  [/^is 0 although sales_count is not$/, () => 'сатылым бар, бірақ 0'],
  [/^is not 0 although sales_count is$/, () => 'сатылым жоқ, бірақ нөлден көп'],
  [
    /^is empty, and price × sales_count is over (\d+)$/,
    (most = '') => `бос, ал баға × сатылым ${most} санынан көп`,
  ],
  [/^is longer than (\d+) characters$/, (most = '') => `${most} таңбадан ұзын`],
  [/^is not an https address of a public host name$/, () => 'интернеттегі https мекенжайы емес'],
  [/^is not an https address of (\S+)$/, (host = '') => `${host} сайтындағы https мекенжайы емес`],
  [
    /^is not a whole number from (\d+) to (\d+)$/,
    (from = '', to = '') => `${from}–${to} аралығындағы бүтін сан емес`,
  ],
  [
    /^is not a number over (\d+) and up to (\d+)/,
    (over = '', most = '') => `${over} мен ${most} аралығындағы, үтірден кейін екі таңбаға дейінгі сан емес`,
  ],
  [
    /^is not a number from (\d+) to (\d+) with/,
    (from = '', to = '') => `${from}–${to} аралығындағы, үтірден кейін екі таңбаға дейінгі сан емес`,
  ],
  [/^is not a number from (\d+) to (\d+)$/, (from = '', to = '') => `${from}–${to} аралығындағы сан емес`],
];

/** Sentences of the server in English about rows that contradict each other, and how each is said. */
export const contradictions: readonly (readonly [RegExp, (...values: readonly string[]) => string])[] = [
  [
    /: product «(.*)» \((.*)\) of seller «(.*)» is there twice with different values \((.*) row (\d+), (.*) row (\d+)\)/,
    (product = '', article = '', seller = '', file = '', row = '', otherFile = '', otherRow = '') =>
      `«${seller}» сатушысының «${product}» (${article}) тауары әртүрлі мәнмен екі рет кездеседі: ${file} файлында ${row}-жол, ${otherFile} файлында ${otherRow}-жол. Біреуін қалдырыңыз; сатушылар бөлек болса, сатушы бағанын тексеріңіз`,
  ],
  [
    /: product «(.*)» \((.*)\) is in categories (.*) and (.*) \((.*) row (\d+), (.*) row (\d+)\)/,
    (product = '', article = '', one = '', other = '', file = '', row = '', otherFile = '', otherRow = '') =>
      `«${product}» (${article}) тауары екі санатта: ${one} (${file} файлында ${row}-жол) және ${other} (${otherFile} файлында ${otherRow}-жол). Біреуін қалдырыңыз`,
  ],
  [
    /: product «(.*)» \((.*)\) is in brands (.*) and (.*) \((.*) row (\d+), (.*) row (\d+)\)/,
    (product = '', article = '', one = '', other = '', file = '', row = '', otherFile = '', otherRow = '') =>
      `«${product}» (${article}) тауарының екі бренді бар: ${one} (${file} файлында ${row}-жол) және ${other} (${otherFile} файлында ${otherRow}-жол). Біреуін қалдырыңыз`,
  ],
];
