import { expect, test } from 'vitest';
import { layoutWaterfall } from './waterfall-layout.ts';

test('stands each step on the level that the one before reached', () => {
  const { steps, levels, after } = layoutWaterfall(100, [50, -100]);
  expect(steps[0]).toEqual({ bottom: levels[0], top: levels[1] });
  expect(steps[1]).toEqual({ bottom: levels[2], top: levels[1] });
  expect(after.top).toBe(levels[2]);
  expect(Math.max(...levels)).toBe(1);
});

test('breaks the axis unless a level is zero', () => {
  expect(layoutWaterfall(100, [5]).isBroken).toBe(true);
  const fromNothing = layoutWaterfall(0, [30, -10]);
  expect([fromNothing.isBroken, fromNothing.before.top, fromNothing.after.top]).toEqual([false, 0, 20 / 30]);
});
