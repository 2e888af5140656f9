import { isObject, type Json, type JsonObject, mapFields } from './json.ts';

/** So many rows has a list, and so many leaves a tree. */
const ROWS = 50_000;
const LEAVES = 5_000;

/** Every so many rows have the longest texts that the feed lets in. */
const LONG_EVERY = 100;
const LONGEST_TITLE = 500;
const LONGEST_NAME = 1_000;

const words = 'Ұзын тауар атауы с «кавычками», 100% оригинал & <b>без</b> переносов ';

const isName = (name: string) => /(title|name)$/i.test(name);

function longest(text: string, name: string): string {
  const length = name === 'productName' ? LONGEST_NAME : LONGEST_TITLE;
  return `${text} ${words.repeat(20)}`.slice(0, length).trimEnd();
}

const longTexts = (value: Json, name: string): Json =>
  typeof value === 'string' && isName(name) ? longest(value, name) : value;

/** The field that tells rows of a list apart. */
const ownId = ({ productId, sellerId, brandId, categoryId }: JsonObject): string | undefined => {
  const ids = { productId, sellerId, brandId, categoryId };
  return Object.entries(ids).find(([, id]) => id !== undefined)?.[0];
};

/** Where a leaf stands in the huge tree. */
const parentsOf = (leaf: number): Record<string, number> => ({
  category1LvlId: 100_000 + Math.ceil(leaf / 250),
  category2LvlId: 200_000 + Math.ceil(leaf / 25),
});

/** What falls from row to row; the shares of all rows together stay below one. */
const isPart = (name: string) => /^(?:revenue|salesCount|share\w+)$/.test(name);
const SHARES_IN_ALL = 12;

const fallen = (value: number, name: string, at: number): number =>
  name.startsWith('share') ? value / SHARES_IN_ALL / (at + 1) : Math.ceil(value / (at + 1));

function rowAt(row: JsonObject, id: string, at: number): JsonObject {
  const isLong = at % LONG_EVERY === 0;
  const parents = parentsOf(at + 1);
  return mapFields(row, (value, name) => {
    if (name === id) return at + 1;
    if (name in parents) return parents[name] ?? value;
    if (typeof value === 'number' && isPart(name)) return fallen(value, name, at);
    if (typeof value !== 'string' || !isName(name)) return value;
    return isLong ? longest(`${value} ${at + 1}`, name) : `${value} ${at + 1}`;
  });
}

function manyRows(list: Json[]): Json[] {
  const [first] = list;
  const id = isObject(first) ? ownId(first) : undefined;
  if (!isObject(first) || id === undefined) return list.map((row) => enlarged(row, ''));
  // A market has no more categories than one call may choose.
  const length = 'category1LvlId' in first ? LEAVES : ROWS;
  return Array.from({ length }, (_, at) => rowAt(first, id, at));
}

/** Every week from 2020 to 2026, those of this year from 46 down. */
const allWeeks = (): Json[] =>
  [2026, 2025, 2024, 2023, 2022, 2021, 2020].flatMap((year) =>
    Array.from({ length: year === 2026 ? 46 : 52 }, (_, at, last = year === 2026 ? 46 : 52) => ({
      year,
      weekNumber: last - at,
    })),
  );

/** Twenty sections of ten subsections, with 25 leaves in each. */
function manyLeaves(): JsonObject {
  const tree: Record<string, Record<string, number[]>> = {};
  const names: Record<string, string> = {};
  for (let leaf = 1; leaf <= LEAVES; leaf++) {
    const { category1LvlId: top = 0, category2LvlId: middle = 0 } = parentsOf(leaf);
    ((tree[top] ??= {})[middle] ??= []).push(leaf);
    names[top] = `Раздел ${top - 100_000}`;
    names[middle] = `Подраздел ${middle - 200_000}`;
    names[leaf] = leaf % LONG_EVERY === 0 ? longest(`Категория ${leaf}`, 'title') : `Категория ${leaf}`;
  }
  return { categoriesTree: tree, categoryIdNameMap: names };
}

const enlarged = (value: Json, name: string): Json => {
  if (name === 'reportPeriods') return allWeeks();
  if (Array.isArray(value)) return manyRows(value);
  if (isObject(value)) return mapFields(value, enlarged);
  return longTexts(value, name);
};

/** A right answer of the largest size: 50 000 rows, 5 000 categories, all weeks; some with the longest texts. */
export const makeHuge = (body: Json): Json =>
  isObject(body) && 'categoriesTree' in body ? manyLeaves() : enlarged(body, '');
