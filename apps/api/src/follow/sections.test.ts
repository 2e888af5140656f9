import { beforeEach, expect, test } from 'vitest';
import { follow, mine, openAccountApi } from '../../test/account-api.ts';
import { closeAfterAll } from '../../test/close-after-all.ts';

/** An offer of a section and category of its own. */
const sold = (at: number, sales_count: number) => ({
  seller_id: 1,
  product_id: at,
  category_id: at,
  category_2_lvl_id: 100 + at,
  category_1_lvl_id: 1000 + at,
  price: 10,
  sales_count,
});

/** Section 1001 falls from the first place to the sixth; 1008 leaves and 1007 enters. */
const same = [sold(2, 600), sold(3, 500), sold(4, 400), sold(5, 300), sold(6, 200)];
const api = await closeAfterAll(
  openAccountApi({
    45: [sold(1, 700), ...same, sold(8, 100)],
    46: [sold(1, 100), ...same, sold(7, 50)],
  }),
);
beforeEach(() => api.signIn());

const section = (id: number, note = '') => ({ kind: 'section', id, note, isMine: false });

test('followed sections are kept beside the entities, and stay when a client that does not know them saves', async () => {
  const sections = [section(1002, 'к зиме'), section(101)];
  const saved = await api.replaceAll([mine], { sections });
  expect(saved).toMatchObject({ status: 200, body: { follows: [mine], sections } });
  const follows = [follow('category', 1)];
  expect((await api.put(follows, saved.etag)).body).toEqual({ follows, sections });
  expect((await api.send('GET', '/follows')).body).toEqual({ follows, sections });
  expect((await api.replaceAll([], { sections: [] })).body).toEqual({ follows: [], sections: [] });
});

test.each([
  ['the same section twice', [section(1002), section(1002)]],
  ['a section as the own shop', [{ ...section(1002), isMine: true }]],
  ['another kind', [follow('category', 1)]],
  ['over 100 sections', Array.from({ length: 101 }, (_, at) => section(at + 1))],
])('sections with %s are refused', async (_, sections) => {
  expect(await api.replaceAll([], { sections })).toMatchObject({ status: 400, code: 'VALIDATION_ERROR' });
});

test('the events of sections are told beside those of entities, and are seen like these', async () => {
  await api.replaceAll([follow('category', 7)], {
    sections: [1007, 1008, 1001, 1999].map((id) => section(id)),
  });
  const { count, unseenCount, events, sectionEvents, followed, followedSections } = await api.readEvents();
  expect(events).toMatchObject([{ kind: 'category', id: 7, type: 'entered' }]);
  expect([count, unseenCount, followed.length]).toEqual([1, 1, 1]);
  expect(
    sectionEvents.map(({ id, type, before, after, amount }) => [id, type, before, after, amount]),
  ).toEqual([
    [1001, 'revenue', 7000, 1000, 7000],
    [1001, 'place', 1, 6, 7000],
    [1008, 'left', 1000, null, 1000],
    [1007, 'entered', null, 500, null],
  ]);
  expect(sectionEvents[0]).toMatchObject({ kind: 'section', title: 'Раздел 1001', isUnseen: true });
  expect(followedSections.map(({ id, revenueBefore, revenue }) => [id, revenueBefore, revenue])).toEqual([
    [1007, null, 500],
    [1008, 1000, null],
    [1001, 7000, 1000],
  ]);
  await api.send('POST', '/events/seen', { year: 2026, weekNumber: 46 });
  const seen = await api.readEvents();
  expect(seen.sectionEvents.map(({ isUnseen }) => isUnseen)).toEqual([false, false, false, false]);
});
