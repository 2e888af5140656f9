export const noWeeks = 'Пока нет ни одной готовой недели';
export const noWeeksYet = 'Отчёты появятся, как только будет загружена и посчитана первая неделя.';
export const refreshesItself = 'Страница обновится сама.';
export const checkAgain = 'Проверить ещё раз';
export const noWeeksHere = 'Нет недель для этого экрана';
export const earlierWeeks =
  'Последняя опубликованная — {week}, а этот экран показывает недели с {year} года. Более ранние есть на {home} и в списках.';
/** Inside the sentence above. */
export const homePage = 'главной';
export const noSuchWeek = (week: string) => `${week}: отчёта нет`;
export const notPublished = 'За эту неделю он не опубликован. Выберите другую.';
export const nearestWeeks = 'Ближайшие опубликованные недели';
