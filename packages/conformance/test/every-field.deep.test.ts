import { beforeAll, expect, test } from 'vitest';
import { compareBodies, type Difference } from '../src/comparer/compare-bodies.ts';
import { computeAnswer, settleWeeks } from '../src/comparer/compare-answers.ts';
import { createQuestions } from '../src/comparer/questions.ts';
import { openMarket } from '../src/computation/market.ts';
import type { ReportName } from '../src/computation/reports.ts';
import { createKitMarket } from '../src/market/kit-market.ts';
import { createRng } from '../src/rng.ts';
import { type BodyField, bodyFields, changeAt } from './body-fields.ts';

/** Bodies of each report about the kit’s own market. */
const bodies = new Map<string, unknown[]>();

beforeAll(() => {
  const weeks = settleWeeks(createKitMarket());
  const market = openMarket(weeks);
  const questions = createQuestions(
    weeks,
    { latest: Infinity, earlier: Infinity, several: Infinity },
    createRng(1),
  );
  for (const [name, list] of Object.entries<readonly object[]>(questions))
    bodies.set(
      name,
      list.map((params) => computeAnswer(market, name as ReportName, params)),
    );
}, 60_000);

/** The figures of a mover in the week that it was absent in: null by definition; and the name of the market, which no feed has. */
const isAlwaysNull = (name: string) =>
  /weekInfo\.marketName$|\.(?:entered\.rows\.\*\.(?:\w+Before|change|isWithinChance)|left\.rows\.\*\.(?:revenue|place|share|salesCount|change|isWithinChance))$/.test(
    name,
  );

const cases = bodyFields.map((field) => ({ ...field, name: `${field.call} ${field.path.join('.')}` }));

/** Plants a change of one field in every body of a call. */
const plant = ({ call, path }: BodyField, change: (value: unknown) => unknown): Difference[] =>
  (bodies.get(call) ?? []).flatMap((body) => compareBodies(body, changeAt(body, path, change)));

/** The fields that differences name, the elements of a list by the list. */
const namesOf = (differences: readonly Difference[]) => [...new Set(differences.map(({ field }) => field))];

/** Changes a value into another one of its kind; null stays. */
function shift(value: unknown): unknown {
  if (typeof value === 'number') return value + 0.07;
  if (typeof value === 'string') return `${value}x`;
  return typeof value === 'boolean' ? !value : value;
}

const values = cases.filter(({ schema, name }) => schema.type !== 'array' && !isAlwaysNull(name));
const isId = ({ path }: BodyField) =>
  /^(?:id|kind|type|name|age|year|weekNumber|\w+Id)$/.test(path.at(-1) ?? '');

test.each(values.filter((field) => !isId(field)))('finds a changed $name and nothing else', (field) => {
  const differences = plant(field, shift);
  expect(namesOf(differences), 'or the kit’s own market has no value of it').toEqual([field.path.join('.')]);
});

test.each(values.filter(isId))('finds a changed $name', (field) => {
  const own = field.path.join('.');
  const differences = plant(field, shift);
  expect(differences).not.toEqual([]);
  expect(differences.filter(({ field: found }) => !own.startsWith(found))).toEqual([]);
});

/** What is null in no answer: figures of the market, which every published week has, and those of both weeks of a mover. */
const isNeverNull = (name: string) =>
  /weekInfo\.averagePrice$|weekHistory|movers\.(?:entered|left|gained|lost)\.rows\.\*\.(?!isNew)/.test(name);

const nullable = values.filter(
  ({ schema, name }) => schema.anyOf?.some(({ type }) => type === 'null') && !isNeverNull(name),
);

test.each(nullable)('finds 0 in place of null in $name', (field) => {
  const differences = plant(field, (value) => (value === null ? 0 : value));
  expect(namesOf(differences), 'or the kit’s own market has no null of it').toEqual([field.path.join('.')]);
});

/** The names of inputs that an index of a brand has not, and markets that the kit does not make. */
const isNeverSeen = (name: string) =>
  /^brand\.index .*inputs\.\*\.name$|weekInfo\.isDemo$|weekHistory/.test(name);

const chosen = values.filter(
  ({ schema, name }) => (schema.enum ?? schema.type === 'boolean') && !isNeverSeen(name),
);

test.each(chosen)('the kit’s own market has every value of $name', ({ call, path, schema }) => {
  const seen = new Set<unknown>();
  for (const body of bodies.get(call) ?? []) changeAt(body, path, (value) => seen.add(value));
  expect([...(schema.enum ?? [true, false])].filter((value) => !seen.has(value))).toEqual([]);
});

const lists = cases.filter(({ schema }) => schema.type === 'array');

test.each(lists)('finds a row that $name lacks, has twice, and another order', (field) => {
  const changes = {
    lacking: (rows: unknown[]) => rows.slice(1),
    repeated: (rows: unknown[]) => [...rows, ...rows.slice(0, 1)],
    reversed: (rows: unknown[]) => rows.toReversed(),
  };
  for (const [name, change] of Object.entries(changes)) {
    const found = plant(field, (value) => change(value as unknown[]));
    expect([name, found.length > 0]).toEqual([name, true]);
    const own = field.path.join('.');
    expect(found.filter((one) => one.field !== own && one.field !== `${own}.*`)).toEqual([]);
  }
});
