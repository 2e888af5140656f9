export const lead = 'Как работает слой данных';
export const text =
  'Как приложение получает и хранит данные: на примере списка недель. Кнопки под таблицей меняют его состояние.';

export const request = 'Запрос';
export const status = 'Состояние данных';
export const fetchStatus = 'Состояние обмена';
export const weekCount = 'Недель в ответе';
export const receivedAt = 'Получено';
export const data = 'Данные';
export const stale = 'устарели';
export const fresh = 'свежие';
export const staleTime = 'Считается свежим';
export const keptTime = 'Остаётся в памяти после ухода';
export const minutes = (count: string) => `${count}\u00a0мин`;
export const retries = 'Повторов после отказа';
export const retryRule = 'один; у отчётов ни одного';
export const failures = 'Отказов подряд';
export const lastError = 'Последняя ошибка';

export const refetch = 'Запросить снова';
export const invalidate = 'Считать устаревшим';
export const reset = 'Забыть и запросить';
