import type { ErrorCode } from '../error-codes.ts';
import { MAX_KEYS } from '../key.ts';
import { MAX_SHARES } from '../share.ts';

const reasonMessages = {
  'mail-not-sent': 'Не удалось отправить письмо с кодом: проверьте адрес и повторите через минуту.',
  'second-code':
    'Код верный, но на новом устройстве сейчас нужны два: введите второй, мы отправили его на почту.',
  'key-refused': 'Такого ключа нет, или он отозван: создайте новый в Account.',
  'link-refused': 'Ссылка этого не открывает, или её отозвали: попросите новую у того, кто её дал.',
  'too-many-links': `Больше ${MAX_SHARES} ссылок не бывает: отзовите лишнюю и повторите.`,
  'too-many-keys': `Больше ${MAX_KEYS} ключей не бывает: отзовите лишний и повторите.`,
} as const;

/** A cause that the person can act on, with a sentence of its own. */
export type ErrorReason = keyof typeof reasonMessages;

/** The facts that an error message is written from. */
interface ErrorFacts {
  readonly code: ErrorCode;
  readonly status: number;
  /** Names of the malformed request fields. */
  readonly fields: readonly string[];
  readonly retryAfterSeconds: number | undefined;
  readonly reason: ErrorReason | undefined;
}

const messages: Record<Exclude<ErrorCode, 'VALIDATION_ERROR' | 'TOO_MANY_REQUESTS'>, string> = {
  INVALID_CODE: 'Код не подошёл: проверьте цифры или запросите новый код.',
  INVALID_REFRESH_TOKEN: 'Сеанс завершён: войдите снова.',
  UNAUTHORIZED: 'Вы не вошли или сеанс завершён: войдите снова.',
  SELLER_NOT_FOUND: 'Такого продавца в этой неделе нет: выберите другую неделю или другого продавца.',
  CATEGORY_NOT_FOUND: 'Такой категории в этой неделе нет: выберите другую неделю или другую категорию.',
  SECTION_NOT_FOUND: 'Такого раздела в этой неделе нет: выберите другую неделю или другой раздел.',
  BRAND_NOT_FOUND: 'Такого бренда в этой неделе нет: выберите другую неделю или другой бренд.',
  PRODUCT_NOT_FOUND: 'Такого товара в этой неделе нет: выберите другую неделю или другой товар.',
  REPORT_NOT_FOUND: 'Такого отчёта нет: выберите другую неделю или категорию.',
  KEY_NOT_FOUND: 'Такого ключа у вас нет: обновите список ключей.',
  SHARE_NOT_FOUND: 'Эта ссылка больше не действует: попросите новую у того, кто её дал.',
  NOT_FOUND: 'По этому адресу ничего нет: проверьте адрес и метод запроса.',
  CONFLICT: 'Данные уже изменились в другом окне: загрузите их заново и повторите.',
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

/** Returns the Russian sentence of an error: what happened, and what to do. */
export function getErrorMessage({ code, status, fields, retryAfterSeconds, reason }: ErrorFacts): string {
  if (reason) return reasonMessages[reason];
  if (code === 'TOO_MANY_REQUESTS')
    return `Слишком много попыток: повторите через ${formatWait(retryAfterSeconds ?? 60)}.`;
  if (code !== 'VALIDATION_ERROR') return messages[code];
  if (fields.length > 0) return `Неверно заполнено (${fields.join(', ')}): исправьте и повторите.`;
  return validationMessages[status] ?? MALFORMED;
}
