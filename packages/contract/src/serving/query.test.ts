import { expect, test } from 'vitest';
import { contract, HistoryQuery } from '../index.ts';
import { implement } from './implement.ts';
import { readQuery } from './requests.ts';

const history = { ...contract.seller.info, query: HistoryQuery };
const [endpoint] = implement({ history })({
  history: async ({ query, params }) =>
    params.sellerId === 1
      ? { status: 404, body: { error: `${query.weeks}`, code: 'SELLER_NOT_FOUND' } }
      : { status: 200, body: { sellerInfo: {} as never } },
});
const params = { year: '2026', weekNumber: '46', sellerId: '1' };
const respond = (search: string) =>
  endpoint?.respond({ params, query: readQuery(new URLSearchParams(search)) });

test.each([
  ['', '26'],
  ['weeks=8', '8'],
  ['weeks=8&unknown=1&unknown=2', '8'],
])('a query parameter is parsed, one with a default may be left out: %j', async (search, weeks) => {
  expect(await respond(search)).toMatchObject({ status: 404, body: { error: weeks } });
});

test.each(['weeks=8&weeks=8', 'weeks=', 'weeks', 'weeks=1', 'weeks=8&weeks'])(
  'a query parameter that is malformed or given twice is named in a 400: %j',
  async (search) => {
    expect(await respond(search)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', error: 'Неверно заполнено (weeks): исправьте и повторите.' },
    });
  },
);

test('query parameters are texts by name, lists if repeated', () => {
  expect(readQuery(new URLSearchParams('__proto__=1&a=1&a=2'))).toEqual(
    Object.fromEntries([
      ['__proto__', '1'],
      ['a', ['1', '2']],
    ]),
  );
});
