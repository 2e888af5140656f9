import type { Column } from '../columns/column.ts';
import type { TableState } from '../state/table-state.ts';
import type { ColumnWidths } from './measure-columns.ts';

/** Markers beside a header's label: sort arrow, number of a second key, filter dot. */
const ARROW = 20;
const KEY_NUMBER = 26;
const DOT = 12;
/**
 * Width of a header's markers, px. Space for the sort arrow is always reserved, so that sorting changes no width;
 * before an end-aligned label the cell's padding serves.
 */
export const getMarkersWidth = ({ field, traits }: Column, { sort, filters }: TableState): number => {
  const key = sort.findIndex((each) => each.field === field);
  const isBeside = traits.align === 'end' && key <= 0;
  return (isBeside ? 0 : ARROW) + (key > 0 ? KEY_NUMBER : 0) + (filters[field] === undefined ? 0 : DOT);
};

const sumWidths = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

/**
 * Distributes space to columns in order, each up to its missing width, px.
 * @returns the space of each
 */
const shareOut = (lacks: readonly number[], space: number): readonly number[] => {
  let left = Math.max(0, space);
  return lacks.map((lack) => {
    const given = Math.min(lack, left);
    left -= given;
    return given;
  });
};

/**
 * Fits the columns into a region: the first column gets the remaining space, up to its natural width. When space is
 * short, headers take two lines, share bars shrink and titles get less: space beyond a readable name in the first
 * column goes to titles and price positions first.
 * @param markers width of the header markers of all but the first column
 * @param room width of the region, px; 0 until measured
 */
export const fitColumns = (
  { first, others }: ColumnWidths,
  markers: readonly number[],
  room: number,
): { readonly widths: readonly number[]; readonly isTight: boolean } => {
  const fitOthers = (head: 'oneLine' | 'twoLines', content: 'best' | 'min') =>
    others.map((width, index) =>
      Math.ceil(Math.max(width.head[head] + (markers[index] ?? 0), width.content[content]) + width.sides),
    );
  const natural = fitOthers('oneLine', 'best');
  const isTight = room > 0 && first.usual + sumWidths(natural) > room;
  const least = isTight ? fitOthers('twoLines', 'min') : natural;
  const lacks = others.map(({ content, isFlexible, sides }, index) =>
    isFlexible ? Math.max(0, Math.ceil(content.best + sides) - (least[index] ?? 0)) : 0,
  );
  const given = shareOut(lacks, room - sumWidths(least) - first.usual);
  const otherWidths = least.map((width, index) => width + (given[index] ?? 0));
  const remaining = room - sumWidths(otherWidths);
  const min = isTight ? Math.min(first.min, Math.max(first.squeezed, remaining)) : first.usual;
  const fits = !isTight || remaining >= first.squeezed;
  // Columns that do not fit scroll sideways, so a readable name takes no width from them.
  const scrolled = Math.max(first.min, Math.min(first.usual, room / 3));
  return {
    widths: [Math.max(fits ? min : scrolled, Math.min(first.best, remaining)), ...otherWidths],
    isTight,
  };
};
