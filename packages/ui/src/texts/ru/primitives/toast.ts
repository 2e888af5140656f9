export const close = 'Закрыть';
export const message = 'Сообщение';
export const messages = 'Сообщения ({hotkey})';
