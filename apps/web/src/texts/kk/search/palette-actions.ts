export const quoted = (name: string) => `«${name}»`;
export const compareWith = (name: string) => `${name}: салыстыру…`;
export const follow = (name: string) => `${name}: бақылау`;
export const unfollow = (name: string) => `${name}: бақылауды тоқтату`;
export const change = {
  seller: 'Сатушыны ауыстыру',
  brand: 'Брендті ауыстыру',
  category: 'Санатты ауыстыру',
  section: 'Бөлімді ауыстыру',
};
export const sellerInTabs = 'Сатушы қойындылармен';
export const print = 'Басып шығару';
export const showCharts = 'Графиктерді көрсету';
export const hideCharts = 'Графиктерді жасыру';

export const latestWeek = (week: string) => `Соңғы апта: ${week}`;
export const refreshWeeks = 'Апталар тізімін жаңарту';
export const loadData = 'Деректерді жүктеу';
export const themes = { system: 'Жүйелік тақырып', light: 'Ашық тақырып', dark: 'Күңгірт тақырып' };
export const language = (name: string) => `Тіл: ${name}`;
export const collapseSidebar = 'Панельді жию';
export const expandSidebar = 'Панельді жаю';
export const signOut = 'Шығу';
export const programs = 'Бағдарламаларға арналған API';

export const words = {
  compare: 'салыстыру',
  follow: 'қадағалау жазылу',
  export: 'жүктеп алу файл кесте',
  print: 'қағаз принтер',
  import: 'импорт файл деректер',
  theme: 'ауыстыру безендіру түнгі күндізгі',
  language: 'ауыстыру язык language',
  signOut: 'шығу сеанс',
  account: 'профиль баптаулар кілт',
  billing: 'төлем шот тариф',
  notifications: 'хат оқиғалар',
  upgrade: 'тариф жазылым',
  method: 'әдістеме формулалар анықтама көмек',
  programs: 'кілт құжаттама',
};
