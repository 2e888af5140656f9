import { type BrandChanges, contract, type SellerChanges } from '@vitrina/contract';
import type { Assertions } from '../assertions.ts';
import { assertionsOn } from '../kit.ts';
import type { ServerWeek } from '../server-week.ts';
import { sampleRows } from './sample-rows.ts';

/** What a cell and the totals have in common. */
type Split = Pick<
  SellerChanges,
  | 'revenueBefore'
  | 'revenue'
  | 'demandEffect'
  | 'shareEffect'
  | 'priceEffect'
  | 'addedEffect'
  | 'removedEffect'
>;

type Cell = SellerChanges['products'][number] | BrandChanges['cells'][number];

/** The most rows of a list that is cut. */
const MAX_ROWS = 2000;

const effectsOf = (split: Split) => [
  split.demandEffect,
  split.shareEffect,
  split.priceEffect,
  split.addedEffect,
  split.removedEffect,
];

const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((all, value) => all + (value ?? 0), 0);

const changeOf = ({ revenue, revenueBefore }: Pick<Split, 'revenue' | 'revenueBefore'>) =>
  (revenue ?? 0) - (revenueBefore ?? 0);

/** Checks that effects sum to the change, to the precision of the largest of them; without a week before all are null. */
function checkSum(split: Split, name: string, isCompared: boolean, assert: Assertions): void {
  const effects = effectsOf(split);
  if (!isCompared) {
    assert.holds(
      'effects-sum',
      effects.every((effect) => effect === null),
      `${name}: no effect`,
      effects,
    );
    return;
  }
  const size = sum(effects.map((effect) => Math.abs(effect ?? 0)));
  const isExact = Math.abs(sum(effects) - changeOf(split)) <= 0.004 + 1e-12 * size;
  const areNumbers = effects.every((effect) => effect !== null);
  assert.holds(
    'effects-sum',
    isExact && areNumbers,
    `${name}: effects that sum to ${changeOf(split)}`,
    effects,
  );
}

function checkState(cell: Cell, name: string, isCompared: boolean, assert: Assertions): void {
  const { revenue, revenueBefore, salesCount, salesCountBefore, isWithinChance } = cell;
  const expected = revenueBefore === null ? 'entered' : revenue === null ? 'left' : 'stayed';
  assert.equal('states-agree', `${name} state`, isCompared ? expected : null, cell.state);
  const isNull = salesCount === null || salesCountBefore === null;
  assert.equal('states-agree', `${name} isWithinChance null`, isNull, isWithinChance === null);
  if (isNull) return;
  const [now, before] = [salesCount, salesCountBefore].map((units) => 2 * Math.sqrt(units + 3 / 8));
  const isChance = Math.abs((now ?? 0) - (before ?? 0)) < 1.96 * Math.SQRT2;
  assert.equal('within-chance', `${name} isWithinChance`, isChance, isWithinChance);
}

/** Checks the totals, and each cell as far as the list is complete. */
function checkChanges(
  changes: Split & Pick<SellerChanges, 'marketEffect' | 'ownEffect' | 'count'>,
  cells: readonly (Cell & { readonly id: number })[],
  isCompared: boolean,
  assert: Assertions,
): void {
  checkSum(changes, 'the totals', isCompared, assert);
  if (isCompared) {
    const split = sum([changes.marketEffect, changes.ownEffect]);
    assert.amount('effects-sum', 'marketEffect + ownEffect', changeOf(changes), split);
  }
  assert.equal('counts', 'listed', Math.min(changes.count, MAX_ROWS), cells.length);
  const order = cells.toSorted((a, b) => Math.abs(changeOf(b)) - Math.abs(changeOf(a)) || a.id - b.id);
  const first = order.findIndex(
    (cell, at) => Math.abs(changeOf(cell)) !== Math.abs(changeOf(cells[at] ?? cell)),
  );
  assert.equal('list-order', 'first row out of order', -1, first);
  for (const cell of cells) {
    checkSum(cell, String(cell.id), isCompared, assert);
    checkState(cell, String(cell.id), isCompared, assert);
  }
  if (cells.length < changes.count) return;
  assert.amount(
    'sums',
    'revenue of the cells',
    changes.revenue ?? 0,
    sum(cells.map(({ revenue }) => revenue)),
  );
  const before = sum(cells.map(({ revenueBefore }) => revenueBefore));
  assert.amount('sums', 'revenueBefore of the cells', changes.revenueBefore ?? 0, before);
}

/** Checks why the revenue of sellers and brands changed, from the week before by default. */
export async function checkAllChanges(week: ServerWeek): Promise<void> {
  for (const { sellerId, revenue } of sampleRows(week.sellers.body, week.kit.rng)) {
    const report = await week.read(contract.seller.changes, { sellerId });
    if (!report) continue;
    const assert = assertionsOn(week.kit, report);
    const { against, sellerChanges } = report.body;
    const cells = sellerChanges.products.map((cell) => ({ ...cell, id: cell.productId }));
    checkChanges(sellerChanges, cells, against !== null, assert);
    assertionsOn(week.kit, report, week.sellers).amount(
      'same-everywhere',
      'revenue',
      revenue,
      sellerChanges.revenue ?? 0,
    );
  }
  for (const { brandId, list } of await brandsWithCategories(week)) {
    const report = await week.read(contract.brand.changes, { brandId });
    if (!report) continue;
    const assert = assertionsOn(week.kit, report);
    const { against, brandChanges } = report.body;
    const cells = brandChanges.cells.map((cell) => ({ ...cell, id: cell.categoryId }));
    checkChanges(brandChanges, cells, against !== null, assert);
    const present = cells.filter(({ state }) => state !== 'left').length;
    if (cells.length === brandChanges.count)
      assertionsOn(week.kit, report, list).equal(
        'states-agree',
        'present',
        list.body.brandCategories.length,
        present,
      );
  }
}

async function brandsWithCategories(week: ServerWeek) {
  const ids = sampleRows(week.brands.body, week.kit.rng).map(({ brandId }) => brandId);
  const lists = await Promise.all(ids.map((brandId) => week.read(contract.brand.categories, { brandId })));
  return ids.flatMap((brandId, at) => {
    const list = lists[at];
    return list ? [{ brandId, list }] : [];
  });
}
