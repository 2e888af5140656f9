import { emulateMedia } from './media-features.ts';

/** Emulates forced colours of a scheme for the rest of the test. */
export const forceColours = (scheme: 'dark' | 'light' = 'light'): Promise<void> =>
  emulateMedia({ 'forced-colors': 'active', 'prefers-color-scheme': scheme });

/** Finds the background colour behind an element, its own or an ancestor's. */
function getBackground(element: Element): string {
  const { backgroundColor } = getComputedStyle(element);
  if (!/^rgba.*, 0\)$/.test(backgroundColor)) return backgroundColor;
  return element.parentElement ? getBackground(element.parentElement) : 'Canvas';
}

/** Describes a border or outline; empty when it is not drawn. */
function describeLine(style: CSSStyleDeclaration, side: string): string {
  const [width, lineStyle, colour] = ['width', 'style', 'color'].map((property) =>
    style.getPropertyValue(`${side}-${property}`),
  );
  return lineStyle === 'none' || width === '0px' ? '' : `${side} ${width} ${colour}`;
}

/** Describes how an element and its nearest ancestors are drawn under forced colours. */
export function describeStyle(element: Element, ancestors = 3): string {
  const style = getComputedStyle(element);
  const lines = ['outline', 'border-top', 'border-bottom'].map((side) => describeLine(style, side));
  const own = [...lines, style.color, style.textDecorationLine, getBackground(element)].join(' ');
  const outer =
    ancestors > 0 && element.parentElement ? describeStyle(element.parentElement, ancestors - 1) : '';
  return `${own} | ${outer}`;
}

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** Computes the relative luminance of a colour, 0–1 (WCAG); the background's if it is more than half transparent. */
function getLuminance(colour: string, background: number): number {
  if (canvas === null) throw new Error('No canvas');
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  if (alpha < 128) return background;
  const linear = (channel: number) =>
    channel <= 10 ? channel / 3295 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Computes the highest contrast ratio of some colours to the background of an element, 1–21 (WCAG). */
function getContrast(colours: readonly string[], on: Element | null): number {
  const background = getLuminance(on === null ? 'Canvas' : getBackground(on), 1);
  const ratios = colours.map((colour) => {
    const luminance = getLuminance(colour, background);
    return (Math.max(luminance, background) + 0.05) / (Math.min(luminance, background) + 0.05);
  });
  return Math.max(1, ...ratios);
}

/** Contrast ratio of a shape: of an SVG element's fill and stroke, or of a box's background and border. */
export function getShapeContrast(element: Element): number {
  const style = getComputedStyle(element);
  if (!(element instanceof SVGElement)) {
    const border = describeLine(style, 'border-top') === '' ? [] : [style.borderTopColor];
    return getContrast([style.backgroundColor, ...border], element.parentElement);
  }
  const paints = [style.fill, style.stroke].filter((paint) => paint !== 'none');
  return getContrast(paints, element.closest('svg')?.parentElement ?? null);
}

/** Contrast ratio of an element's text. */
export const getTextContrast = (element: Element): number =>
  element instanceof SVGElement
    ? getContrast([getComputedStyle(element).fill], element.closest('svg')?.parentElement ?? null)
    : getContrast([getComputedStyle(element).color], element);
