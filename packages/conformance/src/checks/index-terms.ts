import { type CategoryIndex, contract } from '@vitrina/contract';
import { computeIndices, describeIndex, rankIndex, type WeekIndices } from '../computation/week-indices.ts';
import type { Assertions } from '../assertions.ts';
import { assertionsOn, type Report } from '../kit.ts';
import { readAllOffers, type ServerWeek } from '../server-week.ts';
import { sampleRows } from './sample-rows.ts';

type Terms = Omit<CategoryIndex, 'categoryId'>;

/** Checks that the terms of an index multiply to it and share its loss. */
function checkProduct({ terms, potentialProfitIndex }: Terms, name: string, assert: Assertions): void {
  if (potentialProfitIndex === 0)
    return assert.equal('index-terms', `${name} terms without sales`, [], terms);
  const product = terms.reduce((all, { value, weight }) => all * value ** weight, 1);
  assert.ratio('index-terms', `${name} product of the terms`, potentialProfitIndex, product);
  const losses = terms.reduce((total, { loss }) => total + loss, 0);
  assert.ratio('index-terms', `${name} sum of the losses`, 1, losses);
}

/** Checks every term of an index, with its inputs, against the computed one. */
function compareTerms(actual: Terms, expected: Terms, name: string, assert: Assertions): void {
  const shape = ({ formulaVersion, terms }: Terms) => ({
    formulaVersion,
    terms: terms.map((term) => [term.name, term.inputs.map((input) => input.name)]),
  });
  assert.equal('index-inputs', `${name} terms and their inputs`, shape(expected), shape(actual));
  for (const [at, term] of expected.terms.entries()) {
    const own = actual.terms[at];
    if (own === undefined) continue;
    for (const field of ['value', 'weight', 'loss'] as const)
      assert.ratio('index-inputs', `${name} ${term.name} ${field}`, term[field], own[field]);
    for (const [inputAt, { name: input, value, reference }] of term.inputs.entries()) {
      const ownInput = own.inputs[inputAt];
      if (ownInput === undefined) continue;
      assert.ratio('index-inputs', `${name} ${input}`, value, ownInput.value);
      assert.ratio('index-inputs', `${name} ${input} reference`, reference, ownInput.reference);
    }
  }
}

interface Level {
  /** Every entity of the level with its index. */
  readonly rows: readonly { readonly potentialProfitIndex: number }[];
  readonly indices: WeekIndices['categories'] | undefined;
}

function checkIndex(
  week: ServerWeek,
  report: Report<unknown>,
  own: Terms,
  id: number,
  { rows, indices }: Level,
) {
  const assert = assertionsOn(week.kit, report);
  const all = rows.map((row) => row.potentialProfitIndex);
  const places = all.filter((index) => index > 0).length;
  assert.equal('index-place', `${id} place`, rankIndex(own.potentialProfitIndex, all), own.place);
  assert.equal('index-place', `${id} placesCount`, places, own.placesCount);
  checkProduct(own, String(id), assert);
  if (indices) compareTerms(own, describeIndex(indices, id), String(id), assert);
}

/** The most categories whose products are read, and the most products of each. */
const [MAX_CATEGORIES, MAX_PRODUCTS] = [4, 8];

/** Checks the indices of some products: their places among all of the week only where all are computed. */
async function checkProductTerms(week: ServerWeek, indices: WeekIndices | undefined): Promise<void> {
  const { kit, categories } = week;
  const products = indices && { rows: [...indices.products.values()], indices: indices.products };
  for (const { categoryId } of kit.rng.sample(categories.body.categories, MAX_CATEGORIES)) {
    const list = await week.read(contract.category.products, { categoryId });
    if (!list) continue;
    const rows = list.body.productsByCategory;
    const inCategory = rows.map((row) => row.potentialProfitIndex);
    for (const { productId, potentialProfitIndex } of sampleRows(rows, kit.rng).slice(0, MAX_PRODUCTS)) {
      const report = await week.read(contract.product.index, { productId });
      const info = await week.read(contract.product.info, { productId });
      if (!report || !info) continue;
      const { productIndex: own } = report.body;
      const assert = assertionsOn(kit, report, list);
      const place = rankIndex(own.potentialProfitIndex, inCategory);
      const count = inCategory.filter((index) => index > 0).length;
      assert.equal('index-place', `${productId} indexPlaceInCategory`, place, own.indexPlaceInCategory);
      assert.equal(
        'index-place',
        `${productId} indexPlacesInCategoryCount`,
        count,
        own.indexPlacesInCategoryCount,
      );
      assert.ratio('same-everywhere', 'potentialProfitIndex', potentialProfitIndex, own.potentialProfitIndex);
      assertionsOn(kit, report, info).ratio(
        'same-everywhere',
        'demandIndex',
        info.body.productInfo.demandIndex,
        own.demandIndex,
      );
      if (products) checkIndex(week, report, own, productId, products);
      else checkProduct(own, String(productId), assert);
    }
  }
}

/** Checks what the indices of categories, brands and products consist of; in a small week by computing them from every offer. */
export async function checkIndexTerms(week: ServerWeek): Promise<void> {
  const offers = await readAllOffers(week);
  const indices = offers && computeIndices(offers);
  const categories = { rows: week.categories.body.categories, indices: indices?.categories };
  for (const row of sampleRows(categories.rows, week.kit.rng)) {
    const report = await week.read(contract.category.index, { categoryId: row.categoryId });
    if (!report) continue;
    const { categoryIndex } = report.body;
    checkIndex(week, report, categoryIndex, row.categoryId, categories);
    for (const field of ['potentialProfitIndex', 'demandIndex'] as const)
      assertionsOn(week.kit, report, week.categories).ratio(
        'same-everywhere',
        field,
        row[field],
        categoryIndex[field],
      );
  }
  const brands = { rows: week.brands.body, indices: indices?.brands };
  for (const row of sampleRows(brands.rows, week.kit.rng)) {
    const report = await week.read(contract.brand.index, { brandId: row.brandId });
    if (!report) continue;
    const { brandIndex } = report.body;
    checkIndex(week, report, brandIndex, row.brandId, brands);
    const assert = assertionsOn(week.kit, report, week.brands);
    assert.ratio(
      'same-everywhere',
      'potentialProfitIndex',
      row.potentialProfitIndex,
      brandIndex.potentialProfitIndex,
    );
    assert.ratio(
      'same-everywhere',
      'demandIndex',
      row.salesCount === 0 ? null : row.demandIndex,
      brandIndex.demandIndex,
    );
  }
  await checkProductTerms(week, indices);
}
