import { Package } from 'lucide-react';
import { expect, test } from 'vitest';
import type { Standing } from '../option.ts';
import { rankGroups } from './rank-groups.ts';

const toOption = (title: string, revenue: number, standing?: Standing) => ({
  key: title,
  title,
  icon: Package,
  revenue,
  standing,
  target: { to: '/' },
});

test('the best match leads whatever its kind: the whole title, its start, the start of a word, then revenue', () => {
  const groups = [
    { title: 'Продавцы', options: [toOption('Asamat', 900), toOption('Nomad Sam', 60)] },
    { title: 'Бренды', options: [toOption('Samsonite', 30), toOption('Samsung', 507)] },
    { title: 'Категории', options: [] },
  ];
  const rankNames = (text: string) =>
    rankGroups(groups, text).map(({ options }) => options.map(({ title }) => title));
  expect(rankNames('sam')).toEqual([['Samsung', 'Samsonite'], ['Nomad Sam', 'Asamat'], []]);
  expect(rankNames('nomad sam')[0]).toEqual(['Nomad Sam', 'Asamat']);
});

test('titles with the words precede larger ones that sound alike', () => {
  const options = [toOption('Samsung Galaxy', 900), toOption('Чехол Самсунг галакси', 1)];
  const ranked = rankGroups([{ title: 'Товары', options }], 'галакси самсунг');
  expect(ranked[0]?.options.map(({ title }) => title)).toEqual(['Чехол Самсунг галакси', 'Samsung Galaxy']);
});

test('the own shop leads, then its main categories and brands, the followed, the recent, the others by revenue', () => {
  const options = [
    toOption('Samsung', 900),
    toOption('Samsonite', 800),
    toOption('Sam Recent', 1, 'recent'),
    toOption('Sam Followed', 2, 'followed'),
    toOption('Sam Category', 3, 'ofMine'),
    toOption('ИП Sam', 4, 'mine'),
  ];
  const [ranked] = rankGroups([{ title: 'Все', options }], 'sam');
  expect(ranked?.options.map(({ title }) => title)).toEqual([
    'ИП Sam',
    'Sam Category',
    'Sam Followed',
    'Sam Recent',
    'Samsung',
    'Samsonite',
  ]);
  const kinds = options.map((option) => ({ title: option.title, options: [option] }));
  expect(rankGroups(kinds, 'sam')[0]?.title).toBe('ИП Sam');
});

test('what is followed precedes neither nearer titles nor, by letters inside a word, better matches', () => {
  const options = [
    toOption('Самсунг Маркет', 5, 'followed'),
    toOption('Nosamsung', 5, 'mine'),
    toOption('Samsung', 1),
  ];
  const [ranked] = rankGroups([{ title: 'Все', options }], 'samsung');
  expect(ranked?.options.map(({ title }) => title)).toEqual(['Samsung', 'Nosamsung', 'Самсунг Маркет']);
});
