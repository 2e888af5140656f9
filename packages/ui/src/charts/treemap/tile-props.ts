import type { CSSProperties, KeyboardEvent } from 'react';
import type { PointedMark } from '../use-pointed-mark.ts';

/** Props of every treemap tile. */
export interface TileProps extends ReturnType<PointedMark['getHandlers']> {
  /** Revenue of the market, for shares. */
  readonly total: number;
  readonly style: CSSProperties;
  /** Background and text colour. */
  readonly tone: string;
  /** Whether it or its table row is pointed at. */
  readonly isOutlined: boolean;
  /** Whether its table row passes the table's filters; of a group, whether one of its rows does. */
  readonly hasPassed: boolean;
  readonly tabIndex: 0 | -1;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Frame of a tile; its outline lies inside. */
export const TILE_CLASS =
  'absolute overflow-hidden rounded-mark text-left leading-4 -outline-offset-2 outline-ink [print-color-adjust:exact] focus-visible:z-1 focus-visible:outline-ink forced-colors:border forced-colors:forced-color-adjust-none';

/** Tone of a tile whose rows the table filters out. */
export const DIMMED_TILE_CLASS = 'border border-line-soft bg-ground text-ink-3';
