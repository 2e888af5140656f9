/** Functions that run in the page. Each is sent as source, without its scope. */

/** Finds the first visible element by selector and part of its name; returns its box once nothing covers it. */
export const locate = (selector: string, name: string) => {
  const readName = (element: HTMLElement) =>
    `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`.replaceAll(/\s+/g, ' ');
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) && readName(candidate).includes(name),
  );
  if (element === undefined) return null;
  const isOutside = ({ top, bottom }: DOMRect) => top < 60 || bottom > innerHeight - 10;
  if (isOutside(element.getBoundingClientRect()))
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const topmost = document.elementFromPoint(x, y);
  if (topmost === null || !(element.contains(topmost) || topmost.contains(element))) return null;
  return { x, y, left, top, width, height };
};

/** Checks whether the page shows its heading and loads nothing. */
export const isSettled = () =>
  document.readyState === 'complete' &&
  document.querySelector('h1') !== null &&
  document.querySelector('[aria-busy=true], .animate-breathe') === null &&
  !document.body.innerText.includes('Загрузка…');

/** Reads the text of the first element, with plain spaces. */
export const readText = (selector: string) =>
  document.querySelector<HTMLElement>(selector)?.innerText.replaceAll(/\s+/g, ' ') ?? null;

/** Counts the rows of the table, including hidden ones. */
export const countRows = () =>
  Number(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount') ?? 0);

/** Reads the label or text of the focused element. */
export const readFocusedText = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null;

/** Reads the headers, the totals and the first rows of the table; the number of rendered rows depends on the window. */
export const readFirstRows = () =>
  ['thead tr', 'tfoot tr', 'tbody tr']
    .flatMap((rows) => [...document.querySelectorAll(`[role=grid] ${rows}`)])
    .slice(0, 8)
    .map(({ textContent }) => textContent)
    .join('\n');

/** Scrolls a line down; returns the distance and the height of its scrollbar, px. */
export const measureLine = (selector: string) => {
  const line = document.querySelector<HTMLElement>(selector);
  if (line === null) return null;
  line.scrollBy(0, 10);
  const { borderTopWidth, borderBottomWidth } = getComputedStyle(line);
  const borders = Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth);
  return { scrolled: line.scrollTop, bar: line.offsetHeight - line.clientHeight - borders };
};
