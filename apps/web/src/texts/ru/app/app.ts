export const loading = 'Loading...';
/** A slow navigation. */
export const opening = 'Открывается страница…';
export const offline = 'Нет сети. Доступно только загруженное раньше.';
export const notLoaded = 'Нет сети, а это ещё не загружено: откроется, когда сеть появится.';

/** Language of the words that the specification quotes. */
export const quotedLanguage = 'en';
export const wentWrong = 'Something went wrong!';
export const showError = 'Show Error';
export const hideError = 'Hide Error';
export const serverBusy = 'Сервер сейчас занят. Обновите страницу чуть позже: неделя и фильтры останутся.';
export const outdated = 'Вышла новая версия Vitrina. Обновите страницу: неделя и фильтры останутся.';
export const programError =
  'Это ошибка программы, данные целы. Обновите страницу: неделя и фильтры останутся.';
export const refresh = 'Обновить страницу';
export const toHome = 'На главную';
