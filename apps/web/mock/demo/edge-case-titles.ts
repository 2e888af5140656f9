const FILLER = 'Ұзын атау: товар с очень длинным названием, который едва помещается в карточку, ';

/** A title of the maximum length that the feed allows. */
const createLongTitle = (start: string, length: number) =>
  `${start} ${FILLER.repeat(20)}`.slice(0, length).trimEnd();

/** Titles that are hard to display: markup, code, very long, right-to-left, falsy. */
export const edgeCaseSellers: readonly string[] = [
  '<script>alert("seller")</script>',
  "'; DROP TABLE offers; -- 50% \\ _",
  `Бірсөз${'ұзынсөз'.repeat(69)}`,
  createLongTitle('ТОО «Самое длинное название»', 500),
  'שלום חנות ‮перевёрнутый',
  '0',
];

/** As for sellers; `__proto__` must be handled as any other title. */
export const edgeCaseBrands: readonly string[] = [
  '__proto__',
  '<b>Жирный</b> & "Сыновья"',
  createLongTitle('Brand', 500),
];

/** As for sellers, with a product name of the maximum length. */
export const edgeCaseProducts: readonly string[] = [
  createLongTitle('Набор', 1_000),
  '<img src=x onerror=alert(1)> 👨‍👩‍👧‍👦 семейный набор',
  `А${'а'.repeat(120)} без пробелов`,
  '=HYPERLINK("https://example.com";"цена")',
];

/** Leaf categories: one with the longest title, one without sales, one with a single sale. */
export const edgeCaseCategories = {
  long: createLongTitle('Категория с длинным названием', 500),
  unsold: 'Виниловые пластинки',
  singleSale: 'Яхты',
} as const;
