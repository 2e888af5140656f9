import { describe, expect, test } from 'vitest';
import { faces } from './faces.ts';
import { headOf, numberOf, writeValue } from './faces/face.ts';

describe('A field has one face', () => {
  test('the head of a column carries the unit', () => {
    expect(headOf(faces.revenue)).toBe('Выручка, ₸');
    expect(headOf(faces.shareRevenueFromSeller)).toBe('Доля у продавца, %');
    expect(headOf(faces.competitorsCount)).toBe('Конкуренты');
  });

  test('a narrow head may say «Перспективность»', () => {
    expect(headOf(faces.potentialProfitIndex)).toBe('Перспективность');
  });

  test('every field is explained in one sentence', () => {
    for (const { hint } of Object.values(faces)) {
      expect(hint).toMatch(/^.+\.$/s);
      expect(hint).not.toMatch(/[.!?] [А-ЯЁ«]/);
    }
  });
});

describe('A cell writes', () => {
  test('shares of 0–1 as percent with one decimal, the sign left to the head', () => {
    expect(writeValue('share', 0.331)).toBe('33,1');
    expect(numberOf('share', 0.5)).toBe(50);
  });

  test('null as «—»', () => {
    expect(writeValue('share', null)).toBe('—');
    expect(writeValue('money', null)).toBe('—');
  });

  test('a rating or an average price of 0 as «—», since none is known', () => {
    expect(writeValue('rating', 0)).toBe('—');
    expect(writeValue('price', 0)).toBe('—');
  });

  test('a revenue or a number of sales of 0 as 0', () => {
    expect(writeValue('money', 0)).toBe('0');
    expect(writeValue('count', 0)).toBe('0');
  });
});
