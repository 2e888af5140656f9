import { createInvariable } from '@vitrina/ui/format/noun';

export const week = createInvariable('аптаны');
export const oneWeek = (week: number) => `${week}-аптаны`;

export const readRows = 'Оқылған жолдар';
export const loaded = 'Дұрыс жолдар';
export const rejected = 'Қатесі бар';
export const allowed = (share: string) => `${share}, рұқсаты 0,1%`;
export const duplicates = 'Қайталаулар';
export const countedOnce = 'бір рет есептеледі';
export const revenueOf = (week: number) => `${week}-аптаның түсімі`;
export const against = (week: number, revenue: string, change: string | undefined) =>
  `${week}-апта: ${revenue}${change === undefined ? '' : `, ${change}`}`;
export const againstReplaced = (revenue: string, change: string | undefined) =>
  `қазір жарияланғаны: ${revenue}${change === undefined ? '' : `, ${change}`}`;

export const noRejects = 'Қатесі бар жол жоқ';
export const rejectedRows = (rows: string) => `Қатесі бар: ${rows}`;
export const byReason = 'себептері бойынша';
export const reason = (field: string, reason: string) => `${field}: ${reason}`;
export const example = (row: string, value: string, file: string) =>
  `${row}-жол${value === '' ? '' : ` · ${value}`} · ${file}`;
export const download = 'Жолдарды жүктеп алу';
export const rejectsFile = 'Қатесі бар жолдар.csv';

export const maybeWrong = 'Қатеге ұқсайды';
export const loadedAnyway = 'сол күйінде жүктеледі';
export const warnings = {
  'split-article': (count: string, week: number) =>
    `${week}-апта: бірнеше тауарда кездесетін артикулдар: ${count}`,
  'similar-titles': (count: string, week: number) =>
    `${week}-апта: тек әріп көлемі не бос орнымен ерекшеленетін атаулар: ${count}`,
  'revenue-ratio': (count: string, week: number) =>
    `${week}-апта: түсімі баға × сатылымға ұқсамайтын жолдар: ${count}`,
  'row-count': (count: string, week: number) =>
    `${week}-апта: ${count} жол, ал алдыңғы аптада екі есе көп не аз болған`,
};

export const weeks = 'Өзгерістер';
export const isNew = 'жаңа';
export const isReplaced = 'толық ауыстыру';
export const replaced = (publishedAt: string, rows: string) => `${publishedAt} жарияланған, ${rows}`;
export const demo = 'Демо-деректер';
export const isRemoved = 'жойылады';

/** Categories of all three levels. */
export const category = createInvariable('бөлім мен санат');
export const newThings = 'Жаңа';
export const idsGiven = 'кодтарын өзіміз береміз';

export const besideWeek = (week: number) => `${week}-аптамен қатар`;
export const replacedWeek = (week: number) => `Жарияланған ${week}-аптаның орнына`;
export const checkForMistakes = 'қате жоқ па, тексеріңіз';
export const rows = 'Жол';
export const sellers = 'Сатушы';
export const revenue = 'Түсім';
export const goneSellers = 'Енді жоқ сатушылар';
export const goneProducts = 'Енді жоқ тауарлар';

export const atOnce = 'Жазу аяқталғанда апта бәріне бірден ауысады';
export const withoutRejects = (share: string) => `Бұл жолдарсыз жариялау (${share})`;
/** What a pair of figures is after a replacement, and was before it. */
interface Pair {
  now: string;
  once: string;
}
/** What a replaced week loses, and how many other weeks lose as much. */
interface Losses {
  week: number;
  rows: Pair;
  sellers: Pair;
  /** Sellers of the replaced week that are gone. */
  gone: string;
  revenue: Pair;
  othersCount: number;
}
export const losses = ({ week, rows, sellers, gone, revenue, othersCount }: Losses) =>
  [
    `Дерек әлдеқайда азайса да ауыстыру. ${week}-апта: сатушы ${sellers.once} орнына ${sellers.now} (бұрынғыдан ${gone} кетеді), жол ${rows.once} орнына ${rows.now}, түсім ${revenue.once} орнына ${revenue.now}`,
    ...(othersCount === 0 ? [] : [`Осындай басқа апта саны: ${othersCount}`]),
  ].join('. ');
export const startAnew = 'Қайта бастау';
export const publish = (weeks: string) => `${weeks} жариялау`;
export const replace = (weeks: string) => `${weeks} ауыстыру`;
export const noReport = 'Тексеру нәтижесі әзірге жоқ';
export const refused = 'Жариялау мүмкін болмады: файлдарды қайта тексеріңіз';
export const publishing = (weeks: string) => `${weeks} жариялаудамыз`;
export const canClose = 'бетті жабуға болады';
export const stop = 'Тоқтату';
export const published = (weeks: string) => `${weeks} жарияладық`;
export const another = 'Тағы жүктеу';
export const open = (week: number) => `${week}-аптаны ашу`;
