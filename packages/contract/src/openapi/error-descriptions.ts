import type { ErrorCode } from '../error-codes.ts';

/** When each code comes, in one sentence for those who implement or call; and a sentence for the person. */
export const errorDescriptions: Readonly<Record<ErrorCode, { description: string; sentence: string }>> = {
  VALIDATION_ERROR: {
    description:
      'The request itself is wrong: its values (400), its pace (408), its size (413, 414) or its media type (415).',
    sentence: 'Неверно заполнено (weekNumber): исправьте и повторите.',
  },
  INVALID_CODE: {
    description: 'The code is not the one that was sent last, was used already, or is too old.',
    sentence: 'Код не подошёл: проверьте цифры или запросите новый код.',
  },
  INVALID_REFRESH_TOKEN: {
    description: 'The string is no live refresh token; one that was used before ends its whole session.',
    sentence: 'Сеанс завершён: войдите снова.',
  },
  UNAUTHORIZED: {
    description: 'No live access token in the Authorization header; told before the body is looked at.',
    sentence: 'Вы не вошли или сеанс завершён: войдите снова.',
  },
  SELLER_NOT_FOUND: {
    description: 'The week has no such seller, or is not published.',
    sentence: 'Такого продавца в этой неделе нет: выберите другую неделю или другого продавца.',
  },
  CATEGORY_NOT_FOUND: {
    description: 'The week has no such leaf category, or is not published.',
    sentence: 'Такой категории в этой неделе нет: выберите другую неделю или другую категорию.',
  },
  BRAND_NOT_FOUND: {
    description: 'The week has no such brand, or is not published.',
    sentence: 'Такого бренда в этой неделе нет: выберите другую неделю или другой бренд.',
  },
  REPORT_NOT_FOUND: {
    description: 'The week is not published, or the one category asked for is not in it.',
    sentence: 'Такого отчёта нет: выберите другую неделю или категорию.',
  },
  NOT_FOUND: {
    description: 'The address and method are no call of this document.',
    sentence: 'По этому адресу ничего нет: проверьте адрес и метод запроса.',
  },
  TOO_MANY_REQUESTS: {
    description: 'A limit is reached; Retry-After says for how many seconds to wait.',
    sentence: 'Слишком много попыток: повторите через 60 с.',
  },
  INTERNAL_SERVER_ERROR: {
    description: 'Something unforeseen went wrong, or the week’s data are damaged.',
    sentence: 'На сервере произошла ошибка: повторите позже.',
  },
  SERVICE_UNAVAILABLE: {
    description: 'The server is overloaded or restarting; Retry-After says for how many seconds to wait.',
    sentence: 'Сервер сейчас перегружен или перезапускается: повторите через несколько секунд.',
  },
};
