import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Analytics } from '../../src/analytics/analytics.ts';
import { openAnalytics } from '../../src/analytics/client/open-analytics.ts';
import type { Report } from '../../src/analytics/report/report.ts';
import { runReportQueries } from '../../src/analytics/report/run-report-queries.ts';
import { historyParams } from '../../src/analytics/report/week-params.ts';
import { createProductTextTable, createTables, reportTables } from '../../src/analytics/schema/tables.ts';
import { productTextTable } from '../../src/analytics/snapshot/product-text-table.ts';
import { cardEvents } from '../../src/follow/card-events.ts';
import { entityEvents } from '../../src/follow/entity-events.ts';
import { reports } from '../../src/reports.ts';
import { makeDataDir } from '../engine-process.ts';

const texts = productTextTable(1);

let dataDir: string;
let analytics: Analytics;
beforeAll(async () => {
  dataDir = await makeDataDir();
  analytics = await openAnalytics({ dataDir });
  await createTables(analytics);
  await createProductTextTable(analytics, 1);
}, 60_000);
afterAll(async () => {
  await analytics.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** A value of each parameter type. An identifier not derived from others is the name of a table of texts. */
const values: Readonly<Record<string, unknown>> = { String: '1', Bool: true, Identifier: texts };

const createValue = (type: string): unknown => {
  const [, element] = /^Array\((\w+)\)$/.exec(type) ?? [];
  return element === undefined ? (values[type] ?? 1) : [createValue(element)];
};

/** Runs a report on the empty tables. */
const run = (report: Report) => {
  const found = `${report.sql} ${report.inputsSql}`.matchAll(/\{(\w+):([\w()]+)\}/g);
  const params = Object.fromEntries(Array.from(found, ([, name, type = '']) => [name, createValue(type)]));
  const week = historyParams([{ snapshot: 1, year: 2026, weekNumber: 46 }]);
  const derived = report.toParameters({ of: 'products', text: '1' });
  return runReportQueries(analytics, report, { ...params, ...week, ...derived });
};

/** Hides tables while `use` runs. */
const without = async (tables: readonly string[], use: () => Promise<void>) => {
  const names = tables.map((table) => (table === 'product_text' ? texts : table));
  const rename = (from: string, to: string) =>
    analytics.command(`RENAME TABLE ${names.map((name) => `${from}${name} TO ${to}${name}`).join(', ')}`);
  await rename('', 'away_');
  try {
    await use();
  } finally {
    await rename('away_', '');
  }
};

const all = Object.entries<Readonly<Record<string, Report>>>({
  ...reports,
  follow: { cardEvents, entityEvents },
}).flatMap(([room, own]) =>
  Object.entries(own).map(([name, report]) => [`${room}.${name}`, report] as const),
);

test.each(reportTables)('the engine reads the table %s for each report that names it', async (table) => {
  const reading = all.filter(([, { tables }]) => tables.some((named) => named === table));
  expect(reading).not.toEqual([]);
  await without([table], async () => {
    for (const [name, report] of reading)
      await expect(run(report), `${name} does not read ${table}`).rejects.toThrow(/unknown table|no tables/i);
  });
});

const byTables = Map.groupBy(all, ([, { tables }]) => tables.toSorted().join(', '));

test.each([...byTables])(
  'the engine reads no other table for the reports that name %s',
  async (tables, group) => {
    const others = reportTables.filter((table) => !tables.split(', ').includes(table));
    await without(others, async () => {
      for (const [name, report] of group) await expect(run(report), name).resolves.toBeDefined();
    });
  },
);
