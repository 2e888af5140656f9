import axe from 'axe-core';
import { expect } from 'vitest';
import { expectToFit } from './at-width.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A desktop, a tablet, a desktop of 1280 px at 200 %, two phones: windows are made narrower, as people do. */
const WIDTHS = [1440, 768, 640, 360, 320];

/** How a row is made: its parts, how each looks and which attributes it has, whatever they say. */
const makeOf = (row: Element): string =>
  [row, ...row.querySelectorAll('*')]
    .map((part) =>
      [part.tagName, part.className, part.textContent === '', ...part.getAttributeNames()].join(),
    )
    .join();

/** The rows of tables that are made as one before them: a rule says of them what it said of that one. */
function rowsMadeAlike(where: string): Element[] {
  const made = new Map<Element | null, Set<string>>();
  return [...document.querySelectorAll(`${where} :is(tr, [role="row"])`)].filter((row) => {
    const seen = made.get(row.parentElement) ?? new Set();
    made.set(row.parentElement, seen);
    return seen.size === seen.add(makeOf(row)).size;
  });
}

/** What a rule has against the page, as far as a machine can tell. */
async function violations(where: string, runOnly: axe.RunOptions['runOnly']) {
  const asked = { include: [where], exclude: rowsMadeAlike(where) };
  const { violations: found } = await axe.run(asked, {
    ...(runOnly && { runOnly }),
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true } },
    preload: false,
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
/**
 * Holds what is seen to WCAG 2.2 AA, targets' sizes included, on a desktop and a phone, in light and dark:
 * a theme changes colours alone, so that dark is asked about contrast. On its way it fits every width.
 * @param where all of the page, or the part of it that is new
 */
export async function expectAccessible(where = 'html'): Promise<void> {
  for (const width of WIDTHS) {
    await expectToFit(width);
    if (width !== 320 && width !== 1440) continue;
    document.documentElement.dataset['theme'] = 'light';
    expect.soft(await violations(where, { type: 'tag', values: tags }), `${width} px`).toEqual([]);
    document.documentElement.dataset['theme'] = 'dark';
    const ofColour = await violations(where, { type: 'rule', values: ['color-contrast'] });
    expect.soft(ofColour, `${width} px, dark`).toEqual([]);
  }
  delete document.documentElement.dataset['theme'];
}
