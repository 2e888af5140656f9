import { MAX_HISTORY_WEEKS, contract } from '@vitrina/contract';
import type { Source } from '../findings.ts';
import { assertionsOn } from '../kit.ts';
import { type Period, sectionIdsOf, type ServerWeek } from '../server-week.ts';
import {
  brandFigures,
  categoryFigures,
  marketFigures,
  sectionFigures,
  sellerFigures,
  type WeekFigures,
} from './history-figures.ts';
import { checkWeek, checkWeeks, findWeek, type HistoryWeek } from './history-weeks.ts';
import { checkProductHistories } from './product-histories.ts';
import { checkSeries } from './revenue-series.ts';
import { nameOf, windowOf } from './windows.ts';

/** How the history of one kind of entity is read and what it must say. */
interface Kind {
  readonly name: 'seller' | 'brand' | 'category' | 'section';
  readonly read: (week: ServerWeek, id: number, weeks: number) => Promise<History | undefined>;
  readonly figures: (week: ServerWeek, id: number) => Promise<WeekFigures | undefined>;
  readonly titles: (week: ServerWeek) => Promise<ReadonlyMap<number, string>>;
  /** Ids of those that sold nothing in the week. */
  readonly unsold: (week: ServerWeek) => readonly number[];
}

/** A history with its title and the report that has it. */
interface History {
  readonly report: Source;
  readonly title: string;
  readonly weeks: readonly HistoryWeek[];
}

const unsoldOf = <Listed extends { salesCount: number }>(
  rows: readonly Listed[],
  id: (row: Listed) => number,
) => rows.filter(({ salesCount }) => salesCount === 0).map(id);

const kinds: readonly Kind[] = [
  {
    name: 'seller',
    figures: sellerFigures,
    titles: async ({ sellers }) => new Map(sellers.body.map((row) => [row.sellerId, row.sellerTitle])),
    unsold: ({ sellers }) => unsoldOf(sellers.body, (row) => row.sellerId),
    read: async (week, sellerId, weeks) => {
      const report = await week.read(contract.seller.history, { sellerId, weeks });
      const history = report?.body.sellerHistory;
      return (
        history && {
          report,
          title: history.sellerTitle,
          weeks: history.weeks,
        }
      );
    },
  },
  {
    name: 'brand',
    figures: brandFigures,
    titles: async ({ brands }) => new Map(brands.body.map((row) => [row.brandId, row.brandTitle])),
    unsold: ({ brands }) => unsoldOf(brands.body, (row) => row.brandId),
    read: async (week, brandId, weeks) => {
      const report = await week.read(contract.brand.history, { brandId, weeks });
      const history = report?.body.brandHistory;
      return history && { report, title: history.brandTitle, weeks: history.weeks };
    },
  },
  {
    name: 'category',
    figures: categoryFigures,
    titles: async ({ categories }) =>
      new Map(categories.body.categories.map((row) => [row.categoryId, row.categoryTitle])),
    unsold: ({ categories }) => unsoldOf(categories.body.categories, (row) => row.categoryId),
    read: async (week, categoryId, weeks) => {
      const report = await week.read(contract.category.history, { categoryId, weeks });
      const history = report?.body.categoryHistory;
      return (
        history && {
          report,
          title: history.categoryTitle,
          weeks: history.weeks,
        }
      );
    },
  },
  {
    name: 'section',
    figures: sectionFigures,
    titles: async (week) => {
      const tree = await week.read(contract.category.tree);
      const names = tree?.body.categoryIdNameMap ?? {};
      return new Map(sectionIdsOf(week).map((id) => [id, names[id] ?? '']));
    },
    unsold: () => [],
    read: async (week, sectionId, weeks) => {
      const report = await week.read(contract.section.history, { sectionId, weeks });
      const history = report?.body.sectionHistory;
      return history && { report, title: history.sectionTitle, weeks: history.weeks };
    },
  },
];

/** Ids of a kind: some of the latest week, one that sold nothing, one that only each of the weeks has. */
async function drawIds(
  { titles, unsold }: Kind,
  weeks: readonly [ServerWeek, ...ServerWeek[]],
): Promise<number[]> {
  const [latest, before] = weeks;
  const { rng } = latest.kit;
  const [ids, idsBefore] = [await titles(latest), before ? await titles(before) : new Map<number, string>()];
  const entered = [...ids.keys()].filter((id) => before && !idsBefore.has(id));
  const left = [...idsBefore.keys()].filter((id) => !ids.has(id));
  return [
    ...new Set([
      ...rng.sample([...ids.keys()], 2),
      ...rng.sample(unsold(latest), 1),
      ...rng.sample(entered, 1),
      ...rng.sample(left, 1),
    ]),
  ];
}

async function checkHistory(
  kind: Kind,
  id: number,
  weeks: readonly [ServerWeek, ...ServerWeek[]],
  published: readonly Period[],
) {
  const [latest] = weeks;
  const inWindow = windowOf(published, latest, MAX_HISTORY_WEEKS);
  const known = weeks.filter((week) => inWindow.includes(nameOf(week)));
  // An entity that is in no known week of the window may be in none at all.
  const titles = await Promise.all(known.map(kind.titles));
  const at = titles.findIndex((title) => title.has(id));
  const named = known[at];
  const history = named && (await kind.read(latest, id, MAX_HISTORY_WEEKS));
  if (!history) return;
  const { report, title } = history;
  const assert = assertionsOn(latest.kit, report);
  checkWeeks(assert, inWindow, history.weeks);
  for (const week of known) {
    const row = findWeek(history.weeks, week);
    if (!row) continue;
    const expected = await kind.figures(week, id);
    checkWeek(assertionsOn(latest.kit, report, ...(expected?.sources ?? [])), row, expected?.figures);
  }
  const last = history.weeks.findLast(({ isPresent }) => isPresent);
  if (last && nameOf(last) === nameOf(named))
    assert.equal('history-figures', 'the latest title', titles[at]?.get(id), title);
}

/** Checks the market's history, and that a window may be short. */
async function checkMarket(weeks: readonly [ServerWeek, ...ServerWeek[]], published: readonly Period[]) {
  const [latest] = weeks;
  for (const count of [2, MAX_HISTORY_WEEKS]) {
    const report = await latest.read(contract.market.history, { weeks: count });
    if (!report) continue;
    const assert = assertionsOn(latest.kit, report);
    const rows: readonly HistoryWeek[] = report.body.weekHistory.weeks;
    checkWeeks(assert, windowOf(published, latest, count), rows);
    for (const week of weeks) {
      const row = findWeek(rows, week);
      if (row) checkWeek(assert, row, marketFigures(week));
    }
  }
}

/** Checks histories against the profiles and lists of the latest week and another one. */
export async function checkHistories(
  weeks: readonly [ServerWeek, ...ServerWeek[]],
  published: readonly Period[],
): Promise<void> {
  await checkMarket(weeks, published);
  await checkProductHistories(weeks, published);
  for (const kind of kinds) {
    const ids = await drawIds(kind, weeks);
    for (const id of ids) await checkHistory(kind, id, weeks, published);
    if (kind.name === 'section') continue;
    const read = async (id: number, count: number) => {
      const history = await kind.read(weeks[0], id, count);
      return history && { title: history.title, revenues: history.weeks.map(({ revenue }) => revenue) };
    };
    await checkSeries(weeks[0], kind.name, ids, read, published);
  }
}
