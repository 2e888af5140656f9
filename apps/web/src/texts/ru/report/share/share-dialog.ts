export const title = 'Поделиться';
export const days = (count: number) => `${count} дней`;
export const noAnswer = 'Сервер не ответил: проверьте сеть и повторите. Ссылка не создана.';
export const tooLong = 'Фильтров на экране слишком много для ссылки: снимите часть и повторите.';

export const created = (end: string) =>
  `Ссылка действует до ${end}. Адрес виден только сейчас: скопируйте его.`;
export const address = 'Адрес ссылки';
export const addressInSentence = 'адрес ссылки';
export const allLinks = 'Все ссылки';
export const done = 'Готово';

export const access = 'По ссылке этот экран откроется без входа; неделя в ней не меняется.';
export const accessInWeek = 'По ссылке этот экран откроется без входа. Неделя в ней не меняется: {week}.';
export const weekInSentence = (week: string) => week.toLowerCase();
export const lifetime = 'Действует';
export const lifetimeChoice = 'Сколько действует ссылка';
export const create = 'Создать ссылку';
