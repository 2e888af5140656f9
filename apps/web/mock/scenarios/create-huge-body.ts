import { isObject, type Json, type JsonObject, mapFields } from './json.ts';

/** Rows of a list of products, and of another list; leaf categories of the tree, the maximum of a request. */
const PRODUCTS = 50_000;
const ROWS = 5_000;

/** One row in a hundred has the longest texts that the feed allows. */
const LONG_EVERY = 100;
const MAX_TITLE_LENGTH = 500;
const MAX_PRODUCT_NAME_LENGTH = 1_000;

const FILLER = 'Ұзын тауар атауы с «кавычками», 100% оригинал & <b>без</b> переносов ';

/** Titles and names of products; `name` alone is a word of the contract, such as a term of the index. */
const isName = (name: string) => /(?:title|.name)$/i.test(name);

function lengthen(text: string, name: string): string {
  const length = name === 'productName' ? MAX_PRODUCT_NAME_LENGTH : MAX_TITLE_LENGTH;
  return `${text} ${FILLER.repeat(20)}`.slice(0, length).trimEnd();
}

const lengthenText = (value: Json, name: string): Json =>
  typeof value === 'string' && isName(name) ? lengthen(value, name) : value;

/** Finds the field that identifies a row of a list. */
const findIdField = (row: JsonObject): string | undefined =>
  ['productId', 'sellerId', 'brandId', 'categoryId'].find((name) => name in row) ??
  Object.keys(row).find((name) => name.endsWith('Id'));

/** Parents of a leaf category in the huge tree. */
const getParents = (leaf: number): Record<string, number> => ({
  category1LvlId: 100_000 + Math.ceil(leaf / 250),
  category2LvlId: 200_000 + Math.ceil(leaf / 25),
});

/** Metrics that decrease from row to row; the shares of all rows sum to less than one. */
const isDecreasing = (name: string) => /^(?:revenue|salesCount|share\w+)$/.test(name);
const SHARE_DIVISOR = 12;

const decrease = (value: number, name: string, index: number): number =>
  name.startsWith('share') ? value / SHARE_DIVISOR / (index + 1) : Math.ceil(value / (index + 1));

/** Creates the function that computes a field from the row's index. */
function createField(value: Json, name: string, idField: string): (index: number) => Json {
  if (name === idField) return (index) => index + 1;
  if (name === 'category1LvlId' || name === 'category2LvlId')
    return (index) => getParents(index + 1)[name] ?? value;
  if (typeof value === 'number' && isDecreasing(name)) return (index) => decrease(value, name, index);
  if (typeof value !== 'string' || !isName(name)) return () => value;
  return (index) => {
    const text = `${value} ${index + 1}`;
    return index % LONG_EVERY === 0 ? lengthen(text, name) : text;
  };
}

function createRows(list: Json[]): Json[] {
  const [first] = list;
  const id = isObject(first) ? findIdField(first) : undefined;
  if (!isObject(first) || id === undefined) return list.map((row) => enlarge(row, ''));
  const length = id === 'productId' ? PRODUCTS : ROWS;
  const fields = Object.entries(first).map(([name, value]) => [name, createField(value, name, id)] as const);
  return Array.from({ length }, (_, index) => {
    const row: JsonObject = {};
    for (const [name, compute] of fields) row[name] = compute(index);
    return row;
  });
}

/** Every week from 2020 to week 46 of 2026, latest first. */
const createWeeks = (): Json[] =>
  [2026, 2025, 2024, 2023, 2022, 2021, 2020].flatMap((year) =>
    Array.from({ length: year === 2026 ? 46 : 52 }, (_, index, last = year === 2026 ? 46 : 52) => ({
      year,
      weekNumber: last - index,
    })),
  );

/** 20 sections of 10 subsections with 25 leaf categories each. */
function createTree(): JsonObject {
  const tree: Record<string, Record<string, number[]>> = {};
  const names: Record<string, string> = {};
  for (let leaf = 1; leaf <= ROWS; leaf++) {
    const { category1LvlId: top = 0, category2LvlId: middle = 0 } = getParents(leaf);
    ((tree[top] ??= {})[middle] ??= []).push(leaf);
    names[top] = `Раздел ${top - 100_000}`;
    names[middle] = `Подраздел ${middle - 200_000}`;
    names[leaf] = leaf % LONG_EVERY === 0 ? lengthen(`Категория ${leaf}`, 'title') : `Категория ${leaf}`;
  }
  return { categoriesTree: tree, categoryIdNameMap: names };
}

const enlarge = (value: Json, name: string): Json => {
  if (name === 'reportPeriods') return createWeeks();
  if (Array.isArray(value)) return createRows(value);
  if (isObject(value)) return mapFields(value, enlarge);
  return lengthenText(value, name);
};

/** Enlarges a valid body: 50 000 products, 5 000 rows of other lists, all weeks; some with the longest texts. */
export const createHugeBody = (body: Json): Json =>
  isObject(body) && 'categoriesTree' in body ? createTree() : enlarge(body, '');
