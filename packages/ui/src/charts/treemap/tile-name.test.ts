import { describe, expect, test } from 'vitest';
import { fitSectionHeader, fitTileName } from './tile-name.ts';

const inTile = (title: string, width: number, height: number) => fitTileName(title, { width, height });

describe('The name in a tile', () => {
  test('takes one line if it fits, with the revenue below', () => {
    expect(inTile('Холодильники', 160, 60)).toEqual({
      lines: 1,
      isCut: false,
      isSmall: false,
      hasRevenue: true,
    });
  });

  test('breaks between words, and shrinks before it is truncated', () => {
    expect(inTile('Стиральные машины', 90, 60)).toMatchObject({ lines: 2, isCut: false, isSmall: false });
    expect(inTile('Стиральные машины', 80, 32)).toMatchObject({ lines: 2, isCut: false, isSmall: true });
    expect(inTile('ТВ-приставки', 82, 40)).toMatchObject({ lines: 2, isCut: false });
  });

  test('is truncated only if five letters remain', () => {
    expect(inTile('Холодильники', 60, 20)).toMatchObject({ lines: 1, isCut: true });
    expect(inTile('Холодильники', 40, 20)).toBeNull();
    expect(inTile('Смартфоны', 200, 12)).toBeNull();
  });
});

describe('The header of a section', () => {
  test('has its share if five letters of a long name fit, or all of a short one', () => {
    expect(fitSectionHeader('Продукты питания', '2,0\u202f%', 200)).toEqual({ hasShare: true, isCut: false });
    expect(fitSectionHeader('Продукты питания', '2,0\u202f%', 84)).toEqual({ hasShare: true, isCut: true });
    expect(fitSectionHeader('Продукты питания', '2,0\u202f%', 66)).toMatchObject({ hasShare: false });
    expect(fitSectionHeader('Обувь', '2,0\u202f%', 76)).toEqual({ hasShare: true, isCut: false });
  });
});
