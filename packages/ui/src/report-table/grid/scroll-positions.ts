import type { CellPosition } from './use-grid-navigation.ts';

/** Scroll offsets and focused cell of a table. */
export interface ScrollPosition {
  readonly top: number;
  readonly left: number;
  readonly cell: CellPosition | null;
}

const STORAGE_KEY = 'table-scroll-positions';

/** The most positions that outlive a reload, the latest. */
const MAX_STORED = 100;

const isPosition = (value: unknown): value is ScrollPosition =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'top') === 'number' &&
  typeof Reflect.get(value, 'left') === 'number';

/** Reads the positions of this tab before its reload; none where the browser has no readable ones. */
function readStored(): [string, ScrollPosition][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((entry: unknown): [string, ScrollPosition][] => {
      const [key, position]: unknown[] = Array.isArray(entry) ? entry : [];
      // The focus of before a reload is gone.
      return typeof key === 'string' && isPosition(position) ? [[key, { ...position, cell: null }]] : [];
    });
  } catch {
    return [];
  }
}

let positions: Map<string, ScrollPosition> | undefined;

/** Stores the positions when the page is left, so that a reload finds them. A browser without storage forgets them. */
function storePositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...(positions ?? [])].slice(-MAX_STORED)));
  } catch {
    // A full or blocked storage costs the position alone.
  }
}

/** Returns the positions by history entry and table; those of before a reload are among them. */
export function getScrollPositions(): Map<string, ScrollPosition> {
  if (positions === undefined) {
    positions = new Map(readStored());
    window.addEventListener('pagehide', storePositions);
  }
  return positions;
}
