/** Notice after a failed renewal. */
export const expired = 'Сессия закончилась. Войдите ещё раз.';
