/** Rows of the tables and lists of a screen. */
const ROWS = ':is(main, [role=main]) :is(tbody tr, [role=row], li)';

const CONTROLS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], [role=tab], [role=option]';

/** Whether a box is seen in the viewport: text for screen readers alone is a box of 1 px. */
const isSeen = ({ top, bottom, left, right, width, height }: DOMRect): boolean =>
  width > 1 && height > 1 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;

const isShown = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  element.closest('[aria-hidden=true], .sr-only, .shown-on-focus:not(:focus)') === null;

/** Whether an element is a row of a table or list, or in one. A head of a table is none. */
const isInRow = (element: Element): boolean => {
  const row = element.closest(ROWS);
  return row !== null && row.querySelector('[role=columnheader], th[scope=col]') === null;
};

/** Lists the words seen in the viewport outside the rows of tables and lists. */
function listWords(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || !isShown(parent) || isInRow(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (isSeen(range.getBoundingClientRect()))
      words.push(...(node.textContent ?? '').split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)));
  }
  return words;
}

/** Counts what the viewport shows outside the rows of tables and lists: controls and words. */
export function countFirstScreen(): { controls: number; words: number } {
  const controls = [...document.querySelectorAll(CONTROLS)].filter(
    (element) => isShown(element) && isSeen(element.getBoundingClientRect()) && !isInRow(element),
  );
  return { controls: controls.length, words: listWords().length };
}
