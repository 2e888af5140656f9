import { describe, expect, test } from 'vitest';
import { fieldKinds, toDisplayNumber, type FieldKind } from '../fields/field-definition.ts';
import { createRangeTest } from './rounding.ts';

const figures = (Object.keys(fieldKinds) as FieldKind[]).filter((kind) => fieldKinds[kind].align === 'end');

const formatShown = (kind: FieldKind, value: number): number =>
  Number(fieldKinds[kind].format(value).replaceAll(/\s/g, '').replace(',', '.'));

/** Values around rounding steps, where binary fractions are inexact. */
const values = Array.from({ length: 600 }, (_, step) => [
  step / 200,
  (step / 200 / 100) * 100,
  step * 17.35,
  Math.sqrt(step) * 1e6,
  (step * 1.7) / 1e5,
  step / 1e4,
]).flat();

describe('A range filter accepts displayed values', () => {
  test.each([
    ['share', 33.14, { from: null, to: 33.1 }, true],
    ['share', 33.15, { from: null, to: 33.1 }, false],
    ['share', 33.05, { from: 33.1, to: null }, true],
    ['share', 0.0041, { from: 0.0042, to: null }, false],
    ['share', 0.004_15, { from: 0.0042, to: null }, true],
    ['share', 0.0996, { from: 0.1, to: null }, true],
    ['share', 0.0994, { from: 0.1, to: null }, false],
    ['share', 0.000_001, { from: null, to: 0 }, false],
    ['share', 0, { from: null, to: 0 }, true],
    ['money', 1499.5, { from: 1500, to: null }, true],
    ['money', 1500.5, { from: null, to: 1500 }, false],
    ['rating', 4.45, { from: 4.5, to: 4.5 }, true],
    ['index', 0.699, { from: 0.7, to: null }, true],
    ['index', 0.574, { from: 0.57, to: 0.57 }, true],
    ['hhi', 1499.9, { from: 1500, to: null }, false],
    ['money', Number.NaN, { from: null, to: 1 }, false],
  ] as const)('%s of %d in %j: %s', (kind, value, range, passes) => {
    expect(createRangeTest(range, fieldKinds[kind].rounding)(value)).toBe(passes);
  });

  test.each(figures)('%s: agrees with the displayed value for every value and bound', (kind) => {
    const { rounding } = fieldKinds[kind];
    const known = values.filter((value) => toDisplayNumber(kind, value) !== null);
    const wrong = known.filter((value) => {
      const read = formatShown(kind, value);
      const bounds = [read, Number(value.toFixed(1)), Number(value.toFixed(2))];
      return bounds.some(
        (bound) =>
          createRangeTest({ from: bound, to: null }, rounding)(value) !== read >= bound ||
          createRangeTest({ from: null, to: bound }, rounding)(value) !== read <= bound,
      );
    });
    expect(wrong).toEqual([]);
  });
});
