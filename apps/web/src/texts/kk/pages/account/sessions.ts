export const lead = 'Қай жерде кірдіңіз';
export const text =
  'Әр кіру құрылғысымен, желі мекенжайымен және соңғы қолданылған уақытымен көрінеді. Бейтаныс кіруді аяқтаңыз.';

export const sessions = 'кірулерді';
export const yourSessions = 'Кірулеріңіз';
export const noSessions = 'Кіру жоқ.';
export const unknownDevice = 'Белгісіз құрылғы';
export const unknownPlace = 'мекенжайы белгісіз';
export const current = (device: string) => `${device} · осы кіру`;
export const sessionOf = (device: string) => `${device} кіруі`;
export const facts = (place: string, used: string) => `${place} · соңғы рет: ${used}`;
export const allOthers = 'Қалған кірулердің бәрі';
export const allOthersName = 'қалған кірулердің бәрі';
export const allOthersText = 'Осы кіру қалады';
export const warning = 'Ол жерде қайта кіру керек болады.';
export const verb = { now: 'Аяқтау', afterQuestion: 'Аяқтау…' };
