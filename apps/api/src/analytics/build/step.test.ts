import { expect, test } from 'vitest';
import { sql } from '../report/sql.ts';
import { type BuildStep, sortSteps } from './step.ts';

const step = (table: string, ...needs: string[]): BuildStep => ({
  table,
  needs,
  sql: sql`SELECT 1`,
});

test('a step comes after every step that fills a table that it needs', () => {
  const [profile, titles, moreTitles, offers] = [
    step('profile', 'title', 'offer'),
    step('title', 'offer'),
    step('title', 'offer', 'feed'),
    step('offer', 'feed'),
  ];
  expect(sortSteps([profile, titles, moreTitles, offers], ['feed'])).toEqual([
    offers,
    titles,
    moreTitles,
    profile,
  ]);
});

test('steps that need each other are an error that names their tables', () => {
  expect(() => sortSteps([step('one', 'two'), step('two', 'one')], [])).toThrow('one, two');
});

test('a step that needs a table that nothing fills is an error', () => {
  expect(() => sortSteps([step('one', 'nothing')], [])).toThrow('one');
});
