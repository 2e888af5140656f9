import { combine, joinAt, moveTo, removeAt, setAt } from './document-edits.ts';
import { type CaseRow, testCases } from './judge-cases.ts';

const brand = '#/components/schemas/SellerBrand/properties';
const info = '#/components/schemas/SellerInfo/properties';
const schemes = '#/components/securitySchemes';
const brands = '#/paths/~1api~1report~1seller-brands~1{year}~1{weekNumber}~1{sellerId}/get';
const find = '#/paths/~1api~1report~1find/post';
const me = '#/paths/~1api~1auth~1me/get';
const apiKey = { type: 'apiKey', in: 'header', name: 'x-key' };
const year = { name: 'year', in: 'path', required: true, schema: { type: 'integer' } };

const bodies: CaseRow[] = [
  [
    'a request has another media type',
    moveTo(
      `${find}/requestBody/content/application~1json`,
      `${find}/requestBody/content/multipart~1form-data`,
    ),
    'clients send bodies of application/json, now gone',
  ],
  [
    'a request may have another media type, too',
    setAt(`${find}/requestBody/content/text~1plain`, {}),
    undefined,
  ],
  ['a body need not be sent any more', setAt(`${find}/requestBody/required`, false), undefined],
  [
    'a success has another status',
    moveTo(`${brands}/responses/200`, `${brands}/responses/201`),
    'clients handle 200, now 201',
  ],
  [
    'an error has another media type of JSON',
    moveTo(
      '#/components/responses/BRAND_NOT_FOUND/content/application~1json',
      '#/components/responses/BRAND_NOT_FOUND/content/application~1problem+json',
    ),
    'clients read bodies of application/json, now gone',
  ],
  [
    'a response has no schema any more',
    removeAt(`${brands}/responses/200/content/application~1json/schema`),
    'clients read a body at 200, of which nothing says the form now',
  ],
  [
    'a header of a response is gone',
    removeAt('#/components/responses/TOO_MANY_REQUESTS/headers/Retry-After'),
    'clients read `Retry-After` of TOO_MANY_REQUESTS, now missing',
  ],
  [
    'a header of a response is text',
    setAt('#/components/headers/RetryAfter/schema/type', 'string'),
    'clients read RetryAfter, whose type was "integer", now "string"',
  ],
  [
    'a table of values by key is empty',
    setAt('#/components/schemas/CategoryTree/properties/categoryIdNameMap/additionalProperties', false),
    'clients read values by key in `categoryIdNameMap`, now it has none',
  ],
  [
    'a list of a request may have no value twice',
    setAt('#/components/schemas/CategoriesWeekBody/properties/categoryIds/uniqueItems', true),
    'clients send `categoryIds` of CategoriesWeekBody, whose uniqueItems was not set, now true',
  ],
  ['a union has one member', joinAt(`${brand}/revenue`, 'anyOf'), undefined],
  [
    'a union has one member, which has a name',
    setAt(`${info}/topBrands/items`, { oneOf: [{ $ref: '#/components/schemas/Leader' }] }),
    undefined,
  ],
  ['all of one schema', joinAt(`${brand}/revenue`, 'allOf'), undefined],
  [
    'a union has a second member',
    joinAt(`${brand}/revenue`, 'anyOf', { type: 'string' }),
    'clients read `revenue` of SellerBrand, whose type was "number", now not set',
  ],
];

const access: CaseRow[] = [
  [
    'a report takes keys no more',
    setAt(`${brands}/security`, [{}, { share: [] }]),
    'clients call with key, now only without signing in or with share',
  ],
  [
    'a report takes access tokens in place of keys, which have the same form',
    setAt(`${brands}/security`, [{}, { bearer: [] }, { share: [] }]),
    'clients call with key, now only without signing in or with bearer or with share',
  ],
  [
    'a proof that nobody needs is in another header',
    setAt(`${schemes}/share/name`, 'X-Link'),
    'clients call with share, which was {"in":"header","name":"Share-Token","type":"apiKey"}, now {"in":"header","name":"X-Link","type":"apiKey"}',
  ],
  ['a call needs no sign-in any more', setAt(`${me}/security`, []), undefined],
  [
    'a call needs a second proof',
    combine(setAt(`${schemes}/pass`, apiKey), setAt(`${me}/security`, [{ bearer: [], pass: [] }])),
    'clients call with bearer, now only with bearer and pass',
  ],
  [
    'a call accepts another proof, too',
    combine(setAt(`${schemes}/pass`, apiKey), setAt(`${me}/security`, [{ bearer: [] }, { pass: [] }])),
    undefined,
  ],
  [
    'a proof has another form',
    setAt(`${schemes}/bearer`, apiKey),
    'clients call with bearer, which was {"scheme":"bearer","type":"http"}, now {"in":"header","name":"x-key","type":"apiKey"}',
  ],
  [
    'a proof has another name',
    combine(
      setAt(`${schemes}/token`, { type: 'http', scheme: 'bearer' }),
      setAt(`${me}/security`, [{ token: [] }]),
    ),
    undefined,
  ],
  [
    'every call needs sign-in where it says nothing else',
    setAt('#/security', [{ bearer: [] }]),
    'clients call without signing in, now only with bearer',
    removeAt(`${brands}/security`),
  ],
  [
    'a call has no name any more',
    removeAt(`${me}/operationId`),
    'generated clients call `authMe`, now named otherwise',
  ],
  ['a name has dots, which generators drop', setAt(`${me}/operationId`, 'auth.me'), undefined],
  ['a server has another address', setAt('#/servers/0/url', 'https://vitrina.example.kz'), undefined],
  [
    'calls have another path under the address',
    setAt('#/servers/0/url', 'http://localhost:3000/v2'),
    'clients call under "/", now under "/v2"',
  ],
  [
    'one report needs sign-in, others do not',
    setAt(`${brands}/security`, [{ bearer: [] }]),
    'clients call without signing in, now only with bearer',
    setAt(`${brands}/security`, [{}]),
  ],
  [
    'a call has a body for any other status',
    setAt(`${brands}/responses/default`, { description: 'Anything' }),
    'clients expect no default here, now it may come',
  ],
  ['tokens are said to be of a format', setAt(`${schemes}/bearer/bearerFormat`, 'JWT'), undefined],
  [
    'a parameter is written once for all calls of a path',
    combine(setAt(`${brands.slice(0, -4)}/parameters`, [year]), removeAt(`${brands}/parameters/0`)),
    undefined,
    setAt(`${brands}/parameters/0`, year),
  ],
  ['a call is deprecated', setAt(`${me}/deprecated`, true), undefined],
];

testCases('judges once', [...bodies, ...access], 'both');

const withoutRefusal = removeAt(`${brands}/responses/401`);
const withoutKeys = setAt(`${brands}/security`, []);

testCases(
  'judges once',
  [
    [
      'a call takes a key that nobody needs, and refuses a wrong one',
      setAt(`${brands}/security`, [{}, { key: [] }]),
      undefined,
      combine(withoutKeys, withoutRefusal),
    ],
    [
      'a call responds 304 to who has its ETag',
      setAt(`${brands}/responses/304`, { description: 'The same' }),
      undefined,
      removeAt(`${brands}/responses/304`),
    ],
    [
      'a call refuses who shows nothing',
      withoutKeys,
      'clients expect no 401 UNAUTHORIZED here, now it may come',
      combine(withoutKeys, withoutRefusal),
    ],
    [
      'a call that takes a key has another new error',
      setAt(`${brands}/responses/402`, { $ref: '#/components/responses/UNAUTHORIZED' }),
      'clients expect no 402 UNAUTHORIZED here, now it may come',
    ],
  ],
  'before',
);
