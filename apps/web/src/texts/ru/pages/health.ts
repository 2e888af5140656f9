export const lead = 'Отвечает ли сервер';
export const text = 'Проверяем при открытии страницы и по кнопке «Проверить ещё раз».';
/** The report about the server, in the accusative. */
export const report = 'состояние сервера';
export const state = 'Состояние';
export const works = 'Работает';
export const faulty = 'Неисправен';
export const message = 'Сообщение';
export const latency = 'Время ответа';
export const milliseconds = (count: string) => `${count}\u00a0мс`;
export const contractVersion = 'Версия контракта';
export const checkAgain = 'Проверить ещё раз';
