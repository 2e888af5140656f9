import type { Noun } from '@vitrina/ui/format/noun';

export const byteUnits = ['Б', 'КБ', 'МБ', 'ГБ'];
export const file: Noun = { one: 'файл', few: 'файла', many: 'файлов' };
export const row: Noun = { one: 'строка', few: 'строки', many: 'строк' };
export const filesWithRows = (files: string, rows: string) => `${files}, ${rows}`;

export const files = 'Файлы для загрузки';
export const dropHere = 'Перетащите сюда таблицы как есть';
export const formats = 'Excel, CSV, NDJSON, Parquet, архивы. Столбцы назовём и числа разберём сами.';
export const choose = 'Выбрать файлы';
export const chosen = 'Выбранные файлы';
export const hints = [
  {
    title: 'Что нужно в файле',
    text: 'Строка — предложение продавца на товаре: неделя, продавец, артикул или ссылка на товар, название, категория, цена, продажи.',
  },
  {
    title: 'Что можно не готовить',
    text: 'Коды продавцов, брендов и товаров присвоим сами. Пробелы, ₸ и «шт» в числах поймём.',
  },
  {
    title: 'Когда это увидят',
    text: 'После «Опубликовать». До этого неделя остаётся прежней для всех.',
  },
];

export const notTaken = 'Файлы не взяты';
export const emptyFile = (name: string) => `Файл «${name}» пуст: выберите другой.`;
export const tooManyFiles = (count: number) => `За один раз можно загрузить до ${count} файлов.`;
export const tooLarge = (size: string) => `Вместе файлы больше ${size}: загрузите их по частям.`;

export const lost = 'Загрузка потеряна';
export const lostWhy =
  'Сервер перезапускался, или загрузку начали заново в другой вкладке. Выберите файлы снова.';
export const interrupted = (part: string) =>
  `Загрузка прервалась на ${part}. Выберите те же файлы, и мы продолжим с этого места; другие начнут загрузку заново.`;

export const received = 'загружен';
export const read = 'прочитан';
export const ownForm = 'в собственном формате';
export const notRead = 'не прочитан: уберите или замените';
export const noTable = 'не таблица: уберите или замените';
export const remove = (name: string) => `Убрать файл ${name}`;

export const sheet = (name: string) => `лист «${name}»`;
export const separator = (sign: string) => `разделитель «${sign === '\t' ? 'Tab' : sign}»`;
export const headerRow = (row: string) => `заголовок в строке ${row}`;
export const blankRows = (rows: string) => `пустых пропустили: ${rows}`;
export const total = 'итог пропустили';
export const errorCells = (count: string) => `ячеек с ошибкой: ${count}`;
export const dayRows = (rows: string) => `по дням, сложили в недели: ${rows}`;

export const reading = 'Читаем файлы';
export const sending = (part: string) => `Загружаем: ${part}`;
export const broken = (part: string) =>
  `Нет связи с сервером, загружено ${part}: продолжим сами, как только она появится`;
export const paused = (part: string) => `Приостановлено на ${part}`;
export const cancel = 'Отмена';
export const pause = 'Пауза';
export const goOn = 'Продолжить';
export const toColumns = 'Дальше: столбцы';
