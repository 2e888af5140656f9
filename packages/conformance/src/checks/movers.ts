import { contract, type Mover, type Movers } from '@vitrina/contract';
import { formatWeek, weekOrdinal } from '../computation/calendar.ts';
import { toHundredths } from '../computation/money.ts';
import { computeGroups, type MoverWeeks, toSides } from '../computation/mover-groups.ts';
import type { Assertions } from '../assertions.ts';
import { assertionsOn } from '../kit.ts';
import { type Period, readServerWeek, type ServerWeek } from '../server-week.ts';

interface Listed {
  readonly id: number;
  readonly title: string;
  readonly revenue: number;
  readonly salesCount: number;
}

/** The entities of each kind that a week lists. */
const listed = {
  sellers: ({ sellers }: ServerWeek): Listed[] =>
    sellers.body.map((row) => ({ ...row, id: row.sellerId, title: row.sellerTitle })),
  brands: ({ brands }: ServerWeek): Listed[] =>
    brands.body.map((row) => ({ ...row, id: row.brandId, title: row.brandTitle })),
  categories: ({ categories }: ServerWeek): Listed[] =>
    categories.body.categories.map((row) => ({ ...row, id: row.categoryId, title: row.categoryTitle })),
};

const sidesOf = (rows: readonly Listed[]) =>
  toSides(
    rows.map(({ id, revenue, salesCount }) => ({ id, revenue: toHundredths(revenue), units: salesCount })),
  );

const totalOf = (week: ServerWeek) => toHundredths(week.info.body.weekInfo.revenue);

/** The movers that follow from the lists of two weeks; `isNewOf` is known where no other week lies before. */
function expectMovers(
  of: keyof typeof listed,
  week: ServerWeek,
  before: ServerWeek | undefined,
  isNewOf: MoverWeeks['isNewOf'],
): Movers {
  const [now, earlier] = [listed[of](week), before ? listed[of](before) : []];
  const titles = new Map([...earlier, ...now].map(({ id, title }) => [id, title]));
  return computeGroups({
    now: sidesOf(now),
    before: before ? sidesOf(earlier) : null,
    total: totalOf(week),
    totalBefore: before ? totalOf(before) : 0n,
    titleOf: (id) => titles.get(id) ?? '',
    isNewOf,
  });
}

/** Checks a difference of two listed amounts, each of which a JSON number has rounded; null equals null alone. */
function checkChange(assert: Assertions, label: string, expected: number | null, actual: number | null) {
  if (expected === null || actual === null) assert.equal('mover-rows', label, expected, actual);
  else assert.amount('mover-rows', label, expected, actual);
}

function checkRow(
  assert: Assertions,
  label: string,
  expected: Mover,
  { share, shareBefore, change, ...own }: Mover,
) {
  const { share: expectedShare, shareBefore: expectedBefore, change: expectedChange, ...exact } = expected;
  assert.equal('mover-rows', label, exact, own);
  checkChange(assert, `${label} change`, expectedChange, change);
  assert.ratio('mover-rows', `${label} share`, expectedShare, share);
  assert.ratio('mover-rows', `${label} shareBefore`, expectedBefore, shareBefore);
}

function checkGroups(assert: Assertions, expected: Movers, own: Movers) {
  for (const name of ['entered', 'left', 'gained', 'lost'] as const) {
    const { rows: expectedRows, ...sums } = expected[name];
    const { rows, ...ownSums } = own[name];
    assert.equal('mover-groups', `${name}: count`, sums.count, ownSums.count);
    for (const sum of ['revenueBefore', 'revenue', 'change'] as const)
      assert.amount('mover-groups', `${name}: ${sum}`, sums[sum], ownSums[sum]);
    assert.equal('mover-rows', `${name}: number of rows`, expectedRows.length, rows.length);
    for (const [at, row] of rows.entries()) {
      const expectedRow = expectedRows[at];
      if (expectedRow) checkRow(assert, `${name} ${at}`, { ...expectedRow, isNew: row.isNew }, row);
    }
  }
  assert.equal('mover-groups', 'unchangedCount', expected.unchangedCount, own.unchangedCount);
  assert.equal('overtakers', 'overtook', expected.overtook, own.overtook);
}

/** Checks `isNew` as far as two weeks show it. */
function checkIsNew(assert: Assertions, movers: Movers, isOnlyWeekBefore: boolean) {
  for (const name of ['entered', 'left', 'gained', 'lost'] as const)
    for (const { id, isNew } of movers[name].rows) {
      if (name !== 'entered') assert.equal('is-new', `${name} ${id} isNew`, false, isNew);
      else if (isOnlyWeekBefore) assert.equal('is-new', `${name} ${id} isNew`, true, isNew);
    }
}

/** Checks the movers of the market against the lists of the week and of the ISO week before it. */
export async function checkMovers(week: ServerWeek, published: readonly Period[]): Promise<void> {
  const ordinal = weekOrdinal(week) ?? 0;
  const earlier = published.filter((one) => (weekOrdinal(one) ?? ordinal) < ordinal);
  const previous = earlier.find((one) => weekOrdinal(one) === ordinal - 1);
  const before = previous && (await readServerWeek(week.kit, previous));
  if (previous && !before) return;
  for (const kind of ['sellers', 'brands', 'categories'] as const) {
    const report = await week.read(contract.market.movers, { of: kind });
    if (!report) continue;
    const { against, movers } = report.body;
    const assert = assertionsOn(week.kit, report, week[kind]);
    assert.equal('against', 'against', previous ? formatWeek(previous) : null, against);
    checkGroups(
      assert,
      expectMovers(kind, week, before, () => null),
      movers,
    );
    checkIsNew(assert, movers, earlier.length === 1);
  }
}
