import type { AccountEvent } from '@vitrina/contract';

export const lead = 'Что происходило';
export const text =
  'Последние события за 400 дней, не больше ста. Видите незнакомое\u00a0— завершите чужой вход и отзовите ключи.';

/** The report of the events, in the accusative. */
export const trail = 'события';
export const yourEvents = 'События учётной записи';
export const showAll = (count: number) => `Показать все ${count}`;

export const events: Readonly<Record<AccountEvent['event'], string>> = {
  'sign-in': 'Вход',
  'failed-code': 'Введён неверный код',
  'refresh-reuse': 'Вход завершён: его ключ использовали дважды',
  logout: 'Выход',
  'session-ended': 'Вход завершён со страницы Account',
  blocked: 'Вход отклонён: учётная запись заблокирована',
  'key-made': 'Создан ключ для программы',
  'key-used-first': 'Ключ использован впервые',
  'key-revoked': 'Ключ отозван',
  'link-made': 'Создана ссылка для других',
  'link-used-first': 'Ссылку открыли впервые',
  'link-revoked': 'Ссылка отозвана',
  import: 'Загружены файлы',
  publish: 'Опубликована неделя',
  replace: 'Неделя опубликована заново',
};
