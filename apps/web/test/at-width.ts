import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { takeComplaints } from './complaints.ts';

/** What browsers say when a resized part resizes another: it is drawn right in the next frame. */
const LATE = /ResizeObserver loop/;

/** What sticks out of a window to the right, unless something around it scrolls or cuts it off. */
function stickingOut(width: number): string[] {
  if (document.documentElement.scrollWidth <= width) return [];
  const isCut = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > width + 0.5 && !isCut(element.parentElement))
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}

/** Makes the window so wide, and waits until nothing sticks out of it to the side. */
export async function expectToFit(width: number): Promise<void> {
  await page.viewport(width, 900);
  await expect.poll(() => stickingOut(width), { message: `${width} px`, timeout: 15_000 }).toEqual([]);
  expect(takeComplaints().filter((text) => !LATE.test(text))).toEqual([]);
}
