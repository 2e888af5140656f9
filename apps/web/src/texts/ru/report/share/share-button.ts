export const share = 'Поделиться';
export const actions = 'Действия';
