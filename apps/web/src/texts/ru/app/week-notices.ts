export const noWeeks = 'Пока нет ни одной готовой недели';
export const noWeeksYet = 'Отчёты появятся, как только будет загружена и посчитана первая неделя.';
export const checkAgain = 'Проверить ещё раз';
export const noWeeksHere = 'Нет недель для этого экрана';
export const earlierWeeks =
  'Последняя опубликованная — {week}, а этот экран показывает недели с {year} года. Более ранние есть на {home} и в списках.';
/** Inside the sentence above. */
export const homePage = 'главной';
export const noSuchWeek = (week: string) => `${week}: такой недели нет`;
export const notPublished = 'Отчёт за эту неделю не опубликован.';
export const nearestWeeks = 'Ближайшие к ней';
