import { appendTo, combine, joinAt, moveTo, removeAt, removeItem, setAt } from './document-edits.ts';
import { type CaseRow, testCases } from './judge-cases.ts';

const brand = '#/components/schemas/SellerBrand';
const info = '#/components/schemas/SellerInfo/properties';
const leader = '#/components/schemas/Leader';
const errorSchema = '#/components/responses/SELLER_NOT_FOUND/content/application~1json/schema';
const route = '#/paths/~1api~1report~1seller-brands~1{year}~1{weekNumber}~1{sellerId}';
const envelope = '#/components/schemas/SellerBrandsResponse';
const rows = `${envelope}/properties/sellerBrands/items`;

const responses: CaseRow[] = [
  [
    'a field of a response is removed',
    combine(removeAt(`${brand}/properties/revenue`), removeItem(`${brand}/required`, 'revenue')),
    'clients read `revenue` of SellerBrand, now missing',
  ],
  [
    'a field of a response has another name',
    combine(
      moveTo(`${brand}/properties/revenue`, `${brand}/properties/income`),
      removeItem(`${brand}/required`, 'revenue'),
      appendTo(`${brand}/required`, 'income'),
    ),
    'clients read `revenue` of SellerBrand, now missing',
  ],
  [
    'a field of a response may be missing',
    removeItem(`${brand}/required`, 'revenue'),
    'clients read `revenue` of SellerBrand, which may now be missing',
  ],
  [
    'a field of a shared object is removed',
    combine(removeAt(`${leader}/properties/title`), removeItem(`${leader}/required`, 'title')),
    'clients read `title` of Leader, now missing',
  ],
  [
    'a field of a response may be null',
    joinAt(`${brand}/properties/revenue`, 'anyOf', { type: 'null' }),
    'clients read `revenue` of SellerBrand, whose type was "number", now ["number","null"]',
  ],
  [
    'a number of a response becomes text',
    setAt(`${brand}/properties/revenue/type`, 'string'),
    'clients read `revenue` of SellerBrand, whose type was "number", now "string"',
  ],
  [
    'a whole number of a response may have a fraction',
    setAt(`${brand}/properties/salesCount/type`, 'number'),
    'clients read `salesCount` of SellerBrand, whose type was "integer", now "number"',
  ],
  [
    'a list of a response becomes one object',
    combine(setAt(`${info}/topBrands/type`, 'object'), removeAt(`${info}/topBrands/items`)),
    'clients read `topBrands` of SellerInfo, whose type was "array", now "object"',
  ],
  [
    'a share becomes a percentage',
    setAt(`${brand}/properties/shareRevenueFromBrand/maximum`, 100),
    'clients read `shareRevenueFromBrand` of SellerBrand, whose maximum was 1, now 100',
  ],
  [
    'a figure of a response loses its bound',
    removeAt(`${brand}/properties/revenue/minimum`),
    'clients read `revenue` of SellerBrand, whose minimum was 0, now not set',
  ],
  [
    'a list of a response may be longer',
    setAt(`${info}/topBrands/maxItems`, 8),
    'clients read `topBrands` of SellerInfo, whose maxItems was 5, now 8',
  ],
  [
    'a text of a response that may be null has another form',
    removeAt(`${info}/onKaspiFrom/anyOf/0/pattern`),
    'clients read `onKaspiFrom` of SellerInfo, whose pattern was "^\\\\d{4}-\\\\d{2}-\\\\d{2}$", now not set',
  ],
  [
    'an enum value of a response may be new',
    setAt(`#/components/schemas/User/properties/status`, { type: 'string', enum: ['active', 'blocked'] }),
    'clients read `status` of User, whose enum gained "blocked"',
    setAt(`#/components/schemas/User/properties/status`, { type: 'string', enum: ['active'] }),
  ],
  [
    'the values of a table have another type',
    setAt(
      '#/components/schemas/CategoryTree/properties/categoryIdNameMap/additionalProperties/type',
      'number',
    ),
    'clients read `categoryIdNameMap` of CategoryTree, whose type was "string", now "number"',
  ],
  [
    'a field of a nested object may be missing',
    removeItem(`${leader}/required`, 'title'),
    'clients read `title` of Leader, which may now be missing',
  ],
  [
    'an exclusive bound of a figure is inclusive',
    combine(),
    'clients read `revenue` of SellerBrand, whose minimum was not set, now 0',
    combine(
      removeAt(`${brand}/properties/revenue/minimum`),
      setAt(`${brand}/properties/revenue/exclusiveMinimum`, 0),
    ),
  ],
  [
    'the name of the list in a response is another',
    combine(
      moveTo(`${envelope}/properties/sellerBrands`, `${envelope}/properties/brands`),
      setAt(`${envelope}/required`, ['brands']),
    ),
    'clients read `sellerBrands` of SellerBrandsResponse, now missing',
  ],
  [
    'a row of a list may be null',
    setAt(rows, { anyOf: [{ $ref: brand }, { type: 'null' }] }),
    'clients read SellerBrand, whose type was "object", now ["object","null"]',
  ],
  [
    'a response is no longer JSON',
    moveTo(
      `${route}/get/responses/200/content/application~1json`,
      `${route}/get/responses/200/content/text~1csv`,
    ),
    'clients read bodies of application/json, now gone',
  ],
];

const errors: CaseRow[] = [
  [
    'an endpoint loses a status',
    removeAt(`${route}/get/responses/404`),
    'clients handle 404 SELLER_NOT_FOUND, now gone',
  ],
  [
    'an endpoint gains an error status',
    setAt(`${route}/get/responses/409`, { $ref: '#/components/responses/SELLER_NOT_FOUND' }),
    'clients expect no 409 SELLER_NOT_FOUND here, now it may come',
  ],
  [
    'an endpoint gains a success status',
    setAt(`${route}/get/responses/202`, { description: 'Later' }),
    'clients expect no 202 here, now it may come',
  ],
  [
    'a status comes with another code',
    setAt(`${route}/get/responses/404/$ref`, '#/components/responses/REPORT_NOT_FOUND'),
    'clients expect 404 SELLER_NOT_FOUND, now it may be 404 REPORT_NOT_FOUND',
  ],
  [
    'a code has another name',
    setAt(`${errorSchema}/properties/code/const`, 'NO_SELLER'),
    'clients expect 404 SELLER_NOT_FOUND, now it may be 404 NO_SELLER',
  ],
  [
    'a code is any text',
    setAt(`${errorSchema}/properties/code`, { type: 'string' }),
    'clients expect 404 SELLER_NOT_FOUND, now it may be 404 any text',
  ],
  [
    'the code of an unknown address is removed',
    removeItem('#/components/schemas/ErrorCode/enum', 'NOT_FOUND'),
    'clients know the code NOT_FOUND, now gone from the catalogue',
  ],
  [
    'an error body admits more fields',
    removeAt(`${errorSchema}/additionalProperties`),
    'clients read SELLER_NOT_FOUND, whose additionalProperties was false, now not set',
  ],
  [
    'an error body has a field more',
    setAt(`${errorSchema}/properties/details`, { type: 'string' }),
    'clients read an exact body at 404, now `details` is in it, too',
  ],
  [
    'an error body may have no code',
    removeItem(`${errorSchema}/required`, 'code'),
    'clients read `code` of SELLER_NOT_FOUND, which may now be missing',
  ],
  [
    'the sentence of an error may be longer',
    setAt(`${errorSchema}/properties/error/maxLength`, 3000),
    'clients read `error` of SELLER_NOT_FOUND, whose maxLength was 300, now 3000',
  ],
];

testCases('breaking', [...responses, ...errors], 'before');
