import { hierarchy, treemap } from 'd3-hierarchy';

/** A rectangle, px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An item with an area proportional to its revenue. */
interface Weighted {
  readonly revenue: number;
}

/** Rectangle of one item. */
export type Squarified<Item> = Box & { readonly item: Item };

/**
 * Divides a box among items by revenue, in their order. A ratio above 1 makes tiles wider, since names run
 * horizontally.
 * @param gap empty space between tiles, px
 */
export const squarify = <Item extends Weighted>(
  items: readonly Item[],
  box: Box,
  ratio: number,
  gap: number,
): readonly Squarified<Item>[] => {
  const root = hierarchy<{ readonly item?: Item; readonly children?: readonly { readonly item: Item }[] }>({
    children: items.map((item) => ({ item })),
  }).sum(({ item }) => item?.revenue ?? 0);
  const placed = treemap<typeof root.data>().size([(box.width + gap) / ratio, box.height + gap])(root);
  return (placed.children ?? []).flatMap(({ data, x0, x1, y0, y1 }) => {
    if (data.item === undefined) return [];
    const [left, right] = [Math.round(x0 * ratio), Math.round(x1 * ratio)];
    const [top, bottom] = [Math.round(y0), Math.round(y1)];
    return [
      {
        item: data.item,
        x: box.x + left,
        y: box.y + top,
        width: Math.max(1, right - left - gap),
        height: Math.max(1, bottom - top - gap),
      },
    ];
  });
};
