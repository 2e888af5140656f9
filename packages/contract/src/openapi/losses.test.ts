import { initContract } from '@ts-rest/core';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contract, CategoriesWeekBody, ErrorBody, WeekParams } from '../index.ts';
import { buildOpenApi } from './openapi-document.ts';

const { info, byTitle } = contract.seller;
const build = (route: object) => () =>
  buildOpenApi(initContract().router({ seller: { info: { ...info, ...route } as typeof info } }));
const answer = (field: z.ZodMiniType) => ({ responses: { ...info.responses, 200: z.object({ field }) } });

test.each([
  ['a header beside authorization', { headers: { 'x-city': z.string() } }, 'seller.info: the header x-city'],
  [
    'a body that is no JSON',
    { method: 'POST', body: CategoriesWeekBody, contentType: 'multipart/form-data' },
    'seller.info: bodies are application/json, not multipart/form-data',
  ],
  [
    'path params written in place',
    { pathParams: z.object({ year: z.string(), weekNumber: z.string(), sellerId: z.string() }) },
    'seller.info path: the contract does not export its schema',
  ],
  ['a path param without a schema', { pathParams: WeekParams }, 'seller.info path.sellerId: not both'],
  ['a schema without a path param', { path: '/:year/:weekNumber' }, 'seller.info path.sellerId: not both'],
  ['a query written in place', { query: z.object({ city: z.string() }) }, 'seller.info query: the contract'],
  ['a body written in place', { body: z.object({ city: z.string() }) }, 'seller.info body: the contract'],
  [
    'the bounds of an error body',
    {
      responses: {
        ...info.responses,
        404: z.strictObject({ ...ErrorBody.shape, error: z.string(), code: z.literal('SELLER_NOT_FOUND') }),
      },
    },
    'seller.info 404: its body is no error body',
  ],
  [
    'an error body that may have any field',
    {
      responses: {
        ...info.responses,
        404: z.object({ ...ErrorBody.shape, code: z.literal('SELLER_NOT_FOUND') }),
      },
    },
    'seller.info 404: its body is no error body',
  ],
  [
    'a status that is neither 200 nor an error',
    { responses: { ...info.responses, 202: z.object({}) } },
    'seller.info 202: neither 200 nor a code',
  ],
  ['an absent summary', { summary: '' }, 'seller.info has no summary'],
])('%s is an error that names the call', (_name, route, message) => {
  expect(build(route)).toThrow(message);
});

test.each([
  [
    'a refine without a sentence',
    z.string().check(z.refine((text) => text > 'a')),
    'a refine is in no schema',
  ],
  ['a change of the text', z.string().check(z.overwrite((text) => text.slice(1))), 'a change of the value'],
  [
    'a format that no registry has',
    z.string().check(z.startsWith('a')),
    'no registered format is called starts_with',
  ],
  ['the flags of a pattern', z.string().check(z.regex(/^a/i)), 'the flags of /^a/i'],
  ['a type that JSON has not', z.date(), 'JSON Schema has no type date'],
  ['an object without a name', z.object({ a: z.string() }), 'an object without a name'],
  ['a list of objects without a name', z.array(z.object({ a: z.string() })), 'an object without a name'],
  [
    'a transform that makes another number of a text',
    z.pipe(
      z.string(),
      z.transform((text) => 2 * Number(text)),
    ),
    'its transform is not in the document',
  ],
  [
    'a default that is hidden and could be sent',
    z._default(z.int(), 5).check(z.meta({ default: undefined })),
    'the default 5 is not in the document',
  ],
  [
    'a meta that nothing compares',
    z.string().check(z.meta({ pattern: 'a' })),
    'nothing compares the pattern',
  ],
  [
    'a bound of a meta that is larger than the schema’s',
    z.string().check(z.maxLength(5), z.meta({ maxLength: 6 })),
    'the maxLength of its meta',
  ],
  [
    'a bound of a meta that is smaller than the schema’s',
    z.string().check(z.minLength(5), z.meta({ minLength: 4 })),
    'the minLength of its meta',
  ],
  ['a maximum that is not the schema’s', z.number().check(z.meta({ maximum: 4 })), 'the maximum of its meta'],
  [
    'an enum that is not the schema’s',
    z.enum(['a']).check(z.meta({ enum: ['a', 'b'] })),
    'the enum of its meta',
  ],
])('%s is an error that names the call and the field', (_name, field, message) => {
  expect(build(answer(field))).toThrow(`seller.info 200.field: ${message}`);
});

test('a call of a group that the document does not describe is an error', () => {
  expect(() => buildOpenApi(initContract().router({ city: { info } }))).toThrow(
    'city.info: city is no group',
  );
});

test('two calls with one address are an error', () => {
  expect(() => buildOpenApi(initContract().router({ seller: { info, brands: info } }))).toThrow(
    'seller.brands: another endpoint has GET',
  );
});

test('a rule of a field that JSON Schema cannot express is a sentence of its description', () => {
  const { schemas } = buildOpenApi(initContract().router({ seller: { byTitle } })).components;
  expect(schemas['TitleWeekBody']?.properties?.['title']?.['description']).toMatch(
    /White space around it is dropped\. At most 500 code points\.$/,
  );
  expect(schemas['Email']?.['description']).toBe(
    'White space around it is dropped. Read in lower case. At most 64 characters before the @.',
  );
  expect(schemas['MoversBody']?.['description']).toBe(
    'At most one of categoryId, brandId and sellerId. The scope is of another kind than what moves.',
  );
});
