export const lead = 'Удаление учётной записи';
export const text =
  'Удаляются входы, отслеживаемое, заметки, ключи, ссылки и письма. Отчёты остаются: они общие.';
export const facts = 'Сразу и навсегда';
/** What is deleted, in the accusative. */
export const account = 'учётную запись';
export const warning = 'Вернуть будет нельзя.';
export const verb = { now: 'Удалить навсегда', afterQuestion: 'Удалить…' };
