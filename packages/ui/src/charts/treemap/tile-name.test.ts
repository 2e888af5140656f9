import { describe, expect, test } from 'vitest';
import { fitSectionHeader, fitTileName } from './tile-name.ts';

const inTile = (title: string, width: number, height: number) => fitTileName(title, { width, height });

describe('The name in a tile', () => {
  test('takes one line if it fits, with the figure below', () => {
    expect(inTile('Холодильники', 160, 60)).toEqual({
      lines: ['Холодильники'],
      isSmall: false,
      hasFigure: true,
    });
  });

  test('breaks between words, and shrinks before it is left out', () => {
    expect(inTile('Стиральные машины', 90, 60)).toMatchObject({
      lines: ['Стиральные', 'машины'],
      isSmall: false,
    });
    expect(inTile('Стиральные машины', 80, 32)).toMatchObject({ isSmall: true });
    expect(inTile('ТВ-приставки', 82, 40)?.lines).toEqual(['ТВ-', 'приставки']);
  });

  test('is whole in two lines or absent', () => {
    expect(inTile('Холодильники', 60, 60)).toBeUndefined();
    expect(inTile('Смартфоны', 200, 12)).toBeUndefined();
    expect(inTile('Товары для дома и для дачи', 60, 90)).toBeUndefined();
  });
});

describe('The header of a section', () => {
  test('has its share only beside the whole name', () => {
    expect(fitSectionHeader('Обувь', '2,0\u202f%', 80)).toEqual({ hasShare: true, isCut: false });
    expect(fitSectionHeader('Обувь', '2,0\u202f%', 50)).toEqual({ hasShare: false, isCut: false });
    expect(fitSectionHeader('Продукты питания', '2,0\u202f%', 84)).toEqual({ hasShare: false, isCut: true });
  });
});
