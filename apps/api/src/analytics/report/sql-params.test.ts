import { contract } from '@vitrina/contract';
import { expect, expectTypeOf, test } from 'vitest';
import { averagePrice } from './formulas.ts';
import { report } from './report.ts';
import { param, type Sql, sql } from './sql.ts';
import type { ParamCheck, QueryValues } from './sql-params.ts';

type Values = QueryValues<typeof contract.seller.info>;

/** Whether a query binds to the seller's profile. */
type Checked<Query extends Sql, Weeks extends keyof Values = 'one'> = ParamCheck<
  Query['params'][number],
  Values[Weeks]
>;

test('compiles a query with parameters of its endpoint or the snapshot', () => {
  const query = sql`${param.sellerId} ${param.snapshot} ${param.product_text}`;
  expectTypeOf<Checked<typeof query>>().toBeUnknown();
});

test('does not compile a parameter that the endpoint lacks, one of another type, or a text', () => {
  const query = sql`${param.snapshot} ${param.brandId}`;
  expectTypeOf<Checked<typeof query>>().not.toBeUnknown();
  expectTypeOf<ParamCheck<'sellerId', { sellerId: string }>>().not.toBeUnknown();
  expectTypeOf<Checked<Sql>>().not.toBeUnknown();
  expectTypeOf<string>().not.toExtend<Parameters<typeof sql>[1]>();
});

test('a fragment keeps its parameters', () => {
  const fragment = sql`SELECT ${param.brandId}`;
  const query = sql`SELECT * FROM (${fragment})`;
  expectTypeOf<Checked<typeof query>>().not.toBeUnknown();
});

test('a comparison has the earlier week, a history has lists instead of a week', () => {
  const comparison = sql`${param.snapshot_before} ${param.against} ${param.year}`;
  const history = sql`${param.snapshots} ${param.sellerId}`;
  expectTypeOf<Checked<typeof comparison, 'compared'>>().toBeUnknown();
  expectTypeOf<Checked<typeof comparison>>().not.toBeUnknown();
  expectTypeOf<Checked<typeof history, 'window'>>().toBeUnknown();
  expectTypeOf<ParamCheck<'year', Values['window']>>().not.toBeUnknown();
  expectTypeOf<ParamCheck<'snapshot', Values['window']>>().not.toBeUnknown();
});

test('a query is the text of its fragments, and reads earlier weeks if it or a fragment names them', () => {
  const definition = { route: contract.seller.info, tables: [] };
  const earlier = sql`SELECT 1 WHERE 2 IN ${param.snapshots_earlier}`;
  const { sql: text, hasEarlier } = report({ ...definition, sql: sql`WITH ${averagePrice} ${earlier}` });
  expect(text).toBe(`WITH ${averagePrice.text} SELECT 1 WHERE 2 IN {snapshots_earlier:Array(UInt32)}`);
  expect(hasEarlier).toBe(true);
  expect(report({ ...definition, sql: sql`WITH ${averagePrice} SELECT 1` }).hasEarlier).toBe(false);
});
