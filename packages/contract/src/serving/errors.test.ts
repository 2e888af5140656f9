import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ErrorBody, ErrorCode, errorStatuses } from '../error-codes.ts';
import { LANGUAGES } from '../languages.ts';
import { seller } from '../seller.ts';
import { ContractError, toErrorResponse } from './errors.ts';
import { implement } from './implement.ts';

const pairs = ErrorCode.options.flatMap((code) =>
  errorStatuses[code].map((status) => [code, status] as const),
);

/** One sentence in each language, with a colon before the advice. */
const sentences = {
  ru: /^[А-ЯЁ][^.!?]*: [^.!?]+\.$/,
  kk: /^[А-ЯӘҒҚҢӨҰҮҺІ][^.!?]*: [^.!?]+\.$/,
  en: /^[A-Z][^.!?А-я]*: [^.!?А-я]+\.$/,
};

test.each(pairs)(
  '%s with %d has one sentence in each language: what happened, and what to do',
  (code, status) => {
    const error = new ContractError(code, { status });
    const response = toErrorResponse(error);
    expect(response.status).toBe(status);
    expect(ErrorBody.parse(response.body)).toEqual(response.body);
    expect(response.headers['cache-control']).toBe('no-store');
    const texts = LANGUAGES.map(
      (language) => [language, toErrorResponse(error, language).body.error] as const,
    );
    for (const [language, text] of texts) expect(text).toMatch(sentences[language]);
    expect(new Set(texts.map(([, text]) => text)).size).toBe(LANGUAGES.length);
  },
);

test.each([
  ['ru', undefined],
  ['kk', 'kk-KZ, ru;q=0.5'],
  ['en', 'en'],
] as const)('an endpoint responds with errors in %s for Accept-Language %s', async (language, header) => {
  const body = { error: '', code: 'SELLER_NOT_FOUND' } as const;
  const [endpoint] = implement({ info: seller.info })({ info: async () => ({ status: 404, body }) });
  const headers = header === undefined ? {} : { 'accept-language': header };
  const params = { year: '2026', weekNumber: '46', sellerId: 'x' };
  const error = new ContractError('VALIDATION_ERROR', { fields: ['sellerId'] });
  expect((await endpoint?.respond({ params, headers }))?.body).toEqual(toErrorResponse(error, language).body);
});

test.each([
  ['INTERNAL_SERVER_ERROR', 'mail-not-sent'],
  ['INVALID_CODE', 'second-code'],
  ['UNAUTHORIZED', 'key-refused'],
  ['UNAUTHORIZED', 'link-refused'],
  ['VALIDATION_ERROR', 'too-many-keys'],
  ['VALIDATION_ERROR', 'too-many-links'],
  ['VALIDATION_ERROR', 'import-too-large'],
  ['VALIDATION_ERROR', 'import-busy'],
  ['VALIDATION_ERROR', 'import-incomplete'],
] as const)('%s with the reason %s has a sentence of its own in each language', (code, reason) => {
  for (const language of LANGUAGES) {
    const { body } = toErrorResponse(new ContractError(code, { reason }), language);
    expect(body.error).toMatch(sentences[language]);
    expect(body.error).not.toBe(toErrorResponse(new ContractError(code), language).body.error);
  }
});

test('a malformed request gets the names of its malformed fields', () => {
  const { body } = toErrorResponse(new ContractError('VALIDATION_ERROR', { fields: ['email', 'code'] }));
  expect(body.error).toBe('Неверно заполнено (email, code): исправьте и повторите.');
});

test('a rate-limited request gets the wait time, in whole seconds', () => {
  const { body, headers } = toErrorResponse(
    new ContractError('TOO_MANY_REQUESTS', { retryAfterSeconds: 41.2 }),
  );
  expect(body.error).toBe('Слишком много попыток: повторите через 42 с.');
  expect(headers['retry-after']).toBe('42');
  const long = toErrorResponse(new ContractError('TOO_MANY_REQUESTS', { retryAfterSeconds: 1801 }));
  expect(long.body.error).toBe('Слишком много попыток: повторите через 31 мин.');
});

test('a status of another code does not compile', () => {
  // @ts-expect-error: SELLER_NOT_FOUND has the status 404 alone
  expect(new ContractError('SELLER_NOT_FOUND', { status: 415 }).code).toBe('SELLER_NOT_FOUND');
});

test('an error body has exactly a sentence and a code', () => {
  const body = seller.info.responses[404];
  const good = { error: 'Нет такого продавца.', code: 'SELLER_NOT_FOUND' };

  expect(z.safeParse(body, good).success).toBe(true);
  expect(z.safeParse(body, { ...good, stack: 'at …' }).success).toBe(false);
  expect(z.safeParse(body, { ...good, code: 'BRAND_NOT_FOUND' }).success).toBe(false);
  expect(z.safeParse(body, { code: 'SELLER_NOT_FOUND' }).success).toBe(false);
});
