export const outdatedTitle = 'Вышла новая версия Vitrina';
export const outdatedText =
  'Этой части страницы в прежней версии больше нет. Обновите страницу: неделя, фильтры и сортировка останутся.';
export const busyTitle = 'Сервер сейчас занят';
export const busyText =
  'Эта часть страницы не загрузилась. Обновите страницу чуть позже: неделя, фильтры и сортировка останутся.';
export const refresh = 'Обновить страницу';
