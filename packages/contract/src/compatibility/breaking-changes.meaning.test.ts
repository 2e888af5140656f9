import { appendTo, combine, removeAt, removeItem, setAt } from './document-edits.ts';
import { type CaseRow, testCases } from './judge-cases.ts';

const brand = '#/components/schemas/SellerBrand/properties';
const series = '#/components/schemas/RevenueSeriesBody';
const history = '#/paths/~1api~1report~1seller-history~1{year}~1{weekNumber}~1{sellerId}/get';
const prices = '#/paths/~1api~1report~1seller-prices~1{year}~1{weekNumber}~1{sellerId}/get';
const me = '#/paths/~1api~1auth~1me/get';
const withDefault = combine(
  setAt(`${series}/properties/weeks/default`, 26),
  removeItem(`${series}/required`, 'weeks'),
);

const parameters: CaseRow[] = [
  [
    'a query parameter becomes required',
    setAt(`${history}/parameters/3/required`, true),
    'clients need not send `weeks`, now required',
  ],
  [
    'a new header is required',
    appendTo(`${history}/parameters`, {
      name: 'x-city',
      in: 'header',
      required: true,
      schema: { type: 'string' },
    }),
    'clients need not send `x-city`, now required',
  ],
  [
    'a new header may be sent',
    appendTo(`${history}/parameters`, { name: 'x-city', in: 'header', schema: { type: 'string' } }),
    undefined,
  ],
  [
    'a query parameter is ignored now',
    removeAt(`${history}/parameters/3`),
    'clients send `weeks`, now unread',
  ],
  [
    'a query parameter has another type',
    setAt(`${history}/parameters/3/schema/type`, 'string'),
    'clients send `weeks`, whose type was "integer", now "string"',
  ],
  [
    'a query parameter accepts fewer values',
    removeAt(`${prices}/parameters/4/schema/enum/0`),
    'clients send `only`, whose enum lost "undercut"',
  ],
  [
    'a query parameter accepts more values',
    appendTo(`${prices}/parameters/4/schema/enum`, 'dear'),
    undefined,
  ],
  [
    'a query parameter has another pattern, which differs in one place',
    setAt(
      `${prices}/parameters/3/schema/pattern`,
      '^(?:[1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-W(?:0[1-9]|[1-4][0-9]|5[0-2])$',
    ),
    'clients send `against`, whose pattern was …1-9]|[1-4][0-9]|5[0-3])$", now …1-9]|[1-4][0-9]|5[0-2])$"',
  ],
  [
    'a query parameter has another pattern, which is long',
    setAt(`${prices}/parameters/3/schema/pattern`, '^x$'),
    'clients send `against`, whose pattern was "^(?:[1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-W(?:0[1-9]|[1-4][0-9]|5[0-3])$", now "^x$"',
  ],
];

const rules: CaseRow[] = [
  [
    'a request must meet a new rule',
    setAt(`${series}/x-rules`, ['Ids of one section.']),
    'clients send RevenueSeriesBody, of which now holds: Ids of one section.',
  ],
  ['a request may break a rule', removeAt('#/components/schemas/MoversBody/x-rules'), undefined],
  [
    'a request must meet a rule, which was in words alone',
    setAt(`${series}/x-rules`, ['Ids of one section.']),
    undefined,
    setAt(`${series}/description`, 'Of a shop. Ids of one section.'),
  ],
  [
    'a text is not trimmed any more',
    removeAt('#/components/schemas/TitleWeekBody/properties/title/x-rules'),
    'clients send `title` of TitleWeekBody, of which no longer holds: White space around it is dropped.',
  ],
  [
    'a text of a query is trimmed',
    setAt(`${prices}/parameters/3/x-rules`, ['White space around it is dropped.']),
    'clients send `against`, of which now holds: White space around it is dropped.',
  ],
  ['a response keeps a rule more', appendTo(`${brand}/revenue/x-rules`, 'Whole tenge.'), undefined],
  [
    'a response keeps a rule no more',
    setAt(`${brand}/revenue/x-rules`, []),
    'clients read `revenue` of SellerBrand, of which no longer holds: Whole tenge.',
    setAt(`${brand}/revenue/x-rules`, ['Whole tenge.']),
  ],
  [
    'the formula of a figure is another',
    setAt(`${brand}/revenue/x-rules`, ['Price times units.']),
    'clients read `revenue` of SellerBrand, whose rule was "Sum of revenue.", now "Price times units."',
    setAt(`${brand}/revenue/x-rules`, ['Sum of revenue.']),
  ],
  [
    'the order of a call is another',
    setAt(`${history}/x-rules`, ['The latest first.']),
    'clients call GET /api/report/seller-history/{year}/{weekNumber}/{sellerId}, whose rule was "The oldest first.", now "The latest first."',
    setAt(`${history}/x-rules`, ['The oldest first.']),
  ],
  [
    'a field of a request with a default becomes required',
    combine(appendTo(`${series}/required`, 'weeks'), removeAt(`${series}/properties/weeks/default`)),
    'clients do not send `weeks` of RevenueSeriesBody, now required',
    withDefault,
  ],
  ['a request says that it may have any field', setAt(`${series}/additionalProperties`, {}), undefined],
];

const meanings: CaseRow[] = [
  [
    'ids of a response have a format without room for them',
    setAt(`${brand}/brandId/format`, 'int32'),
    'clients read `brandId` of SellerBrand, for whose numbers int32 has no room',
  ],
  [
    'ids of a request have a format without room for them',
    setAt(`${history}/parameters/2/schema/format`, 'int32'),
    'clients send `sellerId`, whose format was not set, now "int32"',
  ],
  [
    'ids of a response have a format with room for them',
    setAt(`${brand}/brandId/format`, 'int64'),
    undefined,
  ],
  [
    'a query parameter means another value where it is left out',
    setAt(`${history}/parameters/3/schema/default`, 12),
    'clients leave out `weeks`, which meant 26, now 12',
  ],
  [
    'a query parameter has no default any more',
    removeAt(`${history}/parameters/3/schema/default`),
    'clients leave out `weeks`, which meant 26, now not set',
  ],
  [
    'a field of a request means another value where it is left out',
    setAt(`${series}/properties/weeks/default`, 12),
    'clients leave out `weeks` of RevenueSeriesBody, which meant 26, now 12',
    withDefault,
  ],
  ['a required field of a request has a default', setAt(`${series}/properties/weeks/default`, 12), undefined],
  ['a field of a response has a default', setAt(`${brand}/revenue/default`, 0), undefined],
  [
    'a figure has another unit',
    setAt(`${brand}/revenue/x-unit`, 'thousand KZT'),
    'clients read `revenue` of SellerBrand in "KZT", now in "thousand KZT"',
  ],
  [
    'a figure has no unit any more',
    removeAt(`${brand}/revenue/x-unit`),
    'clients read `revenue` of SellerBrand in "KZT", now without a unit',
  ],
  [
    'a figure whose unit was unsaid has one',
    setAt(`${brand}/revenue/x-unit`, 'KZT'),
    undefined,
    removeAt(`${brand}/revenue/x-unit`),
  ],
  [
    'a call leaves the core',
    setAt(`${me}/x-profile`, 'account'),
    'clients call what "core" has, now only "account"',
  ],
  [
    'a field of a response is only sent',
    setAt(`${brand}/revenue/writeOnly`, true),
    'clients read `revenue` of SellerBrand, now only sent',
  ],
  [
    'a field of a request is only read',
    setAt(`${series}/properties/weeks/readOnly`, true),
    'clients send `weeks` of RevenueSeriesBody, now only read',
  ],
  ['a field of a response is deprecated', setAt(`${brand}/revenue/deprecated`, true), undefined],
  ['a call joins the core', setAt(`${history}/x-profile`, 'core'), undefined],
  ['the title of a failure is another', setAt(`${me}/x-failure`, 'No user'), undefined],
];

testCases('judges once', [...parameters, ...rules, ...meanings], 'both');
