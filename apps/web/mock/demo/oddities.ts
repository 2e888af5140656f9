const words = 'Ұзын атау: товар с очень длинным названием, который едва помещается в карточку, ';

/** A title of as many code points as the feed lets in. */
const longest = (start: string, length: number) => `${start} ${words.repeat(20)}`.slice(0, length).trimEnd();

/** Titles that a screen must bear: they look like markup, code, nothing, or never end. */
export const oddSellers: readonly string[] = [
  '<script>alert("seller")</script>',
  "'; DROP TABLE offers; -- 50% \\ _",
  `Бірсөз${'ұзынсөз'.repeat(69)}`,
  longest('ТОО «Самое длинное название»', 500),
  'שלום חנות ‮перевёрнутый',
  '0',
];

/** As for sellers; `__proto__` is a name like any other. */
export const oddBrands: readonly string[] = ['__proto__', '<b>Жирный</b> & "Сыновья"', longest('Brand', 500)];

/** As for sellers, and of the largest length of a product. */
export const oddProducts: readonly string[] = [
  longest('Набор', 1_000),
  '<img src=x onerror=alert(1)> 👨‍👩‍👧‍👦 семейный набор',
  `А${'а'.repeat(120)} без пробелов`,
  '=HYPERLINK("https://example.com";"цена")',
];

/** A leaf with a title of its largest length, and one whose goods nobody buys. */
export const oddLeaves = {
  long: longest('Категория с длинным названием', 500),
  unsold: 'Виниловые пластинки',
  thin: 'Яхты',
} as const;
