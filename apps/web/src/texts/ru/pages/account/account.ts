export const signInLead = 'Вход без пароля';
export const signInText = 'Имени и пароля у нас нет: человека мы знаем по адресу почты.';
/** The report about the person, in the accusative. */
export const aboutYou = 'данные о вас';
export const since = 'С нами с';
export const signedIn = 'Вход на этом устройстве';
export const keptFor = (lifetime: string) => `${lifetime} с последнего посещения`;
export const signOut = 'Выйти';

export const themeLead = 'Вид и язык';
export const themeText =
  'Светлый или тёмный, как в системе или по вашему выбору в этом браузере. Письмо по понедельникам приходит на выбранном языке.';
export const theme = 'Тема';
export const language = 'Язык';

export const letterLead = 'Письмо по понедельникам';
export const letterText =
  'Приходит один раз, когда опубликована новая неделя: до десяти крупнейших событий и всё, за чем вы следите. Рекламы в нём нет, отписаться можно одним нажатием.';

export const entitiesLead = 'Слежу и недавние';
export const entitiesText = (followed: string, most: number) =>
  `Слежение хранится с вашей учётной записью: ${followed} из ${most}. Недавние помнит этот браузер, при выходе они стираются.`;
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
