import { createInvariable } from '@vitrina/ui/format/noun';

export const column = createInvariable('баған');
export const summary = (known: string, leftOut: number | undefined, undecided: number | undefined) =>
  [
    `${known} танылды`,
    ...(leftOut === undefined ? [] : [`${leftOut} өткізіледі`]),
    ...(undecided === undefined ? [] : [`${undecided} шешу керек`]),
  ].join(', ');
export const kept = 'Бағандар өткен жолғыдай.';
export const readAnew = 'Қайта оқу';

export const inFile = 'Файлдағы баған';
export const is = 'Бұл не';
export const samples = 'Мысалдар: файлда → оқылғаны';
export const filled = 'Толтырылған';
export const fieldOf = (header: string) => `«${header}» бағанында не бар`;
export const choose = 'Бұл не екенін таңдаңыз';
export const nearest = (field: string) => `«${field}» сияқты`;
export const leaveOut = 'Оқымау';
export const unchanged = 'өзгеріссіз';
export const showMore = (columns: string) => `Тағы ${columns} көрсету`;
export const ownForm = (file: string) => `${file}: файл өз форматында, бағандарын атау қажет емес.`;
export const readings = {
  text: 'мәтін',
  week: 'апта',
  day: 'күн',
  category: 'деңгейлері бар санат',
  number: 'сан',
  'decimal-comma': 'үтірлі сан',
  'decimal-point': 'нүктелі сан',
  'decimal-each': 'үтірлі немесе нүктелі сан',
};

export const noticed = 'Назар аударыңыз';
export const notes = {
  'unread-week': (_count: string, example: string) =>
    `«${example}» аптасы түсініксіз: мұндай жолдар кірмейді`,
  'lost-letters': (count: string, example: string) =>
    `Әріп орнында «?» тұрған атаулар: ${count}, мысалы «${example}». Файлды UTF-8 немесе .xlsx етіп сақтаңыз`,
  'known-levels': (count: string) => `Деңгейлері толық емес санаттар: ${count}. Соңғы аптадан алдық`,
  'level-below': (count: string) => `Деңгейлері белгісіз санаттар: ${count}. Орнына төменгі деңгей алынды`,
};

export const partialWeek = (week: string, days: number) => `${week}: файлда 7 күннің ${days}-і бар`;

export const weFill = 'Өзіміз толтырамыз';
export const filledIn = {
  ids: { title: 'Сатушы, бренд, тауар кодтары', text: 'атауы мен Kaspi коды бойынша' },
  revenue: { title: 'Түсім', text: 'баға × сатылым' },
  ratings: { title: 'Рейтинг пен пікірлер', text: 'бос, «—» болады' },
};
export const year = 'Апталардың жылы';
export const byContent = 'Өзіміз';
export const sheet = 'Кітап парағы';

export const remember = 'Бұл бағандарды келесі файлдар үшін есте сақтау';
export const back = 'Артқа';
export const check = 'Тексеру';
export const checkedRow = createInvariable('жолды');
export const checkRows = (rows: string) => `${rows} тексеру`;
export const checking = 'Тексерудеміз';
