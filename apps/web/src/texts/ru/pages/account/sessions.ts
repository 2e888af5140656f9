export const lead = 'Где вы вошли';
export const text =
  'Каждый вход виден с устройством, адресом сети и временем последнего обращения. Незнакомый вход завершите.';

/** The report of the sessions, in the accusative. */
export const sessions = 'входы';
export const yourSessions = 'Ваши входы';
export const noSessions = 'Входов нет.';
export const unknownDevice = 'Неизвестное устройство';
export const unknownPlace = 'адрес неизвестен';
export const current = (device: string) => `${device} · этот вход`;
/** What is ended, in the accusative. */
export const sessionOf = (device: string) => `вход: ${device}`;
export const facts = (place: string, used: string) => `${place} · последний раз ${used}`;
export const allOthers = 'Все остальные входы';
/** What is ended, in the accusative. */
export const allOthersName = 'все остальные входы';
export const allOthersText = 'Этот вход останется';
export const warning = 'Там придётся войти снова.';
export const verb = { now: 'Завершить', afterQuestion: 'Завершить…' };
