import { wish } from './emulated.ts';

/** For the rest of the test the system's few colours replace the page's own: dark letters on light, or the reverse. */
export const forceColours = (scheme: 'dark' | 'light' = 'light'): Promise<void> =>
  wish({ 'forced-colors': 'active', 'prefers-color-scheme': scheme });

/** The colour behind an element's text: what lets through shows what is below. */
function groundOf(element: Element): string {
  const { backgroundColor } = getComputedStyle(element);
  if (!/^rgba.*, 0\)$/.test(backgroundColor)) return backgroundColor;
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

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** How light a colour is, 0–1 as WCAG counts it; what lets more than half through is as light as the ground. */
function lightOf(colour: string, ground: number): number {
  if (canvas === null) throw new Error('No canvas');
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  if (alpha < 128) return ground;
  const linear = (part: number) => (part <= 10 ? part / 3295 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** How much the boldest of some colours stands out from a ground, as WCAG counts it: 1–21. */
function contrast(colours: readonly string[], on: Element | null): number {
  const ground = lightOf(on === null ? 'Canvas' : groundOf(on), 1);
  const ratios = colours.map((colour) => {
    const light = lightOf(colour, ground);
    return (Math.max(light, ground) + 0.05) / (Math.min(light, ground) + 0.05);
  });
  return Math.max(1, ...ratios);
}

/** How much a shape stands out: a picture's by its fill and line, a box by its ground and border. */
export function contrastOfShape(element: Element): number {
  const style = getComputedStyle(element);
  if (!(element instanceof SVGElement)) {
    const border = lineOf(style, 'border-top') === '' ? [] : [style.borderTopColor];
    return contrast([style.backgroundColor, ...border], element.parentElement);
  }
  const paints = [style.fill, style.stroke].filter((paint) => paint !== 'none');
  return contrast(paints, element.closest('svg')?.parentElement ?? null);
}

/** How much words stand out from what they are written on. */
export const contrastOfWords = (element: Element): number =>
  element instanceof SVGElement
    ? contrast([getComputedStyle(element).fill], element.closest('svg')?.parentElement ?? null)
    : contrast([getComputedStyle(element).color], element);
