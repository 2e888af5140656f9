export const caption = (kind: string) => `Рост и падение: ${kind.toLowerCase()}`;

export const all = 'Все';
export const gained = 'Выросли';
export const lost = 'Упали';
export const entered = 'Новые';
export const left = 'Прекратили продажи';

export const places = (before: string, after: string) => `место ${before} → ${after}`;
export const place = (place: string) => `место ${place}`;
export const stateWords = { entered: 'пришёл', left: 'ушёл' };
export const stateWordsOfCategories = { entered: 'пришла', left: 'ушла' };

export const overtakers = 'Кто кого обогнал {among}';
export const amongFirst = 'среди первых 20';
export const overtook = (others: string) => `обогнал: ${others}`;
export const overtookMore = (others: string, rest: string) => `обогнал: ${others} и ещё ${rest}`;

export const together = 'Вместе {sum}';
export const togetherAndUnchanged = (unchanged: string) =>
  `Вместе {sum}, без изменений ${unchanged}` as const;
export const cut = 'В таблице до 50 самых крупных из каждой группы; суммы групп полные.';

export const movementAccusative = 'рост и падение за неделю';
export const whatMoved = 'Чей рост и падение';
export const nothingMoved = 'Между этими неделями ничего не изменилось';
export const chooseWeek = 'Выберите другую неделю для сравнения.';

/** Totals of the table: what did not change is not in it. */
export const total = 'Итого изменившихся';
export const totalOf = (group: string) => `Итого: ${group.toLowerCase()}`;
export const totalOfPart = (shown: string, all: string) => `Итого по ${shown} из ${all}`;
