import { expect, test } from 'vitest';
import { keepInScope } from './keep-in-scope.ts';

const shared = 'sellerId=101&year=2026&weekNumber=46&tab=products';

test('the page of a link begins with the search params of the shared address', () => {
  expect(keepInScope('', shared)).toBe(shared);
});

test('a reader’s choices stay', () => {
  expect(keepInScope('?sellerId=101&year=2026&weekNumber=46&tab=brands&products.sort=-price', shared)).toBe(
    undefined,
  );
});

test.each([
  '?sellerId=102&year=2026&weekNumber=46&tab=brands',
  '?sellerId=101&sellerId=102&year=2026&weekNumber=46&tab=brands',
  '?sellerId=101&year=2026&weekNumber=45&tab=brands',
  '?sellerId=101&year=2026&weekNumber=46&tab=brands&against=2026-W01',
  '?sellerId=101&year=2026&weekNumber=46&tab=brands&brandId=7',
  '?tab=brands',
])('%s becomes that of the link', (search) => {
  expect(keepInScope(search, shared)).toBe('tab=brands&year=2026&weekNumber=46&sellerId=101');
});

test('the compared week is the link’s', () => {
  const compared = 'brandId=7&year=2026&weekNumber=46&against=2026-W40';
  expect(keepInScope('?brandId=7&year=2026&weekNumber=46', compared)).toBe(
    'year=2026&weekNumber=46&against=2026-W40&brandId=7',
  );
});
