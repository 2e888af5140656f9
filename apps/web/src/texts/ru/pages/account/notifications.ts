export const lead = 'Письма';
export const text =
  'Мы присылаем код для входа и, если вы включили, письмо по понедельникам. События того, за чем вы следите, видны за колокольчиком вверху экрана.';

export const code = 'Код для входа';
export const onRequest = 'письмом, когда вы его просите';
export const letter = 'Письмо по понедельникам';
export const turnedOnInAccount = 'включается в Account';
export const newWeek = 'Новая неделя';
export const inListOfWeeks = 'появляется в списке недель вверху экрана';
export const latestWeek = 'Последняя неделя';
export const computed = (week: string, moment: string) => `${week}, посчитана ${moment}`;
export const advertising = 'Рекламные письма';
export const notSent = 'не присылаем';

export const latestWeeks = 'Последние недели';
export const eachOpens = 'Каждая открывается на главной со своими показателями.';
