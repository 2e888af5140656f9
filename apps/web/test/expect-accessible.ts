import axe from 'axe-core';
import { expect } from 'vitest';
import { expectToFit } from './expect-to-fit.ts';

const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A desktop, a tablet, 1280 px at 200 % zoom and two phones, px. */
const WIDTHS = [1440, 768, 640, 360, 320];

/** Describes the structure of a row: elements, classes and attribute names without their texts. */
const describeStructure = (row: Element): string =>
  [row, ...row.querySelectorAll('*')]
    .map((element) =>
      [element.tagName, element.className, element.textContent === '', ...element.getAttributeNames()].join(),
    )
    .join();

/** Finds table rows with the structure of an earlier row, for which a rule has the same result. */
function findRepeatedRows(selector: string): Element[] {
  const structures = new Map<Element | null, Set<string>>();
  return [...document.querySelectorAll(`${selector} :is(tr, [role="row"])`)].filter((row) => {
    const seen = structures.get(row.parentElement) ?? new Set();
    structures.set(row.parentElement, seen);
    return seen.size === seen.add(describeStructure(row)).size;
  });
}

/** Runs axe and returns its violations, one a line. */
async function findViolations(selector: string, runOnly: axe.RunOptions['runOnly']) {
  const context = { include: [selector], exclude: findRepeatedRows(selector) };
  const { violations } = await axe.run(context, {
    ...(runOnly && { runOnly }),
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true } },
    preload: false,
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/**
 * Expects no violation of WCAG 2.2 AA, including target size, on a desktop and a phone, and no horizontal overflow at
 * any width. The dark theme is checked only for contrast, since themes differ only in colours.
 * @param selector limits the check to a part of the page
 */
export async function expectAccessible(selector = 'html'): Promise<void> {
  for (const width of WIDTHS) {
    await expectToFit(width);
    if (width !== 320 && width !== 1440) continue;
    // A sticky header covers parts of a scrolled page, and the rest of a covered button counts as too small.
    window.scrollTo(0, 0);
    document.documentElement.dataset['theme'] = 'light';
    expect
      .soft(await findViolations(selector, { type: 'tag', values: WCAG_TAGS }), `${width} px`)
      .toEqual([]);
    document.documentElement.dataset['theme'] = 'dark';
    const contrastViolations = await findViolations(selector, { type: 'rule', values: ['color-contrast'] });
    expect.soft(contrastViolations, `${width} px, dark`).toEqual([]);
  }
  delete document.documentElement.dataset['theme'];
}
