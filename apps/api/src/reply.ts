import { errorStatuses, type ErrorBody, type ErrorCode } from '@vitrina/contract';

/** What a failed call adds to its code. */
export interface ContractErrorDetails {
  /** The HTTP status, for `VALIDATION_ERROR` alone: 400 unless told. */
  status?: (typeof errorStatuses)['VALIDATION_ERROR'][number];
  /** The fields of the request that are not well formed, by their names in the contract. */
  fields?: readonly string[];
  /** In how many seconds it is worth trying again; sent as Retry-After with 429 and 503. */
  retryAfterSeconds?: number;
  /** What could not be done, where a person can be told more than the code says. */
  what?: 'mail';
  /** What really happened: for the log, never for the answer. */
  cause?: unknown;
}

/** A call fails in a way that the contract names: thrown by whoever finds out, answered as `{error, code}`. */
export class ContractError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: readonly string[];
  readonly retryAfterSeconds: number | undefined;
  readonly what: 'mail' | undefined;

  constructor(code: ErrorCode, details: ContractErrorDetails = {}) {
    super(code, { cause: details.cause });
    this.name = 'Failure';
    this.code = code;
    this.status = details.status ?? errorStatuses[code][0];
    this.fields = details.fields ?? [];
    this.what = details.what;
    this.retryAfterSeconds = details.retryAfterSeconds ?? (this.status === 503 ? 5 : undefined);
  }
}

const sentences: Record<Exclude<ErrorCode, 'VALIDATION_ERROR' | 'TOO_MANY_REQUESTS'>, string> = {
  INVALID_CODE: 'Код не подошёл: проверьте цифры или запросите новый код.',
  INVALID_REFRESH_TOKEN: 'Сеанс завершён: войдите снова.',
  UNAUTHORIZED: 'Вы не вошли или сеанс завершён: войдите снова.',
  SELLER_NOT_FOUND: 'Такого продавца в этой неделе нет: выберите другую неделю или другого продавца.',
  CATEGORY_NOT_FOUND: 'Такой категории в этой неделе нет: выберите другую неделю или другую категорию.',
  BRAND_NOT_FOUND: 'Такого бренда в этой неделе нет: выберите другую неделю или другой бренд.',
  REPORT_NOT_FOUND: 'Такого отчёта нет: выберите другую неделю или категорию.',
  NOT_FOUND: 'По этому адресу ничего нет: проверьте адрес и метод запроса.',
  INTERNAL_SERVER_ERROR: 'На сервере произошла ошибка: повторите позже.',
  SERVICE_UNAVAILABLE: 'Сервер сейчас перегружен или перезапускается: повторите через несколько секунд.',
};

const requestSentences: Record<number, string> = {
  400: 'Запрос составлен неверно: исправьте его и повторите.',
  408: 'Запрос пришёл слишком медленно: проверьте соединение и повторите.',
  413: 'Запрос слишком велик: сократите его и повторите.',
  414: 'Адрес запроса слишком длинный: сократите его и повторите.',
  415: 'Принимаются только запросы в JSON: отправьте тело с типом application/json.',
};

const wait = (seconds: number) =>
  seconds < 100 ? `${Math.ceil(seconds)} с` : `${Math.ceil(seconds / 60)} мин`;

function sentence({ code, status, fields, retryAfterSeconds, what }: ContractError): string {
  if (what === 'mail')
    return 'Не удалось отправить письмо с кодом: проверьте адрес и повторите через минуту.';
  if (code === 'TOO_MANY_REQUESTS')
    return `Слишком много попыток: повторите через ${wait(retryAfterSeconds ?? 60)}.`;
  if (code !== 'VALIDATION_ERROR') return sentences[code];
  if (fields.length > 0) return `Неверно заполнено (${fields.join(', ')}): исправьте и повторите.`;
  return requestSentences[status] ?? 'Запрос составлен неверно: исправьте его и повторите.';
}

/** How a failure goes over the wire: status, the headers it brings, and exactly `{error, code}`. */
export function toErrorResponse(failure: ContractError): {
  status: number;
  headers: Record<string, string>;
  body: ErrorBody;
} {
  const { code, status, retryAfterSeconds } = failure;
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  if (status === 429 || status === 503) headers['retry-after'] = String(Math.ceil(retryAfterSeconds ?? 60));
  if (code === 'UNAUTHORIZED') headers['www-authenticate'] = 'Bearer';
  return { status, headers, body: { error: sentence(failure), code } };
}
