import { strToU8, zipSync } from 'fflate';

/** Columns of the template: header, whether it is needed, what goes in, an example. */
const columns = [
  ['Неделя', 'нужна', 'ISO-неделя, день или период с понедельника по воскресенье', '2026-W46'],
  ['Продавец', 'нужна', 'название магазина', 'ИП «Жол»'],
  ['Код магазина', 'можно не заполнять', 'ID продавца на Kaspi', '30114095'],
  ['Артикул', 'нужна', 'код товара на Kaspi, как текст', '104820117'],
  ['Название товара', 'нужна', 'как на карточке', 'Пылесос V12'],
  ['Ссылка', 'можно не заполнять', 'адрес карточки на kaspi.kz', 'https://kaspi.kz/shop/p/-104820117/'],
  ['Бренд', 'можно не заполнять', 'пусто или «-»: без бренда', 'Aylin'],
  ['Категория', 'нужна', 'путь от раздела до категории', 'Бытовая техника › Для дома › Пылесосы'],
  ['Цена, ₸', 'нужна', 'цена за штуку', '99990,50'],
  ['Продажи, шт', 'нужна', 'продано за неделю; 0: стоит на витрине и не продаётся', '13'],
  ['Выручка, ₸', 'можно не заполнять', 'пусто: цена × продажи', '1299876,50'],
  ['Рейтинг товара', 'можно не заполнять', 'от 0 до 5', '4,8'],
  ['Отзывы товара', 'можно не заполнять', 'число отзывов', '214'],
] as const;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const formatSheet = (rows: readonly (readonly string[])[]): string => {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${escapeXml(text)}</t></is></c>`;
  const lines = rows.map((row) => `<row>${row.map(cell).join('')}</row>`);
  const widths = `<cols><col min="1" max="16" width="24" customWidth="1"/></cols>`;
  return `${declaration}<worksheet xmlns="${main}">${widths}<sheetData>${lines.join('')}</sheetData></worksheet>`;
};

const sheets = [
  { name: 'Данные', rows: [columns.map(([header]) => header)] },
  { name: 'Пояснения', rows: [['Столбец', '', 'Что в нём', 'Пример'], ...columns] },
] as const;

const override = (part: string, type: string) =>
  `<Override PartName="/${part}" ContentType="${spreadsheet}.${type}+xml"/>`;

const relation = (index: number, type: string, target: string) =>
  `<Relationship Id="rId${index}" Type="${relations}/${type}" Target="${target}"/>`;

/** Returns an empty workbook with the columns of a table, and a sheet that explains them. */
export const createTemplate = (): Uint8Array => {
  const parts = sheets.map((_, index) => `worksheets/sheet${index + 1}.xml`);
  const names = sheets.map(
    ({ name }, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const files = {
    '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('xl/workbook.xml', 'sheet.main')}${parts.map((part) => override(`xl/${part}`, 'worksheet')).join('')}</Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${packageRelations}">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packageRelations}">${parts.map((part, index) => relation(index + 1, 'worksheet', part)).join('')}</Relationships>`,
    ...Object.fromEntries(sheets.map(({ rows }, index) => [`xl/${parts[index] ?? ''}`, formatSheet(rows)])),
  };
  const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  return zipSync(Object.fromEntries(bytes) as Record<string, Uint8Array>);
};
