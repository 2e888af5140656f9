export const loading = 'Жүктелуде…';
export const opening = 'Бет ашылуда…';
export const offline = 'Желі жоқ. Бұрын жүктелгені ашылады.';
export const notLoaded = 'Желі жоқ, ал бұл әлі жүктелмеген: желі пайда болғанда ашылады.';

export const quotedLanguage = 'kk';
export const wentWrong = 'Бірдеңе дұрыс болмады!';
export const showError = 'Қатені көрсету';
export const hideError = 'Қатені жасыру';
export const serverBusy = 'Сервер қазір бос емес. Бетті кейінірек жаңартыңыз: апта мен сүзгілер сақталады.';
export const outdated = 'Жаңа нұсқа шықты. Бетті жаңартыңыз: апта мен сүзгілер сақталады.';
export const programError =
  'Бұл — бағдарлама қатесі, деректер бүтін. Бетті жаңартыңыз: апта мен сүзгілер сақталады.';
export const refresh = 'Бетті жаңарту';
export const toHome = 'Басты бетке';
