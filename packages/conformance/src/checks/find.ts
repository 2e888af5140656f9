import { contract, type Found } from '@vitrina/contract';
import { measureDistance } from '../computation/spelling.ts';
import { assertionsOn, type Report } from '../kit.ts';
import type { ServerWeek } from '../server-week.ts';
import { type Kind, productsOf, readEntities, type Thing } from './find-entities.ts';
import { createSearches, type Question } from './find-questions.ts';
import { unknownId } from './sample-params.ts';
import { lower } from './title-search.ts';

/** The most results of one kind. */
const MAX_RESULTS = 20;

/** How far a title is from a text; undefined where lower case depends on context. */
function distanceOf(title: string, text: string): number | undefined {
  const plain = measureDistance(lower(title), lower(text));
  return plain === measureDistance(title.toLowerCase(), text.toLowerCase()) ? plain : undefined;
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

/** A result with its distance from the text. */
type Placed = Thing & { readonly distance: number };

/** Whether one result comes before another: the nearer, then the larger revenue, then the smaller id. */
const isBefore = (one: Placed, other: Placed) =>
  one.distance - other.distance || other.revenue - one.revenue || one.id - other.id;

/** How far the results may be: a mistake counts only where no kind has anything without one. */
const findAllowed = (found: Found, text: string) =>
  Object.values(found)
    .flat()
    .some(({ title }) => distanceOf(title, text) !== 2)
    ? 1
    : 2;

/** The results of a kind with their distances; undefined distances, of titles whose lower case depends on context, are 0. */
async function placeResults(
  week: ServerWeek,
  kind: Kind,
  found: readonly Thing[],
  { text, kaspiIds, known }: { text: string; kaspiIds: readonly string[]; known: ReadonlyMap<number, Thing> },
): Promise<Placed[]> {
  const placed: Placed[] = [];
  for (const row of found) {
    const distance = distanceOf(row.title, text) ?? 0;
    const kaspiId =
      known.get(row.id)?.kaspiId ?? (distance === 3 ? await kaspiIdOf(week, kind, row.id) : undefined);
    placed.push({ ...row, distance: kaspiIds.includes(kaspiId ?? '') ? 0 : distance });
  }
  return placed;
}

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
  const known = new Map(entities.map((entity) => [entity.id, entity]));
  const allowed = findAllowed(report.body.find, text);
  const found = await placeResults(week, kind, report.body.find[kind], { text, kaspiIds, known });
  for (const row of found) {
    const entity = known.get(row.id);
    if (kind !== 'products') assert.holds('find', entity !== undefined, `${kind} of the week`, row);
    if (entity) assert.amount('find', `${kind} ${row.id}: revenue`, entity.revenue, row.revenue);
    assert.holds('find', row.distance <= allowed, `${kind} named by ${JSON.stringify(text)}`, row);
  }
  const ids = found.map(({ id }) => id);
  assert.equal(
    'list-order',
    kind,
    found.toSorted(isBefore).map(({ id }) => id),
    ids,
  );
  const last = found.length === MAX_RESULTS ? found.at(-1) : undefined;
  const missing = entities.find((entity) => {
    const distance = kaspiIds.includes(entity.kaspiId ?? '') ? 0 : (distanceOf(entity.title, text) ?? 3);
    const isMissing = distance <= allowed && !ids.includes(entity.id);
    return isMissing && !(last && isBefore(last, { ...entity, distance }) < 0);
  });
  assert.equal('find', `${kind} missing for ${JSON.stringify(text)}`, undefined, missing);
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
