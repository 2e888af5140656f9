import { openAnalytics } from '../src/analytics/analytics.ts';
import { snapshotParams, type Report } from '../src/analytics/report/report.ts';
import { brandReports } from '../src/brand/reports.ts';
import { categoryReports } from '../src/category/reports.ts';
import { sellerReports } from '../src/seller/reports.ts';
import type { PublishedWeekRecord } from '../src/store/published-weeks.ts';
import type { Market } from './market.ts';

/** A report and the values that it is asked for with. */
export interface Question {
  report: Report;
  values: Readonly<Record<string, string | number>>;
  /** What the engine alone is asked with: the values, and what the week's pointer says. */
  asked: Readonly<Record<string, unknown>>;
}

const reports = {
  seller: Object.values(sellerReports),
  brand: Object.values(brandReports),
  category: Object.values(categoryReports),
};

/** Who or what a week is about. */
export type Entity = keyof typeof reports;

/** The address of a question that is asked by GET. */
export const pathOf = ({ report, values }: Question): string =>
  report.route.path.replace(/:(\w+)/g, (_, name: string) => String(values[name]));

const question = (report: Report, week: PublishedWeekRecord, value: Record<string, number>): Question => {
  const { year, weekNumber } = week;
  const values = { year, weekNumber, ...value };
  return { report, values, asked: { ...values, ...snapshotParams(week) } };
};

interface Found {
  id: number;
  rows: number;
}

const find = async (
  { dataDir, weeks: [{ snapshot }] }: Market,
  sql: string,
  params = {},
): Promise<Found[]> => {
  const analytics = await openAnalytics({ dataDir });
  try {
    return await analytics.rows<Found>(sql, { snapshot, ...params });
  } finally {
    await analytics.close();
  }
};

/** Some sellers, brands or categories of the first week, always the same ones. */
const someOf = (market: Market, entity: Entity, count: number) =>
  find(
    market,
    `SELECT ${entity}_id AS id, 0 AS rows FROM ${entity}
    WHERE snapshot = {snapshot:UInt32} AND id > 0 ORDER BY cityHash64(id) LIMIT {count:UInt32}`,
    { count },
  );

/** Questions for as many different sellers, brands or categories, over all weeks in turn. */
const askAbout = async (
  market: Market,
  entity: Entity,
  count: number,
  asked: readonly Report[],
): Promise<Question[]> => {
  const found = await someOf(market, entity, count);
  const { weeks } = market;
  return found.flatMap(({ id }, at) => {
    const report = asked[at % asked.length];
    return report ? [question(report, weeks[at % weeks.length] ?? weeks[0], { [`${entity}Id`]: id })] : [];
  });
};

/** Profiles, each of another seller, brand or category. */
export const profiles = (market: Market, entity: Entity, count: number): Promise<Question[]> => {
  const info = { seller: sellerReports.info, brand: brandReports.info, category: categoryReports.info };
  return askAbout(market, entity, count, [info[entity]]);
};

/** A small, a middling and a large answer of the first week, and the rows of the last two. */
export interface Answers {
  questions: Readonly<Record<'small' | 'middling' | 'large', Question>>;
  rows: Readonly<Record<'middling' | 'large', number>>;
}

const findAnswers = async (market: Market): Promise<Answers> => {
  const [seller] = await find(
    market,
    `SELECT seller_id AS id, count() AS rows FROM seller_offer WHERE snapshot = {snapshot:UInt32}
    GROUP BY id ORDER BY abs(toInt64(rows) - 266), id LIMIT 1`,
  );
  const [category] = await find(
    market,
    `SELECT category_id AS id, products_count AS rows FROM category WHERE snapshot = {snapshot:UInt32}
    ORDER BY rows DESC, id LIMIT 1`,
  );
  if (!seller || !category) throw new Error('The week has no seller or no category');
  const [week] = market.weeks;
  return {
    questions: {
      small: question(sellerReports.info, week, { sellerId: seller.id }),
      middling: question(sellerReports.products, week, { sellerId: seller.id }),
      large: question(categoryReports.products, week, { categoryId: category.id }),
    },
    rows: { middling: seller.rows, large: category.rows },
  };
};

const found = new Map<string, Promise<Answers>>();

/** A seller with about 266 products, his profile and his products; and the products of the largest category. */
export const answersOf = (market: Market): Promise<Answers> => {
  const name = `${market.dataDir} ${market.weeks[0].contentHash}`;
  const known = found.get(name) ?? findAnswers(market);
  found.set(name, known);
  return known;
};

/** So many questions of every kind that is asked by GET about a seller, a brand or a category. */
export const mixedQuestions = async (market: Market, count: number): Promise<Question[]> => {
  const share = Math.ceil(count / 3);
  const mixed = await Promise.all(
    (['seller', 'brand', 'category'] as const).map((entity) => {
      const byGet = reports[entity].filter(
        ({ route }) => route.method === 'GET' && route.path.includes(`:${entity}Id`),
      );
      return askAbout(market, entity, share, byGet);
    }),
  );
  return mixed.flat().slice(0, count);
};
