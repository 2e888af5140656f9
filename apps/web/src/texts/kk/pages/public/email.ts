export const required = 'Міндетті өріс';
export const invalidEmail = 'E-mail қате жазылған';
