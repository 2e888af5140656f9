/** Actions of the palette: each is found by its title and by further words. */
/** A name in an action, unless it has quotation marks of its own. */
export const quoted = (name: string) => `«${name}»`;
export const compareWith = (name: string) => `Сравнить ${name} с…`;
export const follow = (name: string) => `Следить за ${name}`;
export const unfollow = (name: string) => `Больше не следить за ${name}`;
export const change = {
  seller: 'Сменить продавца',
  brand: 'Сменить бренд',
  category: 'Сменить категорию',
  section: 'Сменить раздел',
};
export const sellerInTabs = 'Продавец со вкладками';
export const print = 'Печать';
export const showCharts = 'Показать графики';
export const hideCharts = 'Скрыть графики';

export const latestWeek = (week: string) => `Последняя неделя: ${week}`;
export const refreshWeeks = 'Обновить список недель';
export const loadData = 'Загрузить данные';
export const themes = { system: 'Тема как в системе', light: 'Светлая тема', dark: 'Тёмная тема' };
export const language = (name: string) => `Язык: ${name}`;
export const collapseSidebar = 'Свернуть панель';
export const expandSidebar = 'Развернуть панель';
export const signOut = 'Выйти';
export const programs = 'API для программ';

/** Further words by which an action or a page is found. */
export const words = {
  compare: 'сравнение',
  follow: 'слежу отслеживать подписаться',
  export: 'скачать выгрузить файл таблица',
  print: 'распечатать напечатать бумага',
  import: 'импорт файл данные',
  theme: 'сменить тему оформление ночная дневная',
  language: 'сменить language тіл',
  signOut: 'выход сеанс',
  account: 'аккаунт счёт профиль настройки ключ',
  billing: 'счёт оплата тариф',
  notifications: 'уведомления письма события',
  upgrade: 'тариф подписка',
  method: 'методика формулы справка помощь',
  programs: 'программы ключ документация',
};
