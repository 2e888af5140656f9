import { appendTo, removeAt, type Edit, moveTo, setAt, combine, removeItem } from './document-edits.ts';
import { type CaseRow, testCases } from './judge-cases.ts';

const byTitle = '#/components/schemas/TitleWeekBody';
const byCategories = '#/components/schemas/CategoriesWeekBody';
const weekBody = '#/components/schemas/CategoryWeekBody/properties/categoryId';
const route = '#/paths/~1api~1report~1seller-brands~1{year}~1{weekNumber}~1{sellerId}';
const id = { type: 'integer', minimum: 1, maximum: 4_294_967_295 };
const required = { name: 'x', in: 'query', required: true, schema: { type: 'string' } };
const same: Edit = () => undefined;

const requests: CaseRow[] = [
  [
    'a request needs a new field',
    combine(setAt(`${byTitle}/properties/city`, { type: 'string' }), appendTo(`${byTitle}/required`, 'city')),
    'clients do not send `city` of TitleWeekBody, now required',
  ],
  [
    'a field of a request is no longer optional',
    same,
    'clients do not send `title` of TitleWeekBody, now required',
    removeItem(`${byTitle}/required`, 'title'),
  ],
  [
    'a field of a request is ignored now',
    combine(removeAt(`${byTitle}/properties/title`), removeItem(`${byTitle}/required`, 'title')),
    'clients send `title` of TitleWeekBody, now unread',
  ],
  [
    'a field of a request may no longer be null',
    same,
    'clients send `categoryId` of CategoryWeekBody, whose type was ["integer","null"], now "integer"',
    setAt(weekBody, { anyOf: [id, { type: 'null' }] }),
  ],
  [
    'a number of a request becomes text',
    setAt(weekBody, { type: 'string' }),
    'clients send `categoryId` of CategoryWeekBody, whose type was "integer", now "string"',
  ],
  [
    'a list of a request may not be as long',
    setAt(`${byCategories}/properties/categoryIds/maxItems`, 1000),
    'clients send `categoryIds` of CategoriesWeekBody, whose maxItems was 5000, now 1000',
  ],
  [
    'a text of a request must have a form',
    setAt(`${byTitle}/properties/title/pattern`, '^a'),
    'clients send `title` of TitleWeekBody, whose pattern was not set, now "^a"',
  ],
  [
    'an enum value of a request is no longer accepted',
    setAt(`${byTitle}/properties/order`, { type: 'string', enum: ['up'] }),
    'clients send `order` of TitleWeekBody, whose enum lost "down"',
    setAt(`${byTitle}/properties/order`, { type: 'string', enum: ['up', 'down'] }),
  ],
  [
    'a body becomes required',
    setAt(`${route}/get/requestBody`, {
      required: true,
      content: { 'application/json': { schema: { $ref: byTitle } } },
    }),
    'clients send no body, now required',
  ],
  [
    'a body is no longer optional',
    same,
    'clients send the body, whose required was false, now true',
    setAt('#/paths/~1api~1report~1sellers-by-title/post/requestBody/required', false),
  ],
  [
    'a request may have no unknown fields any more',
    setAt(`${byTitle}/additionalProperties`, false),
    'clients send TitleWeekBody, whose additionalProperties was not set, now false',
  ],
];

const endpoints: CaseRow[] = [
  ['an endpoint is removed', removeAt(`${route}/get`), 'now gone'],
  [
    'an endpoint has another path',
    moveTo(route, '#/paths/~1api~1report~1sb~1{year}~1{weekNumber}~1{sellerId}'),
    'now at /api/report/sb/{year}/{weekNumber}/{sellerId}',
  ],
  ['an endpoint has another method', moveTo(`${route}/get`, `${route}/post`), 'now gone'],
  [
    'a path param is renamed',
    combine(
      setAt(`${route}/get/parameters/2/name`, 'id'),
      moveTo(route, '#/paths/~1api~1report~1seller-brands~1{year}~1{weekNumber}~1{id}'),
    ),
    'clients pass `sellerId` in the path, now called `id`',
  ],
  [
    'a path param accepts fewer numbers',
    setAt(`${route}/get/parameters/2/schema/maximum`, 100),
    'clients send `sellerId`, whose maximum was 4294967295, now 100',
  ],
  [
    'an endpoint requires a new parameter',
    appendTo(`${route}/get/parameters`, required),
    'clients need not send `x`, now required',
  ],
  [
    'an endpoint requires sign-in',
    setAt(`${route}/get/security`, [{ bearer: [] }]),
    'clients call without signing in, now only with bearer',
    setAt(`${route}/get/security`, [{}]),
  ],
  [
    'the name that generated clients call has changed',
    setAt(`${route}/get/operationId`, 'sellerLabels'),
    'generated clients call `sellerBrands`, now named `sellerLabels`',
  ],
];

testCases('breaking', [...requests, ...endpoints], 'before');
