import { expect, test } from 'vitest';
import { layoutWaterfall } from './waterfall-layout.ts';

test('stands each step on the level that the one before reached', () => {
  const { steps, levels, after } = layoutWaterfall(100, [50, -100]);
  expect(steps[0]).toEqual({ bottom: levels[0], top: levels[1] });
  expect(steps[1]).toEqual({ bottom: levels[2], top: levels[1] });
  expect(after.top).toBe(levels[2]);
  expect(Math.max(...levels)).toBe(1);
});

test('draws both ends in the ratio of their amounts, from zero', () => {
  const { before, after, zero } = layoutWaterfall(247, [80, -20]);
  expect([before.bottom, after.bottom, zero]).toEqual([0, 0, 0]);
  expect(after.top / before.top).toBeCloseTo(307 / 247);
});

test('cuts the axis where the steps are small, and fills no bar to it', () => {
  const { before, after, steps, zero } = layoutWaterfall(1000, [5]);
  expect(zero).toBeNull();
  expect(after.top - before.top).toBeCloseTo((steps[0]?.top ?? 0) - (steps[0]?.bottom ?? 0));
  for (const { bottom, top } of [before, after]) {
    expect(bottom).toBeGreaterThan(0);
    expect(top - bottom).toBeLessThan(0.05);
  }
});

test('draws a level below zero under the axis', () => {
  const { steps, zero, before } = layoutWaterfall(100, [-150, 70]);
  expect(zero).toBeCloseTo(50 / 150);
  expect(steps[0]).toEqual({ bottom: 0, top: 1 });
  expect(before.bottom).toBe(zero);
});
