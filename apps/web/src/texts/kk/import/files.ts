import { createInvariable } from '@vitrina/ui/format/noun';

export const byteUnits = ['Б', 'КБ', 'МБ', 'ГБ'];
export const file = createInvariable('файл');
export const row = createInvariable('жол');
export const filesWithRows = (files: string, rows: string) => `${files}, ${rows}`;

export const files = 'Жүктелетін файлдар';
export const dropHere = 'Кестелерді сол күйінде осында сүйреп әкеліңіз';
export const formats =
  'Excel, CSV, NDJSON, Parquet, архивтер. Бағандарды өзіміз атаймыз, сандарды өзіміз оқимыз.';
export const choose = 'Файлдарды таңдау';
export const chosen = 'Таңдалған файлдар';
export const hints = [
  {
    title: 'Файлда не керек',
    text: 'Жол — сатушының тауарға ұсынысы: апта, сатушы, тауардың артикулы немесе сілтемесі, атауы, санат, баға, сатылым.',
  },
  {
    title: 'Нені дайындамауға болады',
    text: 'Сатушы, бренд және тауар кодтарын өзіміз береміз. Сандардағы бос орын, ₸ және «дана» түсінікті.',
  },
  {
    title: 'Мұны қашан көреді',
    text: '«Жариялау» басылған соң. Оған дейін апта бәріне бұрынғыдай қалады.',
  },
];

export const notTaken = 'Файлдар алынбады';
export const emptyFile = (name: string) => `«${name}» файлы бос: басқасын таңдаңыз.`;
export const tooManyFiles = (count: number) => `Бір жолы ${count} файлға дейін жүктеуге болады.`;
export const tooLarge = (size: string) => `Файлдар бірге ${size} көлемінен асады: бөліп жүктеңіз.`;

export const lost = 'Жүктеу жоғалды';
export const lostWhy =
  'Сервер қайта іске қосылды немесе жүктеу басқа қойындыда қайта басталды. Файлдарды қайта таңдаңыз.';
export const interrupted = (part: string) =>
  `Жүктеу ${part} тұсында үзілді. Сол файлдарды таңдаңыз, сол жерден жалғастырамыз; басқалары жүктеуді қайта бастайды.`;

export const received = 'жүктелді';
export const read = 'оқылды';
export const ownForm = 'өз форматында';
export const notRead = 'оқылмады: алып тастаңыз не ауыстырыңыз';
export const noTable = 'кесте емес: алып тастаңыз не ауыстырыңыз';
export const remove = (name: string) => `${name} файлын алып тастау`;

export const sheet = (name: string) => `«${name}» парағы`;
export const separator = (sign: string) => `бөлгіш «${sign === '\t' ? 'Tab' : sign}»`;
export const headerRow = (row: string) => `тақырып ${row}-жолда`;
export const blankRows = (rows: string) => `бос, алынбады: ${rows}`;
export const total = 'қорытынды алынбады';
export const errorCells = (count: string) => `қатесі бар ұяшық: ${count}`;
export const dayRows = (rows: string) => `күндер бойынша, апталарға қосылды: ${rows}`;

export const reading = 'Файлдарды оқудамыз';
export const sending = (part: string) => `Жүктеудеміз: ${part}`;
export const broken = (part: string) =>
  `Сервермен байланыс жоқ, жүктелгені ${part}: байланыс пайда болғанда өзіміз жалғастырамыз`;
export const paused = (part: string) => `${part} тұсында тоқтатылды`;
export const cancel = 'Бас тарту';
export const pause = 'Кідірту';
export const goOn = 'Жалғастыру';
export const toColumns = 'Әрі қарай: бағандар';
