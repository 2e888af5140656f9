import { contract } from '@vitrina/contract';
import { expect, expectTypeOf, test } from 'vitest';
import { report } from './report.ts';
import type {
  CheckedSql,
  ComparisonParams,
  HistoryParams,
  RouteParams,
  SnapshotParams,
} from './sql-params.ts';

type SellerParams = RouteParams<typeof contract.seller.info>;
type SellerSql<Sql extends string> = CheckedSql<Sql, SellerParams & SnapshotParams>;

test('compiles a query whose parameters its endpoint or the snapshot has', () => {
  expectTypeOf<
    SellerSql<'{sellerId:UInt32} {snapshot:UInt32} {product_text:Identifier}'>
  >().toExtend<string>();
});

test('does not compile a parameter that the endpoint lacks, one of another type, or a glued text', () => {
  expectTypeOf<SellerSql<'{snapshot:UInt32} {selerId:UInt32}'>>().not.toExtend<string>();
  expectTypeOf<SellerSql<'{sellerId:String}'>>().not.toExtend<string>();
  expectTypeOf<SellerSql<string>>().not.toExtend<string>();
});

test('a comparison has the earlier week, a history has lists instead of a week', () => {
  expectTypeOf<
    CheckedSql<'{snapshot_before:UInt32} {against:String} {year:UInt16}', SellerParams & ComparisonParams>
  >().toExtend<string>();
  type History<Sql extends string> = CheckedSql<
    Sql,
    Omit<SellerParams, 'year' | 'weekNumber' | 'weeks'> & HistoryParams
  >;
  expectTypeOf<
    History<'{snapshots:Array(UInt32)} {years:Array(UInt16)} {sellerId:UInt32}'>
  >().toExtend<string>();
  expectTypeOf<History<'{year:UInt16}'>>().not.toExtend<string>();
  expectTypeOf<History<'{snapshot:UInt32}'>>().not.toExtend<string>();
});

test('puts the shared formulas that a query uses before it, with those that they use', () => {
  const { sql, format } = report({
    route: contract.seller.info,
    sql: `
      WITH 1 AS one
      SELECT one, index_demand(4, 2, 8, 2)`,
  });
  expect(sql).toMatch(
    /^WITH\s+\(value, reference\) -> .+ AS index_saturation,\s+\(units, [\s\S]+ AS index_demand,\s+1 AS one\s+SELECT one, /,
  );
  expect(format).toBe('document');
});

test('adds nothing to a query without formulas', () => {
  const { sql } = report({ route: contract.seller.info, sql: 'SELECT 1 AS one' });
  expect(sql).toBe('SELECT 1 AS one');
});
