import { contract } from '@vitrina/contract';
import { isSmall, sectionIdsOf, type ServerWeek } from '../server-week.ts';
import { type Endpoint, isHistory, paramNamesOf } from '../wire/endpoints.ts';
import { judgedReports } from '../kit.ts';
import { expectMissing } from './not-found.ts';
import { paramsFor, sampleParamsOf } from './sample-params.ts';

const idFields = ['sellerId', 'brandId', 'categoryId', 'sectionId', 'productId'] as const;
type IdField = (typeof idFields)[number];

/** A product as the lists of categories show it. */
interface Card {
  readonly productId: number;
  readonly kaspiId: string;
}

/** The ids that the lists of a week show. */
interface Shown {
  readonly ids: Readonly<Record<IdField, readonly number[]>>;
  readonly cards: readonly Card[];
}

/** The most categories of a large week whose products are read. */
const MAX_LISTS = 2;

async function readShown(week: ServerWeek): Promise<Shown> {
  const { sellers, brands, categories, kit } = week;
  const categoryId = categories.body.categories.map((row) => row.categoryId);
  const cards: Card[] = [];
  for (const id of isSmall(week) ? categoryId : kit.rng.sample(categoryId, MAX_LISTS)) {
    const list = await week.read(contract.category.products, { categoryId: id });
    cards.push(...(list?.body.productsByCategory ?? []));
  }
  return {
    ids: {
      sellerId: sellers.body.map((row) => row.sellerId),
      brandId: brands.body.map((row) => row.brandId),
      categoryId,
      sectionId: sectionIdsOf(week),
      productId: cards.map((card) => card.productId),
    },
    cards,
  };
}

/** Draws the cards of another week that a week lacks: none of its lists has them, nor does its search find them. */
async function drawAbsentCards(week: ServerWeek, own: Shown, cards: readonly Card[]): Promise<number[]> {
  const shown = new Set(own.ids.productId);
  const drawn = week.kit.rng.sample(
    cards.filter(({ productId }) => !shown.has(productId)),
    2,
  );
  if (isSmall(week)) return drawn.map(({ productId }) => productId);
  if (!week.kit.profiles.has('find')) return [];
  const absent: number[] = [];
  for (const { productId, kaspiId } of drawn) {
    const found = await week.read(contract.find.byText, { text: kaspiId });
    if (found?.body.find.products.every(({ id }) => id !== productId) === true) absent.push(productId);
  }
  return absent;
}

/**
 * The calls that must not know an id which their week lacks. Histories may know it from another week, and so may
 * changes, which compare with one.
 */
const callsWith = (week: ServerWeek, field: IdField): readonly Endpoint[] =>
  judgedReports(week.kit).filter(
    (endpoint) =>
      paramNamesOf(endpoint).includes(field) && !isHistory(endpoint) && !endpoint.name.endsWith('.changes'),
  );

async function expectAbsent(week: ServerWeek, field: IdField, ids: readonly number[]): Promise<void> {
  const known = sampleParamsOf(week);
  for (const endpoint of callsWith(week, field))
    for (const id of new Set(ids))
      await expectMissing(week.kit, endpoint, { ...paramsFor(endpoint, known), [field]: id }, 'unknown-id');
}

/** Checks that calls do not know the ids of another week that theirs lacks, nor those of another kind and the next. */
async function checkForeign(week: ServerWeek, own: Shown, foreign: Shown): Promise<void> {
  const { rng } = week.kit;
  for (const field of idFields) {
    const used = new Set(own.ids[field]);
    const isForeign = (id: number) => id > 0 && !used.has(id);
    if (field === 'productId') {
      await expectAbsent(week, field, await drawAbsentCards(week, own, foreign.cards));
      if (!isSmall(week)) continue;
    } else {
      // Calls most often accept a wrong id of their own kind, for example one of another week.
      await expectAbsent(week, field, rng.sample(foreign.ids[field].filter(isForeign), 2));
    }
    const next = own.ids[field].flatMap((id) => [id - 1, id + 1]).filter(isForeign);
    const others = idFields.flatMap((kind) => (kind === field ? [] : foreign.ids[kind])).filter(isForeign);
    await expectAbsent(week, field, [...rng.sample(next, 1), ...rng.sample([...new Set(others)], 1)]);
  }
}

/** Checks that a category above the leaves is no category of its own. */
async function checkUpperCategories(week: ServerWeek): Promise<void> {
  const [row] = week.categories.body.categories;
  const leaves = new Set(week.categories.body.categories.map(({ categoryId }) => categoryId));
  const upper = [row?.category1LvlId, row?.category2LvlId].filter((id) => id !== undefined);
  await expectAbsent(
    week,
    'categoryId',
    upper.filter((id) => !leaves.has(id)),
  );
}

/** Checks ids that the lists of a week show to be absent, as far as the week itself can tell. */
export async function checkAbsentIds(week: ServerWeek): Promise<void> {
  const shown = await readShown(week);
  await checkForeign(week, shown, shown);
  await checkUpperCategories(week);
}

/** Checks that ids which only one of two weeks has are unknown to the other. */
export async function checkOtherWeek(week: ServerWeek, other: ServerWeek): Promise<void> {
  const [shown, ofOther] = [await readShown(week), await readShown(other)];
  await checkForeign(week, shown, ofOther);
  await checkForeign(other, ofOther, shown);
}
