/** Title of the screen. */
export const profile = 'Профиль раздела';
