export const signInLead = 'Вход без пароля';
export const signInText = 'Учётная запись\u00a0— это ваш адрес почты: на него приходит код для входа.';
/** The report about the person, in the accusative. */
export const aboutYou = 'данные о вас';
export const since = 'С нами с';
export const signedIn = 'Вход на этом устройстве';
export const keptFor = (lifetime: string) => `${lifetime} с последнего посещения`;
export const signOut = 'Выйти';

export const themeLead = 'Вид и язык';
export const themeText = 'Тема действует в этом браузере, язык\u00a0— ещё и в письме по понедельникам.';
export const theme = 'Тема';
export const language = 'Язык';

export const shopLead = 'Мой магазин';
export const shopText = 'С него начинается главная, и он отмечен в каждом списке.';
export const changeShop = 'Изменить';
export const unnamedShop = (id: number) => `Магазин №\u00a0${id}`;

export const entitiesLead = 'Отслеживаемые и недавние';
export const entitiesText = (followed: string, most: number) =>
  `Отслеживаемые хранятся в учётной записи: ${followed} из ${most}. Недавние помнит этот браузер, при выходе они стираются.`;
export const noEntities =
  'Пока ничего: откройте продавца, бренд или категорию, и они появятся здесь и на главной.';
export const note = 'Заметка';
export const noteOn = (title: string) => `Заметка: ${title}`;
export const unnamed = (id: number, kind: string) => `№ ${id}, ${kind}`;
export const notInWeek = 'нет в этой неделе';

export const revoke = 'Отозвать';
export const revokeAfterQuestion = 'Отозвать…';
/** After both of them, for screen readers alone. */
export const whatIsRevoked = ' {name}';
export const keep = 'Оставить';
