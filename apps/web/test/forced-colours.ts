import { wish } from './emulated.ts';

/** For the rest of the test the system's few colours replace the page's own. */
export const forceColours = (): Promise<void> => wish({ 'forced-colors': 'active' });

/** The colour behind an element's text: what lets through shows what is below. */
function groundOf(element: Element): string {
  const { backgroundColor } = getComputedStyle(element);
  if (!backgroundColor.endsWith(', 0)')) return backgroundColor;
  return element.parentElement ? groundOf(element.parentElement) : 'Canvas';
}

/** A line around or under an element, where it is drawn at all. */
function lineOf(style: CSSStyleDeclaration, side: string): string {
  const [width, kind, colour] = ['width', 'style', 'color'].map((of) =>
    style.getPropertyValue(`${side}-${of}`),
  );
  return kind === 'none' || width === '0px' ? '' : `${side} ${width} ${colour}`;
}

/** What is left of an element's look, its own and that of the few elements around it. */
export function lookOf(element: Element, around = 3): string {
  const style = getComputedStyle(element);
  const lines = ['outline', 'border-top', 'border-bottom'].map((side) => lineOf(style, side));
  const own = [...lines, style.color, style.textDecorationLine, groundOf(element)].join(' ');
  const outer = around > 0 && element.parentElement ? lookOf(element.parentElement, around - 1) : '';
  return `${own} | ${outer}`;
}
