export const dead = 'Ссылка не действует';
export const deadReasons =
  'Ссылку отозвали, срок истёк или адрес скопирован не целиком. Попросите у отправителя новую.';
export const aboutProduct = 'Что такое Vitrina';

export const replaced =
  'Неделю с тех пор опубликовали заново: цифры могут отличаться от тех, что видел автор ссылки.';
export const formulaChanged =
  'Формула индекса с тех пор изменилась: индексы могут отличаться от тех, что видел автор ссылки.';
export const opened = (expiry: string) =>
  `Открыто по ссылке: один экран недели и её предыстория, только для чтения. Ссылка действует до ${expiry}.`;

/** Stands after «Не удалось получить …». */
export const screenOfLink = 'экран по ссылке';
export const screenTitle = 'Экран по ссылке';
