import { contract, type Found } from '@vitrina/contract';
import { assertionsOn, type Report } from '../kit.ts';
import type { ServerWeek } from '../server-week.ts';
import { unknownId } from './sample-params.ts';
import { lower } from './title-search.ts';

/** An entity that a text may find, with its revenue of the week. */
interface Thing {
  readonly id: number;
  readonly title: string;
  readonly revenue: number;
  readonly kaspiId?: string;
}

type Kind = keyof Found;
type Things = Readonly<Record<Kind, readonly Thing[]>>;

/** A search text, and the Kaspi ids that it links to. */
interface Question {
  readonly text: string;
  readonly kaspiIds?: readonly string[];
}

/** The most results of one kind. */
const MAX_RESULTS = 20;

const productsOf = async (week: ServerWeek, categoryIds: readonly number[]): Promise<Thing[]> => {
  const lists = await Promise.all(
    categoryIds.map((categoryId) => week.read(contract.category.products, { categoryId })),
  );
  return lists.flatMap((list) =>
    (list?.body.productsByCategory ?? []).map((row) => ({
      id: row.productId,
      title: row.productName,
      revenue: row.revenue,
      kaspiId: row.kaspiId,
    })),
  );
};

/** All sellers of a week, a few of them with their Kaspi id. */
async function sellersOf(week: ServerWeek): Promise<Thing[]> {
  const some = week.kit.rng.sample(week.sellers.body, 2);
  const profiles = await Promise.all(
    some.map(({ sellerId }) => week.read(contract.seller.info, { sellerId })),
  );
  const kaspiIds = new Map(
    profiles.map((profile) => [profile?.body.sellerInfo.sellerId, profile?.body.sellerInfo.sellerKaspiId]),
  );
  return week.sellers.body.map(({ sellerId: id, sellerTitle: title, revenue }) => {
    const kaspiId = kaspiIds.get(id);
    return { id, title, revenue, ...(kaspiId !== undefined && { kaspiId }) };
  });
}

/** Reads all sellers, brands and leaf categories of a week, and the products of a few categories. */
async function readEntities(week: ServerWeek): Promise<Things> {
  const { rng } = week.kit;
  const categories = week.categories.body.categories.map((row) => ({
    id: row.categoryId,
    title: row.categoryTitle,
    revenue: row.revenue,
  }));
  return {
    sellers: await sellersOf(week),
    brands: week.brands.body.map((row) => ({ id: row.brandId, title: row.brandTitle, revenue: row.revenue })),
    categories,
    products: await productsOf(
      week,
      rng.sample(categories, 4).map(({ id }) => id),
    ),
  };
}

/** Whether a title contains every word of a text; undefined where lower case depends on context. */
function contains(title: string, text: string): boolean | undefined {
  const hasWords = (toLower: (text: string) => string) =>
    toLower(text)
      .split(/\s+/)
      .every((word) => toLower(title).includes(word));
  const plain = hasWords(lower);
  return plain === hasWords((text) => text.toLowerCase()) ? plain : undefined;
}

/** Reads the Kaspi id of a result whose title does not contain the text. */
async function kaspiIdOf(week: ServerWeek, kind: Kind, id: number): Promise<string | undefined> {
  if (kind === 'sellers')
    return (await week.read(contract.seller.info, { sellerId: id }))?.body.sellerInfo.sellerKaspiId;
  if (kind !== 'products') return undefined;
  const all = await productsOf(
    week,
    week.categories.body.categories.map((row) => row.categoryId),
  );
  return all.find((product) => product.id === id)?.kaspiId;
}

const isBefore = (one: Thing, other: Thing) =>
  one.revenue > other.revenue || (one.revenue === other.revenue && one.id < other.id);

async function checkKind(
  week: ServerWeek,
  report: Report<{ find: Found }>,
  request: Question,
  kind: Kind,
  entities: readonly Thing[],
) {
  const lists = {
    sellers: [week.sellers],
    brands: [week.brands],
    categories: [week.categories],
    products: [],
  };
  const assert = assertionsOn(week.kit, report, ...lists[kind]);
  const text = request.text.trim();
  const kaspiIds = [text, ...(request.kaspiIds ?? [])];
  const found: readonly Thing[] = report.body.find[kind];
  const known = new Map(entities.map((entity) => [entity.id, entity]));
  for (const row of found) {
    const entity = known.get(row.id);
    if (kind !== 'products') assert.holds('find', entity !== undefined, `${kind} of the week`, row);
    if (entity) assert.amount('find', `${kind} ${row.id}: revenue`, entity.revenue, row.revenue);
    if (contains(row.title, text) !== false) continue;
    const kaspiId = entity?.kaspiId ?? (await kaspiIdOf(week, kind, row.id));
    assert.holds('find', kaspiIds.includes(kaspiId ?? ''), `${kind} named by ${JSON.stringify(text)}`, row);
  }
  const last = found.length === MAX_RESULTS ? found.at(-1) : undefined;
  const ids = new Set(found.map(({ id }) => id));
  const missing = entities.find(
    (entity) =>
      (contains(entity.title, text) === true || kaspiIds.includes(entity.kaspiId ?? '')) &&
      !ids.has(entity.id) &&
      !(last && isBefore(last, entity)),
  );
  assert.equal('find', `${kind} missing for ${JSON.stringify(text)}`, undefined, missing);
}

/** Links to an id in the forms that people paste; none where the id cannot be part of a link. */
function linksTo(path: (kaspiId: string) => string, kaspiId: string): Question[] {
  if (!/^\w+$/.test(kaspiId)) return [];
  return ['https://kaspi.kz', 'www.kaspi.kz', 'http://kaspi.kz', 'kaspi.kz'].map((host) => ({
    text: `${host}/shop/${path(kaspiId)}`,
    kaspiIds: [kaspiId],
  }));
}

/** A title as people type it: complete, in capitals, its words in the other order, in part, with a wildcard that is none. */
function variantsOf(week: ServerWeek, title: string): string[] {
  const letters = Array.from(title);
  const at = week.kit.rng.below(letters.length);
  const part = letters.slice(at, at + 4).join('');
  const backwards = title.trim().split(/\s+/).toReversed().join(' ');
  return [
    title,
    ` ${title.toUpperCase()}\u00a0`,
    backwards,
    part,
    lower(part),
    `${letters.slice(0, at).join('')}%`,
  ];
}

async function createSearches(week: ServerWeek, entities: Things): Promise<Question[]> {
  const { rng } = week.kit;
  const titles = Object.values(entities).flatMap((kind) => rng.sample(kind, 3).map(({ title }) => title));
  const texts = [...titles.flatMap((title) => variantsOf(week, title)), '%', '_', 'Без бренда', 'а', '1'];
  const shops = entities.sellers.flatMap(({ kaspiId }) => kaspiId ?? []);
  const articles = rng.sample(entities.products, 3).flatMap(({ kaspiId }) => kaspiId ?? []);
  const ids = [...shops, ...articles].flatMap((id) => [id, ` ${id}`, id.slice(0, -1), `${id}0`]);
  const levels = week.categories.body.categories[0];
  const tree = await week.read(contract.category.tree);
  const above = [levels?.category1LvlId, levels?.category2LvlId].map(
    (id) => tree?.body.categoryIdNameMap[String(id)],
  );
  return [
    ...[...texts, ...ids, ...above.map((title) => title ?? '')]
      .filter((text) => text.trim() !== '' && Array.from(text.trim()).length <= 500)
      .map((text) => ({ text })),
    ...articles.flatMap((id) => linksTo((one) => `p/kruzhka-${one}/?c=750000000`, id)),
    ...shops.flatMap((id) => linksTo((one) => `info/merchant/${one}/address-tab/?merchantId=${one}`, id)),
  ];
}

/** Checks the search by text against every entity of the week. */
export async function checkFind(week: ServerWeek): Promise<void> {
  const entities = await readEntities(week);
  for (const request of await createSearches(week, entities)) {
    const report = await week.read(contract.find.byText, { text: request.text });
    if (!report) continue;
    for (const kind of ['sellers', 'brands', 'categories', 'products'] as const)
      await checkKind(week, report, request, kind, entities[kind]);
  }
  const nothing = await week.read(contract.find.byText, { text: `нет такого ${unknownId(week)} №` });
  if (nothing)
    assertionsOn(week.kit, nothing).equal(
      'search-empty',
      'find',
      { sellers: [], brands: [], categories: [], products: [] },
      nothing.body.find,
    );
}
