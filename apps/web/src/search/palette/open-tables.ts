import type { Noun } from '@vitrina/ui/format/plural';
import { createOpenRegistry } from './open-registry.ts';

/** A table on the screen that the palette can filter. */
export interface OpenTable {
  /** Title: «Товары категории». */
  caption: string;
  noun: Noun;
  /** Counts the rows whose name contains a text. */
  countRows: (text: string) => number;
  /** Filters the table to these rows. */
  filter: (text: string) => void;
  /** Saves the table as a file. */
  save: (format: 'xlsx' | 'csv') => void;
  /** The charts above the table and their toggle. */
  charts: { isShown: boolean; onToggle: () => void } | undefined;
  /** The comparison with an earlier week and its toggle, if the table has it: «Сравнить с неделей 45». */
  comparison:
    | { label: string; isOn: boolean; isDisabled?: boolean; onToggle?: (() => void) | undefined }
    | undefined;
}

const openTables = createOpenRegistry<OpenTable>();

/** Lists the tables on the screen, topmost first. */
export const listOpenTables = openTables.list;

/** Registers a table for the palette while it is mounted. */
export const useOpenTable = openTables.useEntry;
