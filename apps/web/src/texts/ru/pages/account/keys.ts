export const lead = 'Ключи для программ';
export const text = (perMinute: number, most: number) =>
  `По ключу таблица или скрипт читает отчёты: до ${perMinute} запросов в минуту. Доступа к учётной записи ключ не даёт. Ключей может быть до ${most}.`;
export const examples = 'Примеры на странице API';

export const newName = 'Название ключа';
export const namePlaceholder = 'Где он будет: «Таблица остатков»';
export const nameMissing = 'Назовите ключ: по названию вы узнаете, какой отозвать.';
export const create = 'Создать ключ';

export const newKey = 'Новый ключ';
export const newKeyOf = (name: string) => `Новый ключ «${name}»`;
export const shownOnce = (name: string) =>
  `Ключ «${name}» виден только сейчас. Сохраните его там, где программа хранит пароли: показать его снова нельзя.`;
/** What is copied, in the accusative. */
export const key = 'ключ';
export const hide = 'Сохранил, убрать';

/** The report of the keys, in the accusative. */
export const keys = 'ключи';
export const yourKeys = 'Ваши ключи';
export const noKeys = 'Ключей нет: назовите первый и создайте его.';
/** What is revoked, in the accusative. */
export const keyOf = (name: string) => `ключ «${name}»`;
export const unused = (created: string) => `создан ${created} · ещё не использован`;
export const used = (created: string, last: string) => `создан ${created} · последний раз ${last}`;
export const warning = 'Программа перестанет получать отчёты.';

export const lifetime = 'Срок';
export const untilRevoked = 'пока не отозван';
export const forDays = (days: number) => `${days} дней`;
export const expires = (day: string) => `действует до ${day}`;
export const expired = (day: string) => `истёк ${day}`;
