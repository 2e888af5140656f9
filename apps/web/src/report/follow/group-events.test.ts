import type { FollowEvent } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { describeGroup } from './describe-group.ts';
import { groupEvents } from './group-events.ts';

const SHOP = 101;

const event: FollowEvent = {
  kind: 'seller',
  id: SHOP,
  title: 'Aspan Home',
  type: 'undercut',
  before: 1,
  after: 1,
  productId: null,
  productName: null,
  sellerId: null,
  sellerTitle: null,
  price: null,
  amount: null,
  isUnseen: false,
};

const undercut = (productId: number, amount: number | null, isUnseen = false): FollowEvent => ({
  ...event,
  productId,
  productName: `Товар ${productId}`,
  amount,
  isUnseen,
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('events of one kind are one group, with their number, sum and largest first', () => {
  const [group, ...others] = groupEvents([undercut(1, 100), undercut(2, 300, true), undercut(3, null)], SHOP);
  expect(others).toEqual([]);
  expect(group).toMatchObject({ isMine: true, amount: 400, isUnseen: true });
  expect(group?.events.map(({ productId }) => productId)).toEqual([2, 1, 3]);
  if (group === undefined) throw new Error('No group');
  const { title, href } = describeGroup(group);
  expect(plain(title)).toBe('3 товара: появилось дешевле');
  expect(href).toContain('tab=prices&only=undercut-now');
});

test('the own shop’s groups come first, then the largest amounts; unknown amounts last', () => {
  const brand = {
    ...event,
    kind: 'brand' as const,
    id: 7,
    title: 'Dreame',
    type: 'revenue' as const,
    amount: 900,
  };
  const category = { ...event, kind: 'category' as const, id: 31, type: 'concentration' as const };
  const other = { ...event, id: 102, type: 'place' as const, amount: 950 };
  const groups = groupEvents([category, brand, other, undercut(1, 5)], SHOP);
  expect(groups.map(({ type }) => type)).toEqual(['undercut', 'place', 'revenue', 'concentration']);
  expect(groups.map(({ amount }) => amount)).toEqual([5, 950, 900, null]);
});

test('the same happening to sellers and brands, or to a card and its offers, is not one group', () => {
  const entered = { ...event, id: 102, type: 'entered' as const };
  const ofBrand = { ...entered, kind: 'brand' as const };
  const ofProduct = { ...entered, kind: 'product' as const, id: 5002 };
  const offers = [103, 104].map((sellerId) => ({
    ...ofProduct,
    sellerId,
    sellerTitle: `Продавец ${sellerId}`,
  }));
  const groups = groupEvents([entered, ofBrand, ofProduct, ...offers], undefined);
  expect(groups.map(({ events }) => events.length)).toEqual([1, 1, 1, 2]);
  const ofOffers = groups.at(-1);
  if (ofOffers === undefined) throw new Error('No group');
  expect(describeGroup(ofOffers)).toMatchObject({
    title: 'Aspan Home: новые продавцы',
    detail: 'Продавец 103, Продавец 104',
  });
});
