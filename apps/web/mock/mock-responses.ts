import type { ErrorCode } from '@vitrina/contract';

/** What a person is told of each failure: what happened, and what to do. */
const sentences: Readonly<Record<ErrorCode, string>> = {
  VALIDATION_ERROR: 'Запрос составлен неверно: исправьте его и повторите.',
  INVALID_CODE: 'Код не подошёл: проверьте цифры или запросите новый код.',
  INVALID_REFRESH_TOKEN: 'Сеанс завершён: войдите снова.',
  UNAUTHORIZED: 'Вы не вошли или сеанс завершён: войдите снова.',
  SELLER_NOT_FOUND: 'Такого продавца в этой неделе нет: выберите другую неделю или другого продавца.',
  CATEGORY_NOT_FOUND: 'Такой категории в этой неделе нет: выберите другую неделю или другую категорию.',
  BRAND_NOT_FOUND: 'Такого бренда в этой неделе нет: выберите другую неделю или другой бренд.',
  REPORT_NOT_FOUND: 'Такого отчёта нет: выберите другую неделю или категорию.',
  NOT_FOUND: 'По этому адресу ничего нет: проверьте адрес и метод запроса.',
  TOO_MANY_REQUESTS: 'Слишком много попыток: повторите через 30 с.',
  INTERNAL_SERVER_ERROR: 'На сервере произошла ошибка: повторите позже.',
  SERVICE_UNAVAILABLE: 'Сервер сейчас перегружен или перезапускается: повторите через несколько секунд.',
};

/** When it is worth asking again, in seconds. */
function waiting(status: number): Readonly<Record<string, string>> {
  if (status === 429) return { 'retry-after': '30' };
  return status === 503 ? { 'retry-after': '5' } : {};
}

/** An answer that is right. */
export const ok = <Body>(body: Body) => ({ status: 200 as const, body });

/** A failure of the catalogue: its status, and exactly `{error, code}`. */
export const errorResponse = <Status extends number, Code extends ErrorCode>(status: Status, code: Code) => ({
  status,
  body: { error: sentences[code], code },
  headers: waiting(status),
});

/** The report about something that is there, else the code that says it is not. */
export const okOrNotFound = <Subject, Body, Code extends ErrorCode>(
  subject: Subject | undefined,
  code: Code,
  report: (subject: Subject) => Body,
) => (subject === undefined ? errorResponse(404, code) : ok(report(subject)));
