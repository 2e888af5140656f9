export const lead = 'Хаттар';
export const text =
  'Кіру кодын және қосқан болсаңыз, дүйсенбілік хатты жібереміз. Бақылаудағылардың оқиғалары экранның жоғарғы жағындағы қоңырауда көрінеді.';

export const code = 'Кіру коды';
export const onRequest = 'сұраған кезде хатпен';
export const letter = 'Дүйсенбілік хат';
export const turnedOnInAccount = 'Аккаунтта қосылады';
export const newWeek = 'Жаңа апта';
export const inListOfWeeks = 'экранның жоғарғы жағындағы апталар тізімінде пайда болады';
export const latestWeek = 'Соңғы апта';
export const computed = (week: string, moment: string) => `${week}, есептелген уақыты: ${moment}`;
export const advertising = 'Жарнама хаттары';
export const notSent = 'жібермейміз';

export const latestWeeks = 'Соңғы апталар';
export const eachOpens = 'Әрқайсысы басты бетте өз көрсеткіштерімен ашылады.';
