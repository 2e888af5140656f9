import { Package } from 'lucide-react';
import { expect, test } from 'vitest';
import { rankGroups } from './rank-groups.ts';

const toOption = (title: string, revenue: number) => ({
  key: title,
  title,
  icon: Package,
  revenue,
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
