export const close = 'Закрыть';
