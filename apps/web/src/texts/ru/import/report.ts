import type { Noun } from '@vitrina/ui/format/noun';

export const week: Noun = { one: 'неделю', few: 'недели', many: 'недель' };
/** One week, in the accusative. */
export const oneWeek = (week: number) => `неделю\u00a0${week}`;

export const readRows = 'Прочитано строк';
export const loaded = 'Верных строк';
export const rejected = 'С ошибками';
export const allowed = (share: string) => `${share}, допустимо 0,1\u202f%`;
export const duplicates = 'Повторы';
export const countedOnce = 'считаются один раз';
export const revenueOf = (week: number) => `Выручка недели\u00a0${week}`;
export const against = (week: number, revenue: string, change: string | undefined) =>
  `неделя\u00a0${week}: ${revenue}${change === undefined ? '' : `, ${change}`}`;
export const againstReplaced = (revenue: string, change: string | undefined) =>
  `сейчас опубликовано ${revenue}${change === undefined ? '' : `, ${change}`}`;

export const noRejects = 'Ошибок в строках нет';
export const rejectedRows = (rows: string) => `С ошибками: ${rows}`;
export const byReason = 'по причинам';
export const reason = (field: string, reason: string) => `${field}: ${reason}`;
export const example = (row: string, value: string, file: string) =>
  `строка ${row}${value === '' ? '' : ` · ${value}`} · ${file}`;
export const download = 'Скачать строки';
export const rejectsFile = 'Строки с ошибками.csv';

export const maybeWrong = 'Похоже на ошибку';
export const loadedAnyway = 'загружается как есть';
export const warnings = {
  'split-article': (count: string, week: number) =>
    `Неделя ${week}: один артикул у нескольких товаров, таких артикулов ${count}`,
  'similar-titles': (count: string, week: number) =>
    `Неделя ${week}: названия различаются лишь регистром или пробелами, таких ${count}`,
  'revenue-ratio': (count: string, week: number) =>
    `Неделя ${week}: выручка не похожа на цену × продажи, таких строк ${count}`,
  'row-count': (count: string, week: number) =>
    `Неделя ${week}: строк ${count}, а неделей раньше было вдвое больше или вдвое меньше`,
};

export const weeks = 'Изменения';
export const isNew = 'новая';
export const isReplaced = 'замена целиком';
export const replaced = (publishedAt: string, rows: string) => `опубликована ${publishedAt}, ${rows}`;
export const demo = 'Демо-данные';
export const isRemoved = 'удаляются';

/** Categories of all three levels. */
export const category: Noun = {
  one: 'раздел или категория',
  few: 'раздела и категории',
  many: 'разделов и категорий',
};
export const newThings = 'Новое';
export const idsGiven = 'коды даём сами';

export const besideWeek = (week: number) => `Рядом с неделей ${week}`;
export const replacedWeek = (week: number) => `Вместо опубликованной недели\u00a0${week}`;
export const checkForMistakes = 'проверьте, нет ли ошибки';
export const rows = 'Строк';
export const sellers = 'Продавцов';
export const revenue = 'Выручка';
export const goneSellers = 'Продавцов больше нет';
export const goneProducts = 'Товаров больше нет';

export const atOnce = 'Для всех неделя сменится разом, когда запись закончится';
export const withoutRejects = (share: string) => `Опубликовать без этих строк (${share})`;
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
    `Заменить, хотя данных станет намного меньше. Неделя\u00a0${week}: продавцов ${sellers.now} вместо ${sellers.once} (прежних уйдёт ${gone}), строк ${rows.now} вместо ${rows.once}, выручка ${revenue.now} вместо ${revenue.once}`,
    ...(othersCount === 0 ? [] : [`Других таких недель: ${othersCount}`]),
  ].join('. ');
export const startAnew = 'Начать заново';
export const publish = (weeks: string) => `Опубликовать ${weeks}`;
export const replace = (weeks: string) => `Заменить ${weeks}`;
export const noReport = 'Итога проверки пока нет';
export const refused = 'Опубликовать не удалось: проверьте файлы ещё раз';
export const publishing = (weeks: string) => `Публикуем ${weeks}`;
export const canClose = 'страницу можно закрыть';
export const stop = 'Остановить';
export const published = (weeks: string) => `Опубликовали ${weeks}`;
export const another = 'Загрузить ещё';
export const open = (week: number) => `Открыть неделю ${week}`;
