import { type ErrorBody, type ErrorCode, errorStatuses } from '../error-codes.ts';

const reasonMessages = {
  'mail-not-sent': 'Не удалось отправить письмо с кодом: проверьте адрес и повторите через минуту.',
  'second-code':
    'Код верный, но на новом устройстве сейчас нужны два: введите второй, мы отправили его на почту.',
} as const;

/** Details of an error beside its code. */
export interface ContractErrorDetails<Code extends ErrorCode> {
  /** HTTP status, one of the code's; the first of them if omitted. */
  readonly status?: (typeof errorStatuses)[Code][number];
  /** Names of the malformed request fields. */
  readonly fields?: readonly string[];
  /** Value of Retry-After, sent with 429 (60 if omitted) and 503 (5 if omitted). */
  readonly retryAfterSeconds?: number;
  /** A cause that the person can act on, with a sentence of its own. */
  readonly reason?: keyof typeof reasonMessages;
  /** The underlying error: for the log, never for the response. */
  readonly cause?: unknown;
}

/** An error of the catalogue: thrown by handlers, sent as `{error, code}`. */
export class ContractError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code;
  readonly status: number;
  readonly fields: readonly string[];
  readonly retryAfterSeconds: number | undefined;
  readonly reason: keyof typeof reasonMessages | undefined;

  constructor(code: Code, details: ContractErrorDetails<Code> = {}) {
    super(code, { cause: details.cause });
    this.name = 'ContractError';
    this.code = code;
    this.status = details.status ?? errorStatuses[code][0];
    this.fields = details.fields ?? [];
    this.reason = details.reason;
    this.retryAfterSeconds = details.retryAfterSeconds ?? (this.status === 503 ? 5 : undefined);
  }
}

const messages: Record<Exclude<ErrorCode, 'VALIDATION_ERROR' | 'TOO_MANY_REQUESTS'>, string> = {
  INVALID_CODE: 'Код не подошёл: проверьте цифры или запросите новый код.',
  INVALID_REFRESH_TOKEN: 'Сеанс завершён: войдите снова.',
  UNAUTHORIZED: 'Вы не вошли или сеанс завершён: войдите снова.',
  SELLER_NOT_FOUND: 'Такого продавца в этой неделе нет: выберите другую неделю или другого продавца.',
  CATEGORY_NOT_FOUND: 'Такой категории в этой неделе нет: выберите другую неделю или другую категорию.',
  BRAND_NOT_FOUND: 'Такого бренда в этой неделе нет: выберите другую неделю или другой бренд.',
  PRODUCT_NOT_FOUND: 'Такого товара в этой неделе нет: выберите другую неделю или другой товар.',
  REPORT_NOT_FOUND: 'Такого отчёта нет: выберите другую неделю или категорию.',
  NOT_FOUND: 'По этому адресу ничего нет: проверьте адрес и метод запроса.',
  INTERNAL_SERVER_ERROR: 'На сервере произошла ошибка: повторите позже.',
  SERVICE_UNAVAILABLE: 'Сервер сейчас перегружен или перезапускается: повторите через несколько секунд.',
};

const MALFORMED = 'Запрос составлен неверно: исправьте его и повторите.';

const validationMessages: Readonly<Record<number, string>> = {
  408: 'Запрос пришёл слишком медленно: проверьте соединение и повторите.',
  413: 'Запрос слишком велик: сократите его и повторите.',
  414: 'Адрес запроса слишком длинный: сократите его и повторите.',
  415: 'Принимаются только запросы в JSON: отправьте тело с типом application/json.',
};

const formatWait = (seconds: number) =>
  seconds < 100 ? `${Math.ceil(seconds)} с` : `${Math.ceil(seconds / 60)} мин`;

function getMessage({ code, status, fields, retryAfterSeconds, reason }: ContractError): string {
  if (reason) return reasonMessages[reason];
  if (code === 'TOO_MANY_REQUESTS')
    return `Слишком много попыток: повторите через ${formatWait(retryAfterSeconds ?? 60)}.`;
  if (code !== 'VALIDATION_ERROR') return messages[code];
  if (fields.length > 0) return `Неверно заполнено (${fields.join(', ')}): исправьте и повторите.`;
  return validationMessages[status] ?? MALFORMED;
}

/** The HTTP response of an error: status, headers, and exactly `{error, code}`. */
export interface ErrorResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ErrorBody;
}

/** Creates the response of an error, with Retry-After at 429 and 503. */
export function toErrorResponse(error: ContractError): ErrorResponse {
  const { code, status, retryAfterSeconds } = error;
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  if (status === 429 || status === 503) headers['retry-after'] = String(Math.ceil(retryAfterSeconds ?? 60));
  if (code === 'UNAUTHORIZED') headers['www-authenticate'] = 'Bearer';
  return { status, headers, body: { error: getMessage(error), code } };
}
