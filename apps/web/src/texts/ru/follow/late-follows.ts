export const notSaved = 'Не удалось сохранить: повторите.';
