export const outdatedTitle = 'Вышла новая версия Vitrina';
export const outdatedText =
  'Этой части страницы в прежней версии больше нет. Обновите страницу: неделя, отбор и порядок останутся.';
export const busyTitle = 'Сервер сейчас занят';
export const busyText =
  'Эта часть страницы не загрузилась. Обновите страницу чуть позже: неделя, отбор и порядок останутся.';
export const refresh = 'Обновить страницу';
