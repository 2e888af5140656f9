import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFeed, type TestFeed } from '../../../test/feed.ts';
import { openPublishedMarket } from '../../../test/oracle/published-market.ts';
import { claimInstallation } from '../../installation/claim-installation.ts';
import { listPublishedWeeks } from '../../store/published-weeks.ts';
import { lockFeed } from '../feed-lock.ts';
import { recoverWeeks } from './recover-weeks.ts';
import { upgradeWeek } from './upgrade-week.ts';

let feed: TestFeed;
beforeAll(async () => {
  feed = await openTestFeed();
  const header = 'Дата;Продавец;Артикул;Товар;Категория;Цена;Продажи';
  const days = ['02.11.2026', '03.11.2026', '09.11.2026', '10.11.2026', '11.11.2026', '12.11.2026'];
  const rows = days.map((day) => `${day};Жол;1;Чай;Еда;100;13`);
  await feed.write('days.csv', `${[header, ...rows].join('\n')}\n`);
  await feed.write('seller.csv', `${header}\n10.11.2026;Базар;1;Чай;Еда;90;1\n`);
  const intake = { mapping: {}, partial: true };
  await feed.ingest(['days.csv', 'seller.csv'], { intake });
});
afterAll(() => feed.close());

const readDays = async (weekNumber: number) =>
  openPublishedMarket(feed.analytics, feed.store).read('period.weekInfo', { year: 2026, weekNumber });

const expectDays = async () => {
  expect(await readDays(45)).toMatchObject({ weekInfo: { daysCount: 2, offersCount: 1 } });
  expect(await readDays(46)).toMatchObject({ weekInfo: { daysCount: 1, offersCount: 2 } });
};

test('a week says how many of its days were loaded, the fewest of its files', expectDays);

test('a recovered week still says so', async () => {
  await feed.store.db.deleteFrom('published_weeks').execute();
  const { recovered } = await recoverWeeks(feed, { takeOver: false });
  expect(recovered).toHaveLength(2);
  await expectDays();
});

test('so does a week that is built again', async () => {
  const { analytics, store } = feed;
  const installation = await claimInstallation(analytics, store);
  await using lock = await lockFeed(store);
  for (const week of await listPublishedWeeks(store))
    expect(await upgradeWeek({ analytics, store, installation, lock }, week)).toBe(true);
  await expectDays();
});
