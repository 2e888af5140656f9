import {
  appendTo,
  combine,
  type Edit,
  removeAt,
  removeItem,
  renameComponent,
  reverseOrder,
  setAt,
} from './document-edits.ts';
import { type CaseRow, testCases } from './judge-cases.ts';

const brand = '#/components/schemas/SellerBrand';
const info = '#/components/schemas/SellerInfo/properties';
const byTitle = '#/components/schemas/TitleWeekBody';
const categoryIds = '#/components/schemas/CategoriesWeekBody/properties/categoryIds';
const weekBody = '#/components/schemas/CategoryWeekBody/properties/categoryId';
const codes = '#/components/schemas/ErrorCode/enum';
const errorSchema = '#/components/responses/SELLER_NOT_FOUND/content/application~1json/schema';
const route = '#/paths/~1api~1report~1seller-brands~1{year}~1{weekNumber}~1{sellerId}/get';
const prices = '#/paths/~1api~1report~1seller-prices~1{year}~1{weekNumber}~1{sellerId}/get';
const history = '#/paths/~1api~1report~1seller-history~1{year}~1{weekNumber}~1{sellerId}/get';
const titles = '#/paths/~1api~1report~1sellers-by-title/post';
const me = '#/paths/~1api~1auth~1me/get';
const code = `${errorSchema}/properties/code`;
const sellerId = `${route}/parameters/2/schema`;
const optional = { name: 'x', in: 'query', required: false, schema: { type: 'string' } };
const id = { type: 'integer', minimum: 1, maximum: 4_294_967_295 };
const rows = '#/components/schemas/SellerBrandsResponse/properties/sellerBrands/items';
const same: Edit = () => undefined;

/** Name of the change · edit of the revision · edit of the base. */
type Row = [string, Edit, Edit?];

const additions: Row[] = [
  ['a new endpoint', setAt('#/paths/~1api~1new', { get: { responses: { 200: { description: 'Done' } } } })],
  [
    'a new field of a response',
    combine(setAt(`${brand}/properties/x`, { type: 'number' }), appendTo(`${brand}/required`, 'x')),
  ],
  ['a new optional field of a request', setAt(`${byTitle}/properties/city`, { type: 'string' })],
  ['a new optional parameter', appendTo(`${route}/parameters`, optional)],
  ['a code of the catalogue of no existing endpoint', appendTo(codes, 'QUOTA_EXCEEDED')],
  [
    'a new optional header',
    appendTo(`${route}/parameters`, { name: 'x-city', in: 'header', schema: { type: 'string' } }),
  ],
  ['a new optional body', setAt(`${route}/requestBody`, { content: {} })],
  ['a new form of a response', setAt(`${route}/responses/200/content/text~1csv`, {})],
];

const widerRequests: Row[] = [
  ['a field of a request becomes optional', removeItem(`${byTitle}/required`, 'title')],
  ['a field of a request may be null', setAt(weekBody, { anyOf: [id, { type: 'null' }] })],
  [
    'a number of a request may have a fraction',
    setAt('#/components/schemas/CategoryWeekBody/properties/year/type', 'number'),
  ],
  ['a list of a request may be longer', setAt(`${categoryIds}/maxItems`, 9000)],
  ['a list of a request may be empty', removeAt(`${categoryIds}/minItems`)],
  ['a path param accepts more numbers', removeAt(`${route}/parameters/2/schema/maximum`)],
  ['a number of a request may be higher', setAt(`${history}/parameters/3/schema/maximum`, 200)],
  ['a parameter of a request may have another value', appendTo(`${prices}/parameters/4/schema/enum`, 'dear')],
  ['a request may lack its body', setAt(`${titles}/requestBody/required`, false)],
  ['a rule of requests is gone', removeAt('#/components/schemas/MoversBody/x-rules')],
  ['a call needs no sign-in any more', setAt(`${me}/security`, [])],
  [
    'an enum value of a request may be new',
    setAt(`${byTitle}/properties/order`, { type: 'string', enum: ['up', 'down'] }),
    setAt(`${byTitle}/properties/order`, { type: 'string', enum: ['up'] }),
  ],
];

const narrowerAnswers: Row[] = [
  ['a call promises an order', appendTo(`${route}/x-rules`, 'The largest first.')],
  ['a field of a response has a formula', appendTo(`${brand}/properties/revenue/x-rules`, 'Whole tenge.')],
  [
    'a field of a response is never null',
    setAt(`${info}/rating/anyOf`, [{ type: 'number', minimum: 0, maximum: 5 }]),
  ],
  ['a field of a response is never missing', same, removeItem(`${brand}/required`, 'revenue')],
  ['a row of a list is never null', same, setAt(rows, { anyOf: [{ $ref: brand }, { type: 'null' }] })],
  ['a number of a response is always whole', setAt(`${brand}/properties/revenue/type`, 'integer')],
  ['a figure of a response has a closer bound', setAt(`${brand}/properties/revenue/minimum`, 1)],
  ['a list of a response is shorter', setAt(`${info}/topBrands/maxItems`, 3)],
  ['the sentence of an error is shorter', setAt(`${errorSchema}/properties/error/maxLength`, 200)],
];

const words: Row[] = [
  ['another description', setAt(`${brand}/properties/revenue/description`, 'Money')],
  ['other examples', setAt(`${route}/responses/200/content/application~1json/example`, {})],
  ['another summary and tag', combine(setAt(`${route}/summary`, 'Brands'), setAt(`${route}/tags`, ['x']))],
  ['another title', setAt('#/info/title', 'Reports')],
  ['a higher minor version', setAt('#/info/version', '1.12.0')],
];

const orders: Row[] = [
  ['another order of fields', reverseOrder(`${brand}/properties`)],
  ['another order of required fields', reverseOrder(`${brand}/required`)],
  ['another order of codes', reverseOrder(codes)],
  ['another order of endpoints', reverseOrder('#/paths')],
  ['another order of parameters', reverseOrder(`${route}/parameters`)],
  ['another order of the values of a request', reverseOrder(`${prices}/parameters/4/schema/enum`)],
  ['an object written where it is used', setAt(`${info}/topBrands/items`, leaderInPlace())],
];

/** Other forms of the same demand, which may count as additions. */
const forms: Row[] = [
  [
    'one value as a list of values',
    combine(removeAt(`${code}/const`), setAt(`${code}/enum`, ['SELLER_NOT_FOUND'])),
  ],
  [
    'another form of an exclusive bound',
    combine(removeAt(`${sellerId}/minimum`), setAt(`${sellerId}/exclusiveMinimum`, 0)),
  ],
];

const names: Row[] = [
  ['a schema has another name', renameComponent('schemas', 'SellerBrand', 'BrandOfSeller')],
  ['the catalogue of codes has another name', renameComponent('schemas', 'ErrorCode', 'Code')],
  ['an error has another name', renameComponent('responses', 'SELLER_NOT_FOUND', 'NoSeller')],
];

function leaderInPlace() {
  return { type: 'object', properties: { id, title: { type: 'string' } }, required: ['id', 'title'] };
}

const toCases = (...groups: Row[][]) =>
  groups.flat().map(([name, change, before]): CaseRow => [name, change, undefined, before]);

testCases('added', toCases(additions, widerRequests, narrowerAnswers), 'before', true);
testCases('only other words', toCases(words, orders, names), 'before', false);
testCases('harmless', toCases(forms), 'before');
