export const noWeeks = 'Әзірге бірде-бір дайын апта жоқ';
export const noWeeksYet = 'Алғашқы апта жүктеліп, есептелгенде есептер пайда болады.';
export const refreshesItself = 'Бет өзі жаңарады.';
export const checkAgain = 'Қайта тексеру';
export const noWeeksHere = 'Бұл экран үшін апта жоқ';
export const earlierWeeks =
  'Соңғы жарияланғаны — {week}, ал бұл экран {year} жылдан бергі апталарды көрсетеді. Одан ертеректері {home} және тізімдерде бар.';
export const homePage = 'басты бетте';
export const noSuchWeek = (week: string) => `${week}: есеп жоқ`;
export const notPublished = 'Бұл аптаға ол жарияланбаған. Басқасын таңдаңыз.';
export const nearestWeeks = 'Ең жақын жарияланғандар';
