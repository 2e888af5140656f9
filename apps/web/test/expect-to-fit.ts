import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { flushConsoleErrors } from './console-errors.ts';

/** Browsers report this when one resize causes another; the next frame is right. */
const RESIZE_LOOP = /ResizeObserver loop/;

/** Finds elements beyond the right edge, unless an ancestor scrolls or clips them. */
function findOverflowing(width: number): string[] {
  if (document.documentElement.scrollWidth <= width) return [];
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement));
  return [...document.body.querySelectorAll('*')]
    .filter(
      (element) => element.getBoundingClientRect().right > width + 0.5 && !isClipped(element.parentElement),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}

/** Sets the window's width, px, and expects no horizontal overflow. */
export async function expectToFit(width: number): Promise<void> {
  await page.viewport(width, 900);
  await expect.poll(() => findOverflowing(width), { message: `${width} px`, timeout: 30_000 }).toEqual([]);
  expect(flushConsoleErrors().filter((text) => !RESIZE_LOOP.test(text))).toEqual([]);
}
