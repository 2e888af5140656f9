export const note = 'Заметка';
export const add = 'Добавить заметку';
export const edit = 'Изменить заметку';
export const isPrivate = 'Её видите только вы.';
/** Characters of the note, of the most that it may have. */
export const length = (used: number, max: number) => `${used} из ${max}`;
export const save = 'Сохранить';
export const notFollowed = 'Вы больше не следите за этим: заметка не сохранена.';
export const noAnswer = 'Сервер не ответил: проверьте сеть и повторите. Заметка не сохранена.';
