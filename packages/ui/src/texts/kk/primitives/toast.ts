export const close = 'Жабу';
export const message = 'Хабарлама';
export const messages = 'Хабарламалар ({hotkey})';
