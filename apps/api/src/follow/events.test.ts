import { beforeEach, expect, test } from 'vitest';
import { closeAfterAll } from '../../test/close-after-all.ts';
import { follow, mine, openAccountApi } from '../../test/account-api.ts';

const api = await closeAfterAll(openAccountApi());
beforeEach(() => api.signIn());

test('the events of a week start with the own shop’s, and name the entrants of a followed card', async () => {
  await api.replaceAll([follow('product', 1), mine]);
  const { against, events, followed, count } = await api.readEvents();
  expect(against).toBe('2026-W45');
  expect(count).toBe(events.length);
  const undercut = {
    kind: 'seller',
    id: 1,
    title: 'Продавец 1',
    type: 'undercut',
    before: 100,
    after: 95,
    productId: 1,
    productName: 'Товар 1',
    sellerId: 2,
    sellerTitle: 'Продавец 2',
    price: 100,
    amount: 2000,
    isUnseen: true,
  };
  const came = { kind: 'product', id: 1, type: 'entered', sellerId: 3, after: 130, amount: 3100 };
  expect(events).toEqual([undercut, expect.objectContaining(came)]);
  expect(followed.map(({ kind, title }) => [kind, title])).toEqual([
    ['product', 'Товар 1'],
    ['seller', 'Продавец 1'],
  ]);
});

test('there are no events without followed entities, without a week before, and of entities that no week has', async () => {
  expect(await api.readEvents()).toEqual({
    against: '2026-W45',
    count: 0,
    unseenCount: 0,
    events: [],
    followed: [],
    sectionEvents: [],
    followedSections: [],
  });
  await api.replaceAll([mine, follow('seller', 99)]);
  const first = await api.readEvents(45);
  expect(first).toMatchObject({ against: null, count: 0, events: [] });
  expect(first.followed).toHaveLength(1);
});

test('the events of an unpublished week are REPORT_NOT_FOUND', async () => {
  expect(await api.send('GET', '/events/2026/44')).toMatchObject({ status: 404, code: 'REPORT_NOT_FOUND' });
  expect(await api.send('POST', '/events/seen', { year: 2026, weekNumber: 44 })).toMatchObject({
    status: 404,
  });
});

test('the events of a week are unseen until the person marks them, and again after following anew', async () => {
  await api.replaceAll([mine]);
  expect(await api.readEvents()).toMatchObject({ unseenCount: 1 });
  const seen = await api.send('POST', '/events/seen', { year: 2026, weekNumber: 46 });
  expect(seen).toMatchObject({ status: 200, body: { unseenCount: 0 } });
  expect(await api.readEvents()).toMatchObject({ unseenCount: 0, events: [{ isUnseen: false }] });
  await api.replaceAll([follow('product', 1), mine]);
  const { events, unseenCount } = await api.readEvents();
  expect(events.map(({ kind, isUnseen }) => [kind, isUnseen])).toEqual([
    ['seller', false],
    ['product', true],
  ]);
  expect(unseenCount).toBe(1);
});
