import { describe, expect, test } from 'vitest';
import { fieldDefinitions } from './field-definitions.ts';
import { formatHeader, formatValue, readField, toDisplayNumber } from './field-definition.ts';

describe('Field definitions', () => {
  test('a column header has the unit', () => {
    expect(formatHeader(fieldDefinitions.revenue)).toBe('Выручка, ₸');
    expect(formatHeader(fieldDefinitions.shareRevenueFromSeller)).toBe('Доля у продавца, %');
    expect(formatHeader(fieldDefinitions.competitorsCount)).toBe('Конкуренты');
  });

  test('a header uses the short label', () => {
    expect(formatHeader(fieldDefinitions.potentialProfitIndex)).toBe('Перспективность');
  });

  test('every field is explained in one sentence', () => {
    for (const { explanation: hint } of Object.values(fieldDefinitions)) {
      expect(hint).toMatch(/^.+\.$/s);
      expect(hint).not.toMatch(/[.!?] [А-ЯЁ«]/);
    }
  });
});

describe('A cell shows', () => {
  test('shares of 0–1 as percent without the sign, small ones with two digits', () => {
    expect(formatValue('share', 0.331)).toBe('33,1');
    expect(formatValue('share', 0.000_042)).toBe('0,0042');
    expect(toDisplayNumber('share', 0.5)).toBe(50);
  });

  test('the name of brand 0 in the language of the interface, other brands as they are', () => {
    expect(readField({ brandId: 0, brandTitle: 'No brand' }, 'brandTitle')).toBe('Без бренда');
    expect(readField({ brandId: 7, brandTitle: 'No brand' }, 'brandTitle')).toBe('No brand');
    expect(readField({ brandId: 0, categoryTitle: 'No brand' }, 'categoryTitle')).toBe('No brand');
  });

  test('null as «—»', () => {
    expect(formatValue('share', null)).toBe('—');
    expect(formatValue('money', null)).toBe('—');
  });

  test('a rating or an average price of 0 as «—»: unknown', () => {
    expect(formatValue('rating', 0)).toBe('—');
    expect(formatValue('price', 0)).toBe('—');
  });

  test('an index of 0 as «—»: nothing was sold', () => {
    expect(formatValue('prospect', 0)).toBe('—');
    expect(formatValue('index', 0)).toBe('—');
  });

  test('a revenue or a number of sales of 0 as 0', () => {
    expect(formatValue('money', 0)).toBe('0');
    expect(formatValue('count', 0)).toBe('0');
  });
});
