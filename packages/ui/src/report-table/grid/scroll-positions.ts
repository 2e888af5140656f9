import type { CellPosition } from './use-grid-navigation.ts';

/** Scroll offsets and focused cell of a table. */
export interface ScrollPosition {
  readonly top: number;
  readonly left: number;
  readonly cell: CellPosition | null;
}

const STORAGE_KEY = 'table-scroll-positions';

/** Number of latest positions that outlive a reload. */
const MAX_STORED = 100;

const isPosition = (value: unknown): value is ScrollPosition =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'top') === 'number' &&
  typeof Reflect.get(value, 'left') === 'number';

/** Reads the positions that this tab stored before its reload; empty if the browser has none it can read. */
function readStored(): [string, ScrollPosition][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((entry: unknown): [string, ScrollPosition][] => {
      const [key, position]: unknown[] = Array.isArray(entry) ? entry : [];
      // The focus did not outlive the reload.
      return typeof key === 'string' && isPosition(position) ? [[key, { ...position, cell: null }]] : [];
    });
  } catch {
    return [];
  }
}

let positions: Map<string, ScrollPosition> | undefined;

/** Stores the positions when the page is left, for a reload. Does nothing without storage. */
function storePositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...(positions ?? [])].slice(-MAX_STORED)));
  } catch {
    // A full or blocked storage loses only the positions.
  }
}

/** Returns the positions by history entry and table, including those from before a reload. */
export function getScrollPositions(): Map<string, ScrollPosition> {
  if (positions === undefined) {
    positions = new Map(readStored());
    window.addEventListener('pagehide', storePositions);
  }
  return positions;
}
