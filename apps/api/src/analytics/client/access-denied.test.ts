import { ClickHouseError } from '@clickhouse/client';
import { expect, test } from 'vitest';
import { describeDenial } from './access-denied.ts';

const describe = (message: string) =>
  describeDenial(new ClickHouseError({ message, code: '497', type: 'ACCESS_DENIED' }), 'CLICKHOUSE_URL')
    .message;

test.each([
  ['CREATE TABLE ON vitrina.offer', 'CREATE TABLE ON vitrina.offer'],
  ['SELECT(id, name) ON vitrina.seller.', 'SELECT(id, name) ON vitrina.seller'],
  ['SELECT for at least one column on vitrina.seller', 'SELECT for at least one column on vitrina.seller'],
])('names the user and the grant %s', (given, grant) => {
  expect(
    describe(
      `writer: Not enough privileges. To execute this query, it's necessary to have the grant ${given}`,
    ),
  ).toMatch(`The ClickHouse user of CLICKHOUSE_URL writer lacks the grant ${grant} (apps/api/docs/`);
});

test('keeps other messages of the server', () => {
  expect(describe('User a attempts to kill query created by b')).toMatch(
    'The ClickHouse user of CLICKHOUSE_URL may not do this: User a attempts to kill query created by b (',
  );
});
