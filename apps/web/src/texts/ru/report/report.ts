export const offline = 'Нет сети';
export const needsNetwork = (what: string) =>
  `Чтобы показать ${what}, нужна сеть. Всё загрузится само, как только она появится.`;

export const cannotShow = (what: string) => `Не удалось показать ${what}`;
export const brokenAnswer = 'Сервер ответил не так, как обещает.';
export const cannotGet = (what: string) => `Не удалось получить ${what}`;

export const seeServerState = 'Работает ли сервер, видно на странице {page}.';
export const serverState = '«Состояние сервера»';
