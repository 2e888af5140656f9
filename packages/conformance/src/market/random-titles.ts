/** Titles that differ in case, code point order, wildcards and quotes. */
export const sellerTitles = [
  'ИП Нұрлан',
  'ип нұрлан',
  'ТОО «Әлем Сауда»',
  'ӘЛЕМ САУДА',
  'Shop 100%',
  'Shop_100',
  'Back\\slash',
  "O'Neill & Co",
  'Кавычки "двойные"',
  '😀 Smile',
  'ｱ half-width',
  'Ёлка и ель',
  'ЕЛКА',
  'Straße',
  'STRASSE',
  'Магазин',
  'магазин на диване',
  'Zeta',
  'İstanbul',
  'ΟΔΟΣ',
  'οδος',
  'alpha',
  'Ünal',
  'Қазына 😀',
  'Қазына ｱ',
  'e\u0301clair',
  'éclair',
];

/** Product names, made distinct by a number after them. */
export const productNames = [
  'Смартфон Samsung',
  'смартфон Samsung',
  'Чехол «Книжка»',
  'Құрақ көрпе',
  'Cable 1\\2 "USB"',
  'Носки 😀',
  'Носки ｱ',
  'Товар, с запятой',
  'Товар; с точкой',
  '=1+1',
  'null',
];

/** Prefixes of brand titles. */
export const brandTitles = [
  'Apple',
  'apple',
  'Xiaomi',
  '小米',
  'Без бренда',
  'L’Oreal',
  '😀brand',
  'ｱbrand',
  'NaN',
];

/** Titles of categories of any level. */
export const categoryTitles = [
  'Смартфоны',
  'Чехлы',
  'Шины',
  'Көрпе',
  'Toys "R"',
  'Аптека 😀',
  'Аптека ｱ',
  'чехлы',
];
