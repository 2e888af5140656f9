import { describe, expect, test } from 'vitest';
import { fieldDefinitions } from './field-definitions.ts';
import { formatHeader, toDisplayNumber, formatValue } from './field-definition.ts';

describe('A field has one definition', () => {
  test('the head of a column carries the unit', () => {
    expect(formatHeader(fieldDefinitions.revenue)).toBe('Выручка, ₸');
    expect(formatHeader(fieldDefinitions.shareRevenueFromSeller)).toBe('Доля у продавца, %');
    expect(formatHeader(fieldDefinitions.competitorsCount)).toBe('Конкуренты');
  });

  test('a narrow head may say «Перспективность»', () => {
    expect(formatHeader(fieldDefinitions.potentialProfitIndex)).toBe('Перспективность');
  });

  test('every field is explained in one sentence', () => {
    for (const { explanation: hint } of Object.values(fieldDefinitions)) {
      expect(hint).toMatch(/^.+\.$/s);
      expect(hint).not.toMatch(/[.!?] [А-ЯЁ«]/);
    }
  });
});

describe('A cell writes', () => {
  test('shares of 0–1 as percent with one decimal, the sign left to the head', () => {
    expect(formatValue('share', 0.331)).toBe('33,1');
    expect(toDisplayNumber('share', 0.5)).toBe(50);
  });

  test('null as «—»', () => {
    expect(formatValue('share', null)).toBe('—');
    expect(formatValue('money', null)).toBe('—');
  });

  test('a rating or an average price of 0 as «—», since none is known', () => {
    expect(formatValue('rating', 0)).toBe('—');
    expect(formatValue('price', 0)).toBe('—');
  });

  test('a revenue or a number of sales of 0 as 0', () => {
    expect(formatValue('money', 0)).toBe('0');
    expect(formatValue('count', 0)).toBe('0');
  });
});
