import { expect, test } from 'vitest';
import { readSearchParams } from './search-params.ts';
import { againstParam } from './week-search-params.ts';

test.each([
  ['against=2026-W45', '2026-W45'],
  ['against=2026-W00', undefined],
  ['against=', undefined],
  ['', undefined],
])('the week that an address compares with: %j', (address, against) => {
  expect(readSearchParams({ against: againstParam }, new URLSearchParams(address))).toEqual({ against });
});
